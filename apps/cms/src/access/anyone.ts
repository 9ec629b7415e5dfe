import type { Access } from 'payload';

/** Everybody, also the anonymous: files of the media library are public; its list is closed by the REST guard. */
export const anyone: Access = () => true;

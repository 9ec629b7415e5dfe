import type { Access } from 'payload';

/** Nobody over HTTP; only this server's own code. */
export const nobody: Access = () => false;

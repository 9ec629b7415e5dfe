import { settings } from './settings.ts';

/** Origin of the admin, which shows previews in a frame or window: CMS_URL, else the backend's. */
export const editorOrigin = new URL(process.env['CMS_URL'] ?? settings.contentApi).origin;

import { settings } from './settings.ts';
import { variable } from './siteVariables.ts';

/** Origin of the admin, which shows previews in a frame or window: CMS_URL, else the backend's. */
export const editorOrigin = new URL(variable('CMS_URL') ?? settings.contentApi).origin;

import { fileURLToPath } from 'node:url';

/** The repository's folder, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const siteDir = `${root}/apps/site`;
export const cmsDir = `${root}/apps/cms`;

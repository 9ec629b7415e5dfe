import type { Lang } from '@concierge/contract/lang';
import { settings } from '../runtime/settings.ts';
import { libraryFolder, mediaUrl } from './imageUrl.ts';
import { siteLink } from './link.ts';

/** Whether an address from content is a file of the backend's, which the site serves itself. */
export const isBackendFile = (url: string): boolean =>
  [libraryFolder, ...settings.mediaPrefixes].some((folder) => url.startsWith(folder));

/** A link from content that may be a file: to the site's copy of it, else by the link rule. */
export const fileLink = (url: string, lang: Lang): string =>
  isBackendFile(url) ? mediaUrl(url) : siteLink(url, lang);

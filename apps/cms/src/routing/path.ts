import { isLang, type Lang } from '@concierge/contract/lang';
import type { Said } from '../i18n/say.ts';

/** A path of a request taken apart, or what is wrong with it. */
export type ReadPath = { lang: Lang | undefined; path: string } | { problem: Said };

/**
 * Reads a path with or without its language prefix: `/en/programs/?x#y` is English `/programs/`.
 * Decodes it once, drops query and hash, and closes it with a slash. Dots, double slashes, control
 * characters and broken encoding are refused.
 */
export function readPath(nodeUrl: string): ReadPath {
  const bare = nodeUrl.split(/[?#]/, 1)[0] ?? '';
  const decoded = decode(bare);
  if (decoded === undefined) return { problem: 'The path is not properly encoded.' };
  if (!decoded.startsWith('/')) return { problem: 'The path must begin with a slash.' };
  if (
    /[\p{Cc}\p{Cs}\\]/u.test(decoded) ||
    decoded.includes('//') ||
    /(^|\/)\.\.?(\/|$)/.test(decoded)
  ) {
    return { problem: 'The path holds characters that no page has.' };
  }
  const path = withSlash(decoded);
  const prefix = path.split('/')[1];
  return isLang(prefix)
    ? { lang: prefix, path: path.slice(prefix.length + 1) }
    : { lang: undefined, path };
}

/** The path with a slash at its end. */
export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return undefined;
  }
}

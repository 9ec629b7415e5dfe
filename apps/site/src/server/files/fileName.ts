import { settings } from '../../runtime/settings.ts';

/**
 * How a file of the backend is named in our addresses: its name in the media folder, or `-/path`
 * from the backend's root (see routing/imageUrl.ts), there only in the folders that the
 * installation opened: anything else of the backend is not for the public.
 */
const sound =
  /^(-\/)?[\p{L}\p{N}][\p{L}\p{N} ._()+,@~-]*(\/[\p{L}\p{N}][\p{L}\p{N} ._()+,@~-]*)*$/u;

/** The decoded name, or undefined where it can name no file that may be shown. */
export function readFileName(
  encoded: string,
  prefixes: readonly string[] = settings.mediaPrefixes,
): string | undefined {
  try {
    const name = decodeURIComponent(encoded);
    if (name.length > 300 || !sound.test(name) || name.includes('..')) return undefined;
    return !name.startsWith('-/') || prefixes.some((prefix) => name.slice(1).startsWith(prefix))
      ? name
      : undefined;
  } catch {
    return undefined;
  }
}

/** Address of a file at the backend, whose calls begin at `contentApi`. */
export function sourceUrl(name: string, contentApi: string): string {
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return name.startsWith('-/')
    ? new URL(encoded.slice(1), contentApi).href
    : `${contentApi}/media/file/${encoded}`;
}

/** A version of a file as addresses carry it (`?v=`): letters, digits, dots and hyphens. */
export function readVersion(query: string): string | undefined {
  const version = new URLSearchParams(query).get('v');
  return version && /^[\w.-]{1,40}$/.test(version) ? version : undefined;
}

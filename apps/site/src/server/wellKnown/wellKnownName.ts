const prefix = '/.well-known/';
/** Folders and file names; none begins with a dot, and none is percent-encoded. */
const namePattern = /^[\w-][\w.~-]*(\/[\w-][\w.~-]*){0,3}$/;
const maxLength = 200;

/**
 * The file that an address below `/.well-known/` (RFC 8615) names, relative to that folder;
 * undefined for any other address. Only one spelling names a file, so nothing is decoded or
 * normalized.
 */
export function wellKnownName(address: string): string | undefined {
  if (!address.startsWith(prefix)) return undefined;
  const cut = address.indexOf('?');
  const name = address.slice(prefix.length, cut < 0 ? undefined : cut);
  return name.length <= maxLength && namePattern.test(name) ? name : undefined;
}

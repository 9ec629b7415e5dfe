/**
 * Longest path that is looked at; the contract's `nodeUrl` holds 2048 characters. A query may be
 * longer: its route cuts it.
 */
const longest = 2048;

/**
 * True for an address that can name something: origin form, not too long, well encoded, without
 * `//`, backslashes, control characters and dot segments, in plain or in percent encoding. Anything
 * else gets 400 before any work is done.
 */
export function isSoundAddress(address: string): boolean {
  const cut = address.indexOf('?');
  const path = cut < 0 ? address : address.slice(0, cut);
  if (path.length > longest || path.charCodeAt(0) !== slash || path.charCodeAt(1) === slash)
    return false;
  if (plain.test(path)) return !path.includes('//') && !path.includes('/.');
  const decoded = decode(path);
  return decoded !== undefined && !unsound.test(decoded);
}

const slash = 47;
const plain = /^[\w/.,~-]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsound = /\/\/|[?#]|\\|[\u0000-\u001f\u007f-\u009f]|\/\.{1,2}(\/|$)|%[0-9a-f]{2}/i;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Tells two texts apart in an address (FNV-1a, 32 bits, as hex). */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** Bytes of the longest text whose digest is kept, and how many are. */
const longest = 16_384;
const maxDigests = 200;

/**
 * Keeps digests: Astro reckons those of the styles and scripts that it writes into a page anew for
 * every page, each as a task of another thread, though they are the same for as long as the process
 * lives (docs/speed.md).
 */
export function keepDigests(): void {
  const digests = new Map<string, Promise<ArrayBuffer>>();
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  crypto.subtle.digest = (algorithm, data) => {
    if (typeof algorithm !== 'string' || data.byteLength > longest) return digest(algorithm, data);
    const bytes = ArrayBuffer.isView(data)
      ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
      : Buffer.from(data);
    const key = `${algorithm} ${bytes.toString('latin1')}`;
    const cached = digests.get(key);
    if (cached) return cached;
    const made = digest(algorithm, data);
    if (digests.size < maxDigests) digests.set(key, made);
    return made;
  };
}

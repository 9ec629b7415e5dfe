import { get } from '../../tests/get.ts';
import { at } from '../../tests/product.ts';
import type { Row } from './kit/table.ts';

/**
 * Every picture of every brand's home in all the widths that a browser could ask for, encoded anew;
 * the slowest and the median one.
 */
export async function benchImages(): Promise<Row[]> {
  const urlByPath = new Map<string, string>();
  for (const code of ['SEG', 'HIM', 'CAA', 'CR', 'SHMS'] as const) {
    const { text } = await get(at(code, '/en/'));
    for (const [path] of text.matchAll(/\/img\/\d+\/\d+\/(?:avif|webp)\/[\w.?=%-]+/g))
      urlByPath.set(path, at(code, path));
  }
  const times: number[] = [];
  const urls = [...urlByPath.values()].slice(0, 60);
  const work = async () => {
    for (let url = urls.pop(); url; url = urls.pop()) {
      const begun = performance.now();
      await get(url);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all([work(), work()]);
  const again = performance.now();
  for (const url of [...urlByPath.values()].slice(0, 60)) await get(url);
  const cachedMs = (performance.now() - again) / Math.min(60, urlByPath.size);
  const sorted = times.toSorted((a, b) => a - b);
  const value = `median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms first, ${cachedMs.toFixed(1)} ms after`;
  return [
    {
      what: `pictures of five home pages, ${times.length} encodings, two at a time`,
      value,
      target: '',
    },
  ];
}

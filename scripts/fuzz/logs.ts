import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Finding } from './judge.ts';
import { markers } from './values.ts';

/** Remembers how long the logs are; the function that it gives finds input in what came since. */
export function logsFrom(folder: string): () => Finding[] {
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.log'));
  const sizes = new Map(files().map((name) => [name, statSync(`${folder}/${name}`).size]));
  return () =>
    files().flatMap((name) =>
      readFileSync(`${folder}/${name}`)
        .subarray(sizes.get(name) ?? 0)
        .toString()
        .split('\n')
        .flatMap((line) => {
          const marker = markers.exec(line);
          if (!marker) return [];
          const at = Math.max(0, marker.index - 80);
          const what = `input in ${name}: ${line.slice(at, at + 160)}`;
          return [{ index: Number(marker[1]), what }];
        }),
    );
}

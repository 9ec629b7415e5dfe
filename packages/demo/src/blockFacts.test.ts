import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clipPath } from './files.ts';
import { allPages } from './pages/allPages.ts';
import { nestedNodes } from './pages/kit/walk.ts';
import type { SeedBlock } from './types.ts';

const blocks = [...nestedNodes(allPages)].filter(
  (node): node is SeedBlock => 'type' in node && typeof node.type === 'string',
);

/** Seconds that an MP4 lasts, as the header of the film says. */
function filmSeconds(file: string): number {
  const film = readFileSync(file);
  const header = film.indexOf('mvhd');
  return film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
}

test('a film lasts as long as its block says', () => {
  const films = blocks.flatMap((block) => (block.type === 'video' ? [block] : []));
  expect(films.length).toBeGreaterThan(0);
  for (const { field_media, duration_seconds } of films) {
    const { clip = '' } = field_media as { clip?: string };
    expect(duration_seconds).toBe(Math.round(filmSeconds(clipPath(clip))));
  }
});

test('a list of coming dates says the hour of each', () => {
  const formats = blocks.flatMap(({ type, date_type }) =>
    type === 'event_list' && date_type ? [date_type] : [],
  );
  expect(formats.length).toBeGreaterThan(0);
  expect(formats.filter((format) => !['1', '2'].includes(format))).toEqual([]);
});

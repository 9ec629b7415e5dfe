import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture, UnreadableSourceError } from './pictures.ts';

const folder = mkdtempSync(`${tmpdir()}/pictures-`);
const request = {
  file: 'a.png',
  version: undefined,
  width: 64,
  quality: 75,
  format: 'avif',
} as const;

test('pictures and cards are made in a process of their own, which outlives a broken file', {
  tags: ['S9.images.1'],
}, async () => {
  const source = `${folder}/a.png`;
  await sharp({ create: { width: 200, height: 100, channels: 3, background: '#246' } })
    .png()
    .toFile(source);
  writeFileSync(`${folder}/broken.png`, 'no picture');
  const image = (from: string) =>
    ({ kind: 'image', source: from, request, effort: 'quick' }) as const;
  await expect(makePicture(image(`${folder}/broken.png`), `${folder}/b.avif`)).rejects.toThrow(
    /unsupported/i,
  );
  await makePicture(image(source), `${folder}/made/a.avif`);
  const failure = (from: string) =>
    makePicture(image(from), `${folder}/b.avif`).catch((error: unknown) => error);
  expect(await failure(`${folder}/broken.png`)).toBeInstanceOf(UnreadableSourceError);
  // A source that was swept comes back with the next request.
  const swept = await failure(`${folder}/swept.png`);
  expect([swept instanceof Error, swept instanceof UnreadableSourceError]).toEqual([true, false]);
  writeFileSync(`${folder}/file`, '');
  const noFolder = makePicture(image(source), `${folder}/file/a.avif`);
  await expect(noFolder).rejects.not.toBeInstanceOf(UnreadableSourceError);
  expect(await sharp(`${folder}/made/a.avif`).metadata()).toMatchObject({ width: 64, height: 32 });
  const card = { brand: 'HIM', lang: 'ar', title: 'فندق', image: undefined } as const;
  await makePicture({ kind: 'card', card, picture: source }, `${folder}/card.jpg`);
  expect(await sharp(`${folder}/card.jpg`).metadata()).toMatchObject({ width: 1200, height: 630 });
});

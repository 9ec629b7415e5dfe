import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makeEntry } from '../../cache/pageEntry.ts';
import { PageMemory } from '../../cache/pageMemory.ts';
import { Recompressor } from './Recompressor.ts';

const source = {
  status: 200,
  own: ['content-type', 'text/html'],
  tags: ['page:1'],
  renderedAt: 1,
  freshFor: 1000,
};
const body = Buffer.from(
  Array.from(
    { length: 4000 },
    (_, index) => `<p>${(index * 7919) % 1013} snow ${index % 97} ridge</p>`,
  ).join(''),
);

test('a page that is visited again is compressed further, and stays so for as long as it says the same', async () => {
  const memory = new PageMemory(2 ** 20);
  const recompressor = new Recompressor({ memory, disk: undefined });
  const entry = await makeEntry(source, body);
  const quick = entry.variants.br?.body.length ?? 0;
  memory.set('HIM /en/', entry);
  for (let visit = 0; visit < 2; visit += 1) recompressor.visited('HIM /en/', entry);
  expect(entry.isRecompressed).toBe(false);
  recompressor.visited('HIM /en/', entry);
  await vi.waitFor(() => expect(entry.variants.br?.body.length).toBeLessThan(quick), 10_000);
  const small = entry.variants.br?.body ?? Buffer.alloc(0);
  expect(brotliDecompressSync(small)).toEqual(body);

  const renewed = await makeEntry({ ...source, renderedAt: 2 }, body, entry);
  expect([renewed.variants.br?.body, renewed.isRecompressed, renewed.renderedAt]).toEqual([
    small,
    true,
    2,
  ]);
  const changed = await makeEntry(source, Buffer.concat([body, Buffer.from('!')]), entry);
  expect([
    changed.isRecompressed,
    brotliDecompressSync(changed.variants.br?.body ?? small).at(-1),
  ]).toEqual([false, 33]);
});

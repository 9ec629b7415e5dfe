import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replaceFile, replaceFileBy, replaceFileSync } from './replaceFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'replace-'));
const file = join(folder, 'made', 'a.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is replaced as a whole, with its folder and mode, by many at once', async () => {
  replaceFileSync(file, 'old', { mode: 0o600 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => replaceFile(file, text, { isSynced: true })));
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(join(folder, 'made'))).toEqual(['a.json']);
});

test('a write that breaks off leaves the old file, and nothing beside', async () => {
  replaceFileSync(file, 'old');
  const broken = replaceFileBy(file, async (draft) => {
    await writeFile(draft, 'ne');
    throw new Error('disk full');
  });
  await expect(broken).rejects.toThrow('disk full');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(() => replaceFileSync(join(file, 'below'), 'x')).toThrow();
  expect(readdirSync(join(folder, 'made'))).toEqual(['a.json']);
});

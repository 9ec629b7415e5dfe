import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildId } from './buildId.ts';

test('a build with other assets has another id, the same one keeps its', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'client/_astro'), { recursive: true });
  writeFileSync(join(folder, 'client/_astro/page.aaa.css'), '');
  const entry = join(folder, 'server/entry.mjs');
  const first = buildId(entry);
  expect(buildId(entry)).toBe(first);
  writeFileSync(join(folder, 'client/_astro/page.bbb.css'), '');
  expect(buildId(entry)).not.toBe(first);
  expect(buildId(join(folder, 'elsewhere/entry.mjs'))).toBe(buildId(entry));
  expect(buildId('/nowhere/server/entry.mjs')).toBe('development');
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildId } from './buildId.ts';

test('a build with other assets or modules has another id, the same one keeps its', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'client/_astro'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client/_astro/page.aaa.css'), '');
  const entry = join(folder, 'server/entry.mjs');
  writeFileSync(entry, "import './chunks/page_aaa.mjs';");
  const first = buildId(entry);
  expect(buildId(entry)).toBe(first);
  writeFileSync(join(folder, 'client/_astro/page.bbb.css'), '');
  const second = buildId(entry);
  expect(second).not.toBe(first);
  writeFileSync(entry, "import './chunks/page_bbb.mjs';");
  expect([first, second]).not.toContain(buildId(entry));
  expect(buildId('/nowhere/server/entry.mjs')).toBe('development');
});

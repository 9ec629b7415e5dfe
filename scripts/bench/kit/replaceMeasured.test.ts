import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../lib/paths.ts';
import { replaceMeasured } from './replaceMeasured.ts';

test('new figures leave what people wrote about the old ones', () => {
  const page = readFileSync(`${root}/docs/benchmarks.md`, 'utf8');
  const next = replaceMeasured(page, '| new |\n');
  const [before = '', after = ''] = next.split('| new |\n');
  expect(page.startsWith(before) && page.endsWith(after)).toBe(true);
  expect(after).toContain('## What misses, and why');
  expect(next).not.toContain('| what | measured | target |');
});

test('a page without marks is left as it is', () => {
  expect(() => replaceMeasured('# Benchmarks\n', 'x')).toThrow('<!-- measured -->');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'concierge-text-'));
const file = path.join(folder, 'table.csv');
afterAll(() => rmSync(folder, { recursive: true }));

test('a text is read as UTF-8, with or without its mark; another encoding is refused, and so is no file', () => {
  for (const mark of ['', '\ufeff']) {
    writeFileSync(file, `${mark}name\nZürich, Цюрих`);
    expect(readTextFile(file)).toBe('name\nZürich, Цюрих');
  }
  writeFileSync(file, Buffer.from('name\nZürich', 'latin1'));
  expect(() => readTextFile(file)).toThrow("isn't in UTF-8");
  expect(() => readTextFile(path.join(folder, 'nothing.csv'))).toThrow("can't be read");
});

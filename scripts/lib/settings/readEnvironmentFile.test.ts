import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { readEnvironmentFile } from './readEnvironmentFile.ts';

const file = join(mkdtempSync(join(tmpdir(), 'concierge-settings-')), '.env');
const read = (text: string) => {
  writeFileSync(file, text);
  return readEnvironmentFile(file);
};

test('settings and comments are read, quoted values over several lines too', () => {
  expect(read('# a comment\n\nA=1 # one\n  export B="x\ny=z\nw"\r\nC=\nD = \'# q\'\n')).toEqual({
    A: '1',
    B: 'x\ny=z\nw',
    C: '',
    D: '# q',
  });
  expect(typeof readEnvironmentFile(`${root}/.env.example`)).toBe('object');
});

test.each([
  ['A=1\ngarbage line\n', 2],
  ['A="x\ny"\n=3\n', 3],
  ['HOSTS_HIM: him.example\n', 1],
])('%j: one sentence names the line', (text, line) => {
  expect(read(text)).toMatch(new RegExp(`^Line ${line} of ${file} is no setting: [^\n]+$`));
});

test.each([tmpdir(), '/nope/.env'])('%s is one sentence', (path) => {
  expect(readEnvironmentFile(path)).toBe(
    `${path} can't be read: it must be a file that this user may read.`,
  );
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { nodeFlags } from './stack.ts';

const files = [
  'Dockerfile',
  'docs/how-to/run-in-production.md',
  'deploy/systemd/*.service',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

test.each(files)('%s starts servers as `npm start` does', (file) => {
  const starts = readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => /\bnode\b.*\b(server\/entry\.mjs|server\/serve\.ts)/.test(line));
  expect(starts).not.toEqual([]);
  for (const line of starts) expect(nodeFlags.filter((flag) => !line.includes(flag))).toEqual([]);
});

import { expect, test } from 'vitest';
import { emptyCells, missingFiles, missingSources } from './namedFiles.ts';

const paths = ['apps/site/tests/frontDoor.test.ts', 'apps/site/src/leads/intake/intake.test.ts'];

test('a named file must be in the repository, by its name or by the end of its path', () => {
  const named =
    '`frontDoor.test.ts`, `tests/frontDoor.test.ts`, `leads/intake/*.test.ts`, `npm run fuzz`\n`Door.test.ts` and `leads/*.test.ts`, `intake/gone.spec.ts`';
  expect(missingFiles(named, paths)).toEqual([
    { line: 2, name: 'Door.test.ts' },
    { line: 2, name: 'leads/*.test.ts' },
    { line: 2, name: 'intake/gone.spec.ts' },
  ]);
});

test('a comment names only files that are there', () => {
  const comment =
    ' * `intake/intake.test.ts`, (frontDoor.test.ts), intake/*.test.ts; see Door.test.ts.';
  expect(missingSources(comment, paths)).toEqual(['Door.test.ts']);
});

test('a row of a table leaves no cell empty, a heading within the table apart', () => {
  expect(emptyCells('| a | b |\n|---|---|\n| **V1** | |\n| x | |\ntext\n| | y |')).toEqual([4, 6]);
});

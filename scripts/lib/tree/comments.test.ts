import { expect, test } from 'vitest';
import { commentsByLine } from './comments.ts';

test('a comment is a whole line, what stands between two marks, or the end of a line of code', () => {
  const source = [
    '/** One.',
    ' * two',
    ' */',
    "const address = 'https://x // y'; // three",
    "const path = 'a//b';",
    '  // four',
    '  {/* five */}',
    'six();',
  ];
  expect(commentsByLine(source.join('\n'))).toEqual([
    '/** One.',
    ' * two',
    ' */',
    '// three',
    undefined,
    '  // four',
    '  {/* five */}',
    undefined,
  ]);
});

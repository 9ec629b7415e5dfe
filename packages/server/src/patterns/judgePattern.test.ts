import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includes } from './codePoints.ts';
import { judgePattern } from './judgePattern.ts';
import { type PatternNode, parsePattern } from './parsePattern.ts';

const characters = [
  'a',
  'b',
  'é',
  'Ж',
  '1',
  '٣',
  ' ',
  '\u00a0',
  '\v',
  '\n',
  '\u2028',
  '-',
  '.',
  '😀',
  '_',
];
const atom = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'é',
    '1',
    ' ',
    '\\-',
    '\\.',
    '\\u0416',
    '\\u{1f600}',
    '\\x61',
    '\\t',
    '\\cK',
    '\\/',
  ),
  fc.constantFrom(
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\p{L}',
    '\\P{Lu}',
    '\\p{Script=Greek}',
  ),
  fc.constantFrom(
    '[ab]',
    '[^a]',
    '[a-z\\d]',
    '[^\\s\\-]',
    '[\\p{L}\\x20]',
    '[]',
    '[^]',
    '[\\w.]',
    '[^\\S ]',
    '\\b',
    '\\B',
  ),
);
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,3}', '{1,}', '*?', '??');
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((sequences) => sequences.join('|')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(atom, quantifier)
      .map(([text, times]) => (/^\\[bB]$/.test(text) ? text : text + times)),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), quantifier)
      .map(([open, inner, times]) => `${open}${inner})${times}`),
    fc.constantFrom('^', '$'),
  ),
}));
const text = fc
  .array(fc.constantFrom(...characters), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('what is accepted matches as browsers match it, under both flags', () => {
  let accepted = 0;
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 5, maxLength: 20 }), (source, values) => {
      const judgement = judgePattern(source);
      if (judgement.problem) return;
      accepted += 1;
      const inBrowsers = ['v', 'u'].map((flags) => new RegExp(`^(?:${source})$`, flags));
      for (const value of values)
        for (const browser of inBrowsers)
          if (browser.test(value) !== judgement.matches(value)) throw new Error(value);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(350);
}, 60_000);

test('what is accepted takes a backtracking engine no more than linear time', () => {
  const runs = fc.array(fc.tuple(fc.constantFrom(...characters), fc.integer({ min: 1, max: 40 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(pattern, runs, (source, parts) => {
      if (judgePattern(source).problem) return;
      const value = parts.map(([character, times]) => character.repeat(times)).join('');
      if (backtrackingSteps(parsePattern(source), [...value]) > 20_000 * (value.length + 1))
        throw new Error(value);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

/** Steps of an engine that tries every way in which a text can fit, and fails at its end. */
function backtrackingSteps(node: PatternNode, value: readonly string[]): number {
  let steps = 0;
  const tryAll = (part: PatternNode, at: number, then: (at: number) => void): void => {
    steps += 1;
    if (steps > 10_000_000) throw new Error('This takes too many steps.');
    if (part.kind === 'assert') then(at);
    else if (part.kind === 'either') for (const item of part.items) tryAll(item, at, then);
    else if (part.kind === 'sequence') {
      const [head, ...items] = part.items;
      if (head) tryAll(head, at, (end) => tryAll({ kind: 'sequence', items }, end, then));
      else then(at);
    } else if (part.kind === 'repeat') {
      const { item, min, max } = part;
      const again = { kind: 'repeat', item, min: Math.max(0, min - 1), max: max - 1 } as const;
      const next = (end: number) => {
        if (min > 0 || end > at) tryAll(again, end, then);
      };
      if (max > 0) tryAll(item, at, next);
      if (min === 0) then(at);
    } else if (includes(part.codePoints, value[at]?.codePointAt(0) ?? -1)) then(at + 1);
  };
  tryAll(node, 0, () => undefined);
  return steps;
}

test.each([
  ['(a+)+', 'ambiguous'],
  ['(?:a|aa)+', 'ambiguous'],
  ['a*a*a*a*', 'ambiguous'],
  ['.*a.*b.*c', 'ambiguous'],
  ['(?:a?){50}a{50}', 'ambiguous'],
  ['(?:[a-z]{1,30}){1,30}', 'ambiguous'],
  ['(?:|){60}', 'ambiguous'],
  ['(?:(?:[\\p{L}\\p{M}]|\\p{Lu})+)+', 'ambiguous'],
  [
    `(?:${Array.from({ length: 24 }, (_, index) => `[a-z]{${index},30}x?`).join('|')})*!`,
    'ambiguous',
  ],
  ['(?=a)a', 'reference'],
  ['(?<!a)b', 'reference'],
  ['(a)\\1', 'reference'],
  ['(?<n>a)\\k<n>', 'reference'],
  ['(?i:a)', 'unsupported'],
  ['[a&&b]', 'unsupported'],
  ['(?:[ab]{500}){500}', 'size'],
  ['a{5000}', 'size'],
  ['a)|(?:b', 'syntax'],
  ['(', 'syntax'],
  ['[a-z-]', 'syntax'],
] as const)('%s is refused: %s', (source, problem) =>
  expect(judgePattern(source).problem).toBe(problem),
);

test.each([
  '[0-9]{4,5}',
  '.{2,100}',
  '[a-z]{0,40}',
  "\\p{L}+(?:[ '\\-]\\p{L}+)*",
  '\\w+(?:\\s\\w+){0,20}',
  '[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?',
  '(?:0[1-9]|[12][0-9]|3[01])\\.(?:0[1-9]|1[0-2])\\.\\d{4}',
  'https:\\/\\/[a-z0-9.\\-]+(?:\\/[^ ]*)?',
  '[A-Za-z0-9.%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,4}',
])('%s is accepted', (source) => expect(judgePattern(source).problem).toBeUndefined());

test('any pattern of 500 characters is judged, and a long value matched, within a moment', () => {
  const parts = [
    '[a-z]{0,9}',
    '\\p{L}?',
    'a{90}',
    '(?:a|b|ab)',
    '.{0,30}',
    '(?:x[^x]{3})*',
    '(?:a?b?c?)',
    '\\s*',
  ];
  for (const part of parts) {
    const source = part.repeat(Math.floor(500 / part.length));
    const before = process.cpuUsage();
    const judgement = judgePattern(source);
    if (!judgement.problem) judgement.matches('ab '.repeat(1700));
    expect(process.cpuUsage(before).user / 1000, part).toBeLessThan(1500);
  }
});

import { expect, test } from 'vitest';
import { vttProblem } from './vttProblem.ts';

const cue = (times: string, text = 'Hello') => `WEBVTT\n\n${times}\n${text}\n`;
const good = '00:01.000 --> 00:02.000';

test.each([
  ['one caption', cue(good)],
  ['Windows line ends and a byte order mark', `\uFEFF${cue(good).replaceAll('\n', '\r\n')}`],
  ['hours', cue('01:00:01.000 --> 01:00:02.000')],
  ['settings and tags', cue(`${good} line:0 align:start`, '<v Ada>Hello <i>you</i> &amp; me')],
  [
    'comments, styles and names',
    `WEBVTT\n\nNOTE by us\n\nSTYLE\n::cue { color: red }\n\na\n${good}\nHi\n`,
  ],
])('%s is valid', (_, text) => expect(vttProblem(text)).toBeUndefined());

test.each([
  ['SubRip', `1\n${good.replaceAll('.', ',')}\nHello\n`, 1, 'begins with a line “WEBVTT”'],
  ['no empty line after the head', `WEBVTT\n${good}\nHello\n`, 2, 'begins with a line “WEBVTT”'],
  ['commas in times', cue(good.replaceAll('.', ',')), 3, 'Times are written'],
  ['an arrow too short', cue('00:01.000 -> 00:02.000'), 4, 'Above each text'],
  ['minute 75', cue('00:75:01.000 --> 00:76:02.000'), 3, 'Times are written'],
  ['an end before its begin', cue('00:03.000 --> 00:02.000'), 3, 'ends after it begins'],
  ['a text without times', `${cue(good)}\nfoo\nbar\n`, 7, 'Above each text'],
  ['a step back', `${cue(good)}\n00:00.500 --> 00:02.000\nBack\n`, 6, 'no earlier'],
  ['an open tag', cue(good, 'Hello <b>you'), 4, 'not closed'],
  ['a bare ampersand', cue(good, 'Fish &amp chips'), 4, '&amp;'],
  ['an unknown setting', cue(`${good} size:150%`), 3, 'setting'],
  ['no caption', 'WEBVTT\n', undefined, 'no caption'],
])('%s is refused with its line', (_, text, line, says) => {
  const problem = vttProblem(text);
  expect(problem?.text).toContain(says);
  expect(problem?.line).toBe(line);
});

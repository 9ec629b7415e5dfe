import parser from 'webvtt-parser';
import type { Said } from '../../i18n/say.ts';

interface VttProblem {
  readonly text: Said;
  /** Line that it stands on, from 1; none where the whole file is meant. */
  readonly line?: number;
}

/** What the validator's messages mean, in the order in which they are matched. */
const meanings: readonly [RegExp, Said][] = [
  [/signature/, 'The file begins with a line “WEBVTT” and an empty line.'],
  [/start timestamp of previous cue/, 'A caption begins no earlier than the one before it.'],
  [/End timestamp is not greater/, 'A caption ends after it begins.'],
  [/identifier|Blank line/, 'Above each text stands a line with its times, and an empty line.'],
  [/comment|style block/i, 'A comment or style stands in the wrong place.'],
  [
    /\btag|<v>|annotation|Timestamp must be|previous timestamp/,
    'A tag is wrong, or is not closed.',
  ],
  [/escape/, 'The characters & and < are written &amp; and &lt;.'],
  [/digit|separat|timestamp|minutes|seconds/i, 'Times are written 00:01.500 --> 00:04.000.'],
  [/./, 'A setting after the times is wrong.'],
];

const ofTexts: ReadonlySet<Said> = new Set([
  'A tag is wrong, or is not closed.',
  'The characters & and < are written &amp; and &lt;.',
]);

/** The first thing that keeps a text from being WebVTT; undefined if it is valid. */
export function vttProblem(text: string): VttProblem | undefined {
  const { cues, errors } = new parser.WebVTTParser().parse(text, 'captions');
  const [first] = errors;
  if (!first) return cues.length > 0 ? undefined : { text: 'There is no caption in the file.' };
  const [, meaning] = meanings.find(([pattern]) => pattern.test(first.message)) ?? [];
  // A fault within a text is reported on the line after it.
  const isOfText = meaning !== undefined && ofTexts.has(meaning);
  return meaning && { text: meaning, line: first.line - Number(isOfText) };
}

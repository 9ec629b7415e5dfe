import { judgePattern } from '@concierge/server/patterns/judgePattern';
import type { PatternProblem } from '@concierge/server/patterns/UnsafePattern';
import type { TextFieldValidation } from 'payload';
import { type Said, type Say, sayTo } from '../i18n/say.ts';

/**
 * Checks a field's pattern when it is saved (spec §5): valid for `pattern` in HTML, proved to
 * answer any input in linear time, so that none can hang a browser, and known to the linear engine
 * that the site's server matches with (ADR 21).
 */
export const safePattern: TextFieldValidation = (value, { req }) => {
  if (!value) return true;
  const say = sayTo({ req });
  if (value.length > 500) return say('A pattern has at most 500 characters.');
  const { problem } = judgePattern(value);
  if (!problem) return true;
  return problem === 'syntax' ? syntaxMessage(value, say) : say(messages[problem]);
};

const messages: Readonly<Record<Exclude<PatternProblem, 'syntax'>, Said>> = {
  reference:
    'A pattern can neither look ahead or behind nor refer to an earlier group; write out what may stand there.',
  unsupported:
    'A pattern can use no flags, no set operations and no sets of longer texts; list the characters instead.',
  size: 'This pattern stands for more than 1000 characters in a row; repeat less, or without an upper limit.',
  ambiguous:
    'The same text can fit this pattern in too many ways, so crafted input could hang browsers; write it without nested or overlapping repetition.',
};

function syntaxMessage(pattern: string, say: Say): string {
  for (const flags of ['v', 'u']) {
    try {
      new RegExp(pattern, flags);
    } catch (error) {
      if (error instanceof Error)
        return say('Browsers refuse this pattern: {problem}.', { problem: error.message });
    }
  }
  return say('Browsers refuse this pattern: {problem}.', { problem: say('it is not valid') });
}

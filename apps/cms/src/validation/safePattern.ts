import type { TextFieldValidation } from 'payload';
import { type Say, sayTo } from '../i18n/say.ts';

/**
 * Checks a field's pattern when it is saved (spec §5): valid for `pattern` in HTML, which means under the `v` flag, and free of
 * catastrophic backtracking, so that no input can hang a browser or the server.
 */
export const safePattern: TextFieldValidation = async (value, { event, req }) => {
  if (!value) return true;
  const say = sayTo({ req });
  if (value.length > 500) return say('A pattern has at most 500 characters.');
  const problem = syntaxProblem(value, say);
  if (problem) return problem;
  if (event === 'onChange') return true;
  const time = await backtracking(value);
  return (
    time === undefined ||
    say('This pattern can take {time} time on crafted input; write it without nested or overlapping repetition.', { time })
  );
};

const known = new Map<string, string | undefined>();

/** How the pattern's time grows where it can explode; asked once a pattern, because the proof takes up to seconds. */
async function backtracking(pattern: string): Promise<string | undefined> {
  if (known.has(pattern)) return known.get(pattern);
  const { check } = await import('recheck');
  const result = await check(`^(?:${pattern})$`, 'u', { timeout: 3000 });
  const time = result.status === 'vulnerable' ? result.complexity.summary : undefined;
  if (known.size > 1000) known.clear();
  known.set(pattern, time);
  return time;
}

function syntaxProblem(pattern: string, say: Say): string | undefined {
  for (const flags of ['v', 'u']) {
    try {
      new RegExp(`^(?:${pattern})$`, flags);
    } catch (error) {
      return say('Browsers refuse this pattern: {problem}.', { problem: error instanceof Error ? error.message : say('it is not valid') });
    }
  }
  return undefined;
}

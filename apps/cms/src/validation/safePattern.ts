import type { TextFieldValidation } from 'payload';

/**
 * Checks a field's pattern when it is saved (spec §5): valid for `pattern` in HTML, which means under the `v` flag, and free of
 * catastrophic backtracking, so that no input can hang a browser or the server.
 */
export const safePattern: TextFieldValidation = async (value, { event }) => {
  if (!value) return true;
  if (value.length > 500) return 'A pattern has at most 500 characters.';
  const problem = syntaxProblem(value);
  if (problem) return problem;
  if (event === 'onChange') return true;
  return (await backtracking(value)) ?? true;
};

const known = new Map<string, string | undefined>();

/** What is wrong with the pattern's running time; asked once a pattern, because the proof takes up to seconds. */
async function backtracking(pattern: string): Promise<string | undefined> {
  if (known.has(pattern)) return known.get(pattern);
  const { check } = await import('recheck');
  const result = await check(`^(?:${pattern})$`, 'u', { timeout: 3000 });
  const problem =
    result.status === 'vulnerable'
      ? `This pattern can take ${result.complexity.summary} time on crafted input; write it without nested or overlapping repetition.`
      : undefined;
  if (known.size > 1000) known.clear();
  known.set(pattern, problem);
  return problem;
}

function syntaxProblem(pattern: string): string | undefined {
  for (const flags of ['v', 'u']) {
    try {
      new RegExp(`^(?:${pattern})$`, flags);
    } catch (error) {
      return `Browsers refuse this pattern: ${error instanceof Error ? error.message : 'it is not valid'}.`;
    }
  }
  return undefined;
}

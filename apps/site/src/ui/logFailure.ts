/**
 * Logs a call of the page that failed, for developers alone (spec §8); one that was called off
 * didn't fail. Gives undefined, so that it can stand for the answer.
 */
export function logFailure(what: string, error: unknown, signal?: AbortSignal): undefined {
  if (!signal?.aborted) console.error(`${what} failed`, error);
}

/** What it gives, or undefined where the browser forbids it: storage may be blocked or full. */
export function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

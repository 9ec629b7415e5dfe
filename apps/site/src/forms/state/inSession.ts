/**
 * Uses the tab's session storage; undefined where it is blocked or full, for a form works without
 * it.
 */
export function inSession<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

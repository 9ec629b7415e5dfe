/** The entries of a list that is written one a line. */
export const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether a row has its dates; those of a draft may still be empty. */
export const isDated = <T extends object, K extends keyof T>(row: T, ...names: K[]): boolean =>
  names.every((name) => Boolean(row[name]));

/** The calendar day of a stored date. */
export const day = (date: string): string => date.slice(0, 10);

/**
 * The rows whose text is there: one that is written in neither the language nor English is left
 * out.
 */
export const written = <T extends object, K extends keyof T>(
  rows: readonly T[] | null | undefined,
  text: K,
): T[] => (rows ?? []).filter((row) => Boolean(row[text]));

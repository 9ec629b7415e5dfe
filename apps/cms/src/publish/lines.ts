/** The entries of a list that is written one a line. */
export const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The calendar day of a stored date. */
export const day = (date: string): string => date.slice(0, 10);

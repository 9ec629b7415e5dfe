/** Whether everything is to be tried, however long it takes. */
export const isNightly = Boolean(process.env['NIGHTLY']);

/**
 * Of all cases of a matrix (brands, languages, widths) those that `npm test` tries: the chosen
 * ones, always the same, so that a change fails for what it changed; each night (`NIGHTLY`) all.
 */
export const inTurn = <T>(
  cases: readonly T[],
  isChosen: (one: T, index: number) => boolean,
): readonly T[] => (isNightly ? cases : cases.filter(isChosen));

/**
 * Every other case, from the first or, where `shift` is odd, from the second; each night all. A
 * shift that grows from test to test has the cases change.
 */
export const everyOther = <T>(cases: readonly T[], shift: number): readonly T[] =>
  inTurn(cases, (_, index) => (index + shift) % 2 === 0);

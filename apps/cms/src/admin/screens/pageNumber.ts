/** A list's page in an address, at most; a database refuses to skip more rows than it can count. */
const last = 10_000;

/** The page of a list that an address names, from 1. */
export const pageNumber = (named: unknown): number =>
  Math.min(last, Math.max(1, Math.trunc(Number(named)) || 1));

/**
 * Where a tab's session storage keeps the aliases of the programmes that it compares, as JSON. The
 * finder's scripts read it from the markup: as an import it were a file more to fetch.
 */
export const comparisonStorageKey = 'compare';

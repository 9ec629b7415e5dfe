/**
 * Where a tab's session storage keeps the aliases of the programmes that it compares, as JSON. The
 * finder's scripts read it from the markup: an import would make them fetch one file more.
 */
export const comparisonStorageKey = 'compare';

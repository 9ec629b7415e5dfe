/**
 * Where a tab's session storage keeps the programmes that it compares, as JSON: pairs of an id and
 * an alias. The finder's scripts read it from the markup: an import would make them fetch one file
 * more.
 */
export const comparisonStorageKey = 'compare';

/** Most programmes that fit side by side. */
export const maxCompared = 4;

/** Where a tab's session storage keeps the aliases of the programmes that it compares, as JSON. */
export const comparisonStorageKey = 'compare';

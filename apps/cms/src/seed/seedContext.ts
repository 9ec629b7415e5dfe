/** Tells hooks that the seed writes: no change rows, no look-ups, no indexing one by one. */
export const seedContext = { skipChanges: true, seeding: true };

/**
 * Writes every language in one call: the Local API takes `all` here, though its types name single
 * languages only.
 */
export const everyLanguage = 'all' as unknown as 'en';

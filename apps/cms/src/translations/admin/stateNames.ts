/** What a state of a translation is called, in English. */
export const stateNames = { missing: 'Missing', outdated: 'Outdated', done: 'Done' } as const;

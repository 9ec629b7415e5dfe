/** Most programmes that fit side by side. */
export const maxCompared = 4;

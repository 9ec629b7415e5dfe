/** Text that keeps its own direction within a sentence of another script. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Whether a text is a path, which is the same in every language or made from the title. */
export const isPath = (text: string): boolean => /^\/\S*$/.test(text);

/** Whether a text is an address, which is the same in every language or made from the title. */
export const isAddress = (text: string): boolean => /^\/\S*$/.test(text);

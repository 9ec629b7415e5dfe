/** Keys of the mails that enquiries set off. */
export const mailKeys = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => ['confirmation', 'notice', 'newsletter'].map((kind) => `${key}:${kind}`));

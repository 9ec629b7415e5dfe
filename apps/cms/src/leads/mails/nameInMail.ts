/** Longer ones are no name that a mail begins with. */
const maxLength = 40;
/**
 * What a mail program would make a link of, or a reader would type: an address, a host name, a
 * number to call.
 */
const linkLike = /[@/\\:#?=&%]|\p{L}\p{M}*\.\p{L}{2}|\bwww\b|\d{3}/iu;

/**
 * A stranger's name as a mail may say it: letters, and what stands between them in names. A word
 * that is like a link or a number is left out, so that nobody makes us send theirs. Empty where
 * nothing is left.
 */
export function nameInMail(typed: string): string {
  const words = typed
    .normalize('NFKC')
    .replaceAll(/[\u3002\uff0e\uff61\u2024\u00b7]/g, '.')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s+/)
    .filter((word) => !linkLike.test(word))
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\d.'’-]/gu, ''))
    .filter((word) => /\p{L}/u.test(word));
  const fitting: string[] = [];
  for (const word of words)
    if ([...fitting, word].join(' ').length <= maxLength) fitting.push(word);
  return fitting.join(' ');
}

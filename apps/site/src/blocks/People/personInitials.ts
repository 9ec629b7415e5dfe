/**
 * First letters of the first and the last word of a name, titles such as 'Dr.' left out; one letter
 * in Arabic, which has no initials.
 */
export function personInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word) => [...(word ?? '')][0] ?? '');
  return /\p{Script=Arabic}/u.test(name)
    ? (letters[0] ?? '')
    : letters.join('').toLocaleUpperCase();
}

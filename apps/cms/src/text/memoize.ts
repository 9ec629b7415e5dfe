/**
 * A function of words that remembers its answers, since words repeat; what it remembers is thrown
 * away when it has grown to `maxEntries`.
 */
export function memoize(
  answer: (word: string) => string,
  maxEntries = 50_000,
): (word: string) => string {
  const answers = new Map<string, string>();
  return (word) => {
    const before = answers.get(word);
    if (before !== undefined) return before;
    if (answers.size >= maxEntries) answers.clear();
    const made = answer(word);
    answers.set(word, made);
    return made;
  };
}

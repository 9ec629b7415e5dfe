/** A function of words that remembers its answers, since words repeat; what it remembers is thrown away when it has grown to `most`. */
export function remembered(answer: (word: string) => string, most = 50_000): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = answer(word);
    known.set(word, made);
    return made;
  };
}

const [begin, end] = ['<!-- measured -->\n', '<!-- /measured -->'];

/**
 * A page with this text in the place of what was measured before, between its two marks; what
 * people wrote around them stays. Throws where a mark is missing.
 */
export function replaceMeasured(page: string, text: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`The page has no text between ${begin.trim()} and ${end}.`);
  return `${page.slice(0, from + begin.length)}${text}${page.slice(to)}`;
}

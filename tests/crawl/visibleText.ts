const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text that a page shows, without its head, scripts and drawings, on one line. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decoded(
    body
      .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  ).trim();
}

/**
 * Text without markup as a page would show it: references to characters resolved, blanks made one.
 */
export const decoded = (text: string): string =>
  text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ');

/**
 * Every number of a text in Western digits without separators, so that `CHF 14,500` and `١٤٬٥٠٠`
 * are the same.
 */
export const plainNumbers = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/(?<=\d)[\s.,'’\u202f٬](?=\d{3}(?!\d))/g, '');

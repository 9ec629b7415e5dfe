/** A text without characters that XML can't hold, and with line ends as XML reads them. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // All but what XML 1.0 calls a character.
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

import { expect, test } from 'vitest';
import { logoAnchor, logoBox, logoSheet } from './logoSheet.ts';

test('[S2.footer.9] a logo is a file whose drawing has the name and the box that pages refer to', () => {
  for (const code of ['SEG', 'CR', 'CAA', 'HIM', 'SHMS', 'NEW']) {
    expect(logoSheet(code)).toMatch(
      new RegExp(`^<svg [^>]*viewBox="${logoBox(code)}"[^>]*><g id="${logoAnchor}"><(path|text).*</g></svg>$`),
    );
  }
});

import { expect, test } from 'vitest';
import { logoAnchor, logoBox, logoSheet, logoWithLettersApart } from './logoSheet.ts';

test('[S2.footer.9] a logo is a file whose drawing has the name and the box that pages refer to', () => {
  for (const code of ['SEG', 'CR', 'CAA', 'HIM', 'SHMS', 'NEW']) {
    expect(logoSheet(code)).toMatch(
      new RegExp(`^<svg [^>]*viewBox="${logoBox(code)}"[^>]*><g id="${logoAnchor}"><(path|text).*</g></svg>$`),
    );
  }
});

test('the header refers to letters that stand in the file, and keeps its mark', () => {
  const drawing = logoWithLettersApart('HIM');
  expect(drawing).toMatch(/<path class="logo-mark" d="[^"]+"\/><use href="\/static\/logos\/HIM.svg#letters"\/>/);
  expect(logoSheet('HIM')).toMatch(/<path id="letters" d="[^"]+"/);
  expect(logoWithLettersApart('NEW')).toContain('<text');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aliasShape } from '../../validation/addresses/alias.ts';
import { cutToWord, defaultAddress } from './defaultAddress.ts';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('Hotel', 'ʻOkina', 'ǅ', 'İstanbul', '한국', '–', '&', '𐐀', 'ⅷ', 'Ａ'),
);
const title = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));

test('every title makes an address that may be published, and so does each beginning of one', () => {
  fc.assert(
    fc.property(title, fc.nat(90), (text, length) => {
      const address = defaultAddress('program', text);
      expect(address.length).toBeLessThanOrEqual(91);
      expect(address).toBe(address.normalize('NFC'));
      expect(aliasShape(address)).toBe(true);
      const cut = cutToWord(address, length);
      if (cut) expect(aliasShape(`${cut}-copy/`)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(defaultAddress('program', `${'a'.repeat(79)} bachelor`)).toBe(
    `/programs/${'a'.repeat(79)}/`,
  );
});

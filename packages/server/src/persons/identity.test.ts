import { expect, test } from 'vitest';
import { addressIn, digitsOf, personMarks } from './identity.ts';

test('one telephone number is the same however it is written, and nothing short is one', () => {
  const written = ['+41 79 555 66 77', '0041 (0)79-555.66.77', '079 555 66 77', '٠٧٩٥٥٥٦٦٧٧'];
  expect(new Set(written.map(digitsOf))).toEqual(new Set(['795556677']));
  expect([digitsOf('12 34'), digitsOf('')]).toEqual(['', '']);
});

test('an address counts in small letters, and what is none is empty', () => {
  expect(addressIn(' Ada.Li@Example.ORG ')).toBe('ada.li@example.org');
  expect([addressIn('ada'), addressIn('a b@c'), addressIn('')]).toEqual(['', '', '']);
});

test('marks say the same person at one brand, and another one at any other or under another secret', () => {
  const [one] = personMarks('secret', 'HIM', { Email: 'Ada@example.org' });
  expect(personMarks('secret', 'HIM', { email: 'ada@example.org' })).toEqual([one]);
  expect(personMarks('secret', 'CAA', { Email: 'ada@example.org' })).not.toEqual([one]);
  expect(personMarks('other', 'HIM', { Email: 'ada@example.org' })).not.toEqual([one]);
  expect(one).toMatch(/^[\w-]{43}$/);
});

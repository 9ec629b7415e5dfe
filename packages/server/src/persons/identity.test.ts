import { expect, test } from 'vitest';
import { comparableEmail, erasureMarks, personMarks } from './identity.ts';
import { isSameTelephone, telephoneIn } from './telephone.ts';

const same = (one: string, other: string): boolean => {
  const [first, second] = [telephoneIn(one), telephoneIn(other)];
  if (!first || !second) throw new Error(`${one} or ${other} is no telephone`);
  return isSameTelephone(first, second);
};

test.each([
  '+41 79 555 66 77',
  '0041 (0)79-555.66.77',
  '079 555 66 77',
  '٠٧٩٥٥٥٦٦٧٧',
  '41795556677',
])('one telephone number is the same however it is written: %s', (written) =>
  expect(same('+41795556677', written)).toBe(true),
);

test('numbers of two countries are two, even where their last nine digits are equal', () => {
  expect(same('+41 79 555 66 77', '+49 79 555 66 77')).toBe(false);
  expect(same('+44 1 795 556 677', '+41 79 555 66 77')).toBe(false);
  expect(same('079 555 66 77', '+49 179 555 66 77')).toBe(true);
  expect(same('079 555 66 77', '+49 179 555 66 78')).toBe(false);
  expect(same('21 555 66 7', '+41 21 555 667')).toBe(true);
  expect(same('21 555 66 7', '+49 21 555 667')).toBe(false);
});

test.each(['', '12 34', '555 667', '079 55 66'])('%j is too short to tell anybody apart', (text) =>
  expect(telephoneIn(text)).toBeUndefined(),
);

test('who is erased by telephone is met on the way by the same number only', () => {
  const meets = (erased: string, sent: string) => {
    const buried = erasureMarks('secret', 'HIM', { email: '', phone: telephoneIn(erased) });
    return personMarks('secret', 'HIM', { Phone: sent }).some((mark) => buried.includes(mark));
  };
  expect(meets('+41 79 555 66 77', '0041795556677')).toBe(true);
  expect(meets('+41 79 555 66 77', '079 555 66 77')).toBe(true);
  expect(meets('079 555 66 77', '+41 79 555 66 77')).toBe(true);
  expect(meets('079 555 66 77', '0795556677')).toBe(true);
  expect(meets('+41 79 555 66 77', '+49 79 555 66 77')).toBe(false);
});

test('an address counts in small letters, and what is none is empty', () => {
  expect(comparableEmail(' Ada.Li@Example.ORG ')).toBe('ada.li@example.org');
  expect([comparableEmail('ada'), comparableEmail('a b@c'), comparableEmail('')]).toEqual([
    '',
    '',
    '',
  ]);
});

test('marks say the same person at one brand, and another one at any other or under another secret', () => {
  const [one] = personMarks('secret', 'HIM', { Email: 'Ada@example.org' });
  expect(personMarks('secret', 'HIM', { email: 'ada@example.org' })).toEqual([one]);
  expect(personMarks('secret', 'CAA', { Email: 'ada@example.org' })).not.toEqual([one]);
  expect(personMarks('other', 'HIM', { Email: 'ada@example.org' })).not.toEqual([one]);
  expect(one).toMatch(/^[\w-]{43}$/);
});

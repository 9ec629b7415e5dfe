import { emailPattern, phonePattern } from '@concierge/demo/forms/patterns';
import { judgePattern } from '@concierge/server/patterns/judgePattern';
import { expect, test } from 'vitest';
import { emails, phones, spellings } from '../testing/samples.ts';

const compiled = (pattern: string) =>
  ['v', 'u', ''].map((flags) => new RegExp(`^(?:${pattern})$`, flags));

test.each(compiled(phonePattern))(
  'phone numbers of more than 60 countries pass %s',
  (expression) => {
    expect(new Set(phones.map((phone) => phone.split(' ', 1)[0])).size).toBeGreaterThan(60);
    expect([...phones, ...spellings].filter((phone) => !expression.test(phone))).toEqual([]);
  },
);

test.each(compiled(phonePattern))('what is no phone number does not pass %s', (expression) => {
  const wrong = [
    '',
    '12345',
    '+',
    'call me',
    '+41 79 ABC 45 67',
    '079 123 45 67 89 01 23 45 67',
    '++41791234567',
    'me@example.com',
  ];
  expect(wrong.filter((phone) => expression.test(phone))).toEqual([]);
});

test.each(compiled(emailPattern))('more than 40 uncommon addresses pass %s', (expression) => {
  expect(emails.length).toBeGreaterThan(40);
  expect(emails.filter((email) => !expression.test(email))).toEqual([]);
});

test.each(compiled(emailPattern))('what is no address does not pass %s', (expression) => {
  const wrong = [
    '',
    'a',
    '@b.ch',
    'a@',
    'a@b',
    'a@@b.ch',
    'a b@c.ch',
    'a@b c.ch',
    '.a@b.ch',
    'a.@b.ch',
    'a..b@c.ch',
    'a@.ch',
    'a@b..ch',
    'a@-b.ch',
    'a@b-.ch',
    'a@1.2.3.4',
    'a@b.c',
    'a,b@c.ch',
    '<a@b.ch>',
    'a@b.ch\u3000',
  ];
  expect(wrong.filter((email) => expression.test(email))).toEqual([]);
});

test('a hostile text of 50,000 characters is answered at once', () => {
  const before = process.cpuUsage();
  for (const expression of [...compiled(phonePattern), ...compiled(emailPattern)])
    for (const text of [
      '1 '.repeat(25_000),
      ' '.repeat(50_000),
      'a.'.repeat(25_000),
      `a@${'a-'.repeat(25_000)}`,
      `a@${'a.'.repeat(25_000)}!`,
    ])
      expect(expression.test(text)).toBe(false);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

test.each([phonePattern, emailPattern])(
  '%s is proved to be safe, as the check of a saved form demands',
  (pattern) => {
    expect(judgePattern(pattern).problem).toBeUndefined();
  },
);

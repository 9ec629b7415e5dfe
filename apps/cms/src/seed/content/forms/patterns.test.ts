import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { emailPattern, phonePattern } from './patterns.ts';

/** A number of each of 64 countries, as people there write it. */
const phones = [
  '+41 79 123 45 67',
  '+49 1512 3456789',
  '+43 664 1234567',
  '+33 6 12 34 56 78',
  '+39 347 123 4567',
  '+34 612 34 56 78',
  '+351 912 345 678',
  '+44 7911 123456',
  '+353 85 123 4567',
  '+31 6 12345678',
  '+32 470 12 34 56',
  '+352 621 123 456',
  '+45 20 12 34 56',
  '+46 70-123 45 67',
  '+47 406 12 345',
  '+358 41 2345678',
  '+354 611 1234',
  '+48 512 345 678',
  '+420 601 123 456',
  '+421 912 123 456',
  '+36 20 123 4567',
  '+40 712 345 678',
  '+359 87 123 4567',
  '+30 691 234 5678',
  '+90 501 234 56 78',
  '+7 916 123-45-67',
  '+380 50 123 4567',
  '+7 701 123 4567',
  '+998 91 234 56 78',
  '+995 555 12 34 56',
  '+374 77 123456',
  '+994 40 123 45 67',
  '+972 50-123-4567',
  '+961 71 123 456',
  '+962 7 9012 3456',
  '+966 51 234 5678',
  '+971 50 123 4567',
  '+974 3312 3456',
  '+965 500 12345',
  '+973 3600 1234',
  '+968 9212 3456',
  '+20 100 123 4567',
  '+212 650-123456',
  '+213 551 23 45 67',
  '+216 20 123 456',
  '+234 802 123 4567',
  '+254 712 123456',
  '+233 23 123 4567',
  '+27 71 123 4567',
  '+251 91 123 4567',
  '+91 81234 56789',
  '+92 301 2345678',
  '+880 1812-345678',
  '+94 71 234 5678',
  '+86 138 0013 8000',
  '+852 5123 4567',
  '+886 912 345 678',
  '+81 90-1234-5678',
  '+82 10-1234-5678',
  '+66 81 234 5678',
  '+84 91 234 56 78',
  '+62 812-345-678',
  '+60 12-345 6789',
  '+63 905 123 4567',
  '+65 8123 4567',
  '+61 412 345 678',
  '+64 21 123 4567',
  '+1 (201) 555-0123',
  '+1 506-234-5678',
  '+52 222 123 4567',
  '+55 11 91234-5678',
  '+54 9 11 2345-6789',
  '+56 2 2123 4567',
  '+57 321 1234567',
  '+51 912 345 678',
  '+593 99 123 4567',
  '+598 94 231 234',
  '+506 8312 3456',
  '+376 312 345',
  '+377 6 12 34 56 78',
  '+378 66 66 12 12',
  '+423 660 234 567',
  '+683 4012',
  '+290 51234',
];

/** The same numbers as they come from forms, address books and hands. */
const spellings = [
  '+8613800138000',
  '079 123 45 67',
  '7 916 123-45-67',
  '0041791234567',
  '+41 (0)79 123 45 67',
  '(079) 123.45.67',
  '079/123 45 67',
  '\u202a+41 79 123 45 67\u202c',
  '+41\u00a079\u00a0123\u00a045\u00a067',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '079–123–45–67',
  ' +41791234567 ',
];

const emails = [
  "miles.o'brien@example.com",
  'first_last@example.org',
  '_leading@example.com',
  'trailing_@example.com',
  'plus+tag@example.com',
  'a@example.com',
  'x@y.ch',
  '1234567890@example.com',
  'very.many.dots.in.it@example.com',
  'hyphen-ated@exam-ple.com',
  'double--hyphen@ex--ample.com',
  'percent%sign@example.com',
  'bang!path@example.com',
  'hash#tag@example.com',
  'dollar$@example.com',
  'amp&ersand@example.com',
  'star*@example.com',
  'slash/dept=hr@example.com',
  'equals=a@example.com',
  'quest?ion@example.com',
  'caret^@example.com',
  'back`tick@example.com',
  '{braces}@example.com',
  'pipe|d@example.com',
  'tilde~@example.com',
  "'quoted'@example.com",
  'chef@kitchen.academy',
  'info@school.swiss',
  'hello@hotel.international',
  'ceo@group.consulting',
  'stay@grand.hotel',
  'me@lake.photography',
  'team@alps.travelersinsurance',
  'a.b@sub.sub2.sub3.example.co.uk',
  'n@7up.museum',
  'x@3com.example',
  'müller@bücher.example',
  'почта@пример.рф',
  '用户@例子.公司',
  'a@xn--80ak6aa92e.xn--p1ai',
  'UPPER.Case@EXAMPLE.COM',
  'josé@correo.example',
  'بريد@مثال.موقع',
  `${'l'.repeat(64)}@example.com`,
];

const compiled = (pattern: string) => ['v', 'u', ''].map((flags) => new RegExp(`^(?:${pattern})$`, flags));

test.each(compiled(phonePattern))('phone numbers of more than 60 countries pass %s', (expression) => {
  expect(phones.length).toBeGreaterThan(60);
  expect([...phones, ...spellings].filter((phone) => !expression.test(phone))).toEqual([]);
});

test.each(compiled(phonePattern))('what is no phone number does not pass %s', (expression) => {
  const wrong = ['', '12345', '+', 'call me', '+41 79 ABC 45 67', '079 123 45 67 89 01 23 45 67', '++41791234567', 'me@example.com'];
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
  const started = performance.now();
  for (const expression of [...compiled(phonePattern), ...compiled(emailPattern)])
    for (const text of [
      '1 '.repeat(25_000),
      ' '.repeat(50_000),
      'a.'.repeat(25_000),
      `a@${'a-'.repeat(25_000)}`,
      `a@${'a.'.repeat(25_000)}!`,
    ])
      expect(expression.test(text)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([phonePattern, emailPattern])(
  'recheck proves the running time of %s, so that saving a form never depends on a guess',
  (pattern) => {
    const { status, checker } = checkSync(`^(?:${pattern})$`, 'u', { timeout: 20_000 });
    expect({ status, checker }).toEqual({ status: 'safe', checker: 'automaton' });
  },
  30_000,
);

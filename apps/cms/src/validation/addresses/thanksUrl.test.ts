import { expect, test } from 'vitest';
import { thanksUrl } from './thanksUrl.ts';

test.each([
  undefined,
  null,
  '',
  '/thank-you/apply/',
  '/en/thanks/?a=1#b',
  'https://a.example/b?c#d',
])('a thank-you page may be %j', (value) => expect(thanksUrl(value)).toBe(true));

test.each([
  'http://a.example/',
  'mailto:a@b.ch',
  '//a.example/',
  '/\\a.example/',
  'thanks/',
  '#top',
  5,
])('it may not be %j', (value) => expect(thanksUrl(value)).toContain('https://'));

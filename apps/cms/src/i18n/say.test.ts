import { globSync, readFileSync } from 'node:fs';
import { isHoldReason } from '@concierge/contract/holdReasons';
import { expect, test } from 'vitest';
import { aliasShape } from '../validation/addresses/alias.ts';
import { countryCodes } from '../validation/countryCodes.ts';
import { messages, sayIn, sayTo } from './say.ts';

const speaking = (language: string) => ({ req: { i18n: { language } } });

test('our own texts come in the language of the admin, with their values; English for any other', () => {
  const values = { sent: 3, budget: 40 };
  expect(sayIn('ru')('Sent in the last 24 hours: {sent} of {budget}.', values)).toBe(
    'Отправлено за последние 24 часа: 3 из 40.',
  );
  expect(sayIn('de')('Sent in the last 24 hours: {sent} of {budget}.', values)).toBe(
    'Sent in the last 24 hours: 3 of 40.',
  );
  expect(sayTo(speaking('ar'))('Erase')).toBe('محو');
});

test('what a field refuses is said in the language of whoever asks', () => {
  expect(aliasShape('/admin/x/', speaking('es'))).toBe(
    'Una dirección no puede empezar por /admin/: el propio sitio la necesita.',
  );
  expect(countryCodes(['de'], speaking('ru'))).toBe('По две заглавные буквы, напр. DE или CN.');
  expect(countryCodes(['de'])).toBe('Two capital letters each, e.g. DE or CN.');
});

const source = (pattern: string): string[] =>
  globSync(pattern, { cwd: new URL('..', import.meta.url).pathname })
    .filter((file) => !/^i18n|\.test\.|^app\/|^leads\/mails\//.test(file))
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

test('every text of ours is said somewhere, and our screens say nothing in English only', () => {
  const code = source('**/*.{ts,tsx}').join('\n');
  const texts = Object.keys(messages.es).filter((text) => !isHoldReason(text));
  expect(
    texts.filter((text) => !code.includes(`'${text}'`) && !code.includes(`"${text}"`)),
  ).toEqual([]);
  const written = source('**/*.tsx').flatMap((screen) => [
    ...screen.matchAll(/(?<!=)>\s*([A-Z][a-z][^<>{}=;()]*)</g),
    ...screen.matchAll(/ (?:label|heading|body|done|title|placeholder|aria-label)="([^"]+)"/g),
  ]);
  expect(written.map(([, text]) => text?.trim()).filter((text) => text !== 'Concierge')).toEqual(
    [],
  );
});

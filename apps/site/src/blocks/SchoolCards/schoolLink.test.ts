import { expect, test } from 'vitest';
import { schoolLink } from './schoolLink.ts';

const to = (url: string) => schoolLink('HIM', { url, title: 'Mürren' }, 'es').url;

test('a card leads to the home page of its school in the language of the page', () => {
  expect(to('https://him.localhost/')).toBe('http://him.localhost:3000/es/');
});

test.each(['https://him.localhost/en/programs/', 'https://elsewhere.example/', '/visit/', ''])(
  'a card that leads elsewhere (%j) leads there',
  (url) => expect(to(url)).toBe(url),
);

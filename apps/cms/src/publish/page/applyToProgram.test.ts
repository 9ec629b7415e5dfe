import { expect, test } from 'vitest';
import { applyToProgram } from './applyToProgram.ts';

test('a link to the application chooses the page’s programme, unless it says more itself', () => {
  const links = (...urls: string[]) => [
    { type: 'quote', text: 'Plain' },
    { type: 'cta', field_links: urls.map((url) => ({ url, title: 'Apply' })) },
  ];
  const others = ['/apply/?program=x', '/apply/faq/', 'https://a.example/apply/'];
  const chosen = '?program=%2Fprograms%2Fbachelor%2F';
  expect(applyToProgram(links('/apply/', '/ar/apply/', ...others), '/programs/bachelor/')).toEqual(
    links(`/apply/${chosen}`, `/ar/apply/${chosen}`, ...others),
  );
});

import { expect, test } from 'vitest';
import { linksInLanguage } from './linksInLanguage.ts';

const links = (url: string) => ({
  menus: { main: [{ title: 'A', relative: url, below: [{ title: 'B', relative: url }] }] },
  node: { alias: '/programs/', field_url: url, field_blocks: [{ link: { url, title: url } }] },
});

test('links without a language are given one, aliases are not', { tags: ['S2.routes.3'] }, () => {
  const given = links('/ar/programs/?x=1#a');
  given.node.field_blocks = [{ link: { url: '/ar/programs/?x=1#a', title: '/programs?x=1#a' } }];
  expect(linksInLanguage(links('/programs?x=1#a'), 'ar')).toEqual(given);
});

test.each([
  '/es/programs/',
  'https://example.org/a',
  'mailto:a@example.org',
  '#top',
  '/api/media/file/a.pdf',
  '/static/terms.pdf',
  '',
])('%s stays as it is', (url) => expect(linksInLanguage(links(url), 'ar')).toEqual(links(url)));

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FoundPerson } from './FoundPerson.tsx';

// The admin's own components import style sheets, which Node can't.
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ getEntityConfig: () => undefined }),
  useTranslation: () => ({ i18n: { language: 'ar' } }),
}));

test('each value of what was found runs in its own direction, and a telephone from left to right', () => {
  const lead = { brand: 'HIM', Name: 'ليلى', Phone: '+41 79 555 01 23' };
  const copy = { leads: [lead], mentions: [], mails: [], subscriptions: [], visits: [] };
  const html = renderToStaticMarkup(createElement(FoundPerson, { copy }));
  expect(html).toMatch(
    /<bdi>HIM<\/bdi> · <bdi>ليلى<\/bdi> · <bdi class="[^"]*unbroken[^"]*">\+41 79 555 01 23<\/bdi>/,
  );
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { answerHooks } from '../../../testing/adminUi.ts';
import { FoundPerson } from './FoundPerson.tsx';

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/adminUi.ts')).adminUi);

test('each value of what was found runs in its own direction, and a telephone from left to right', () => {
  answerHooks({ language: 'ar' });
  const lead = { brand: 'HIM', Name: 'ليلى', Phone: '+41 79 555 01 23' };
  const copy = { leads: [lead], mentions: [], mails: [], subscriptions: [], visits: [] };
  const html = renderToStaticMarkup(createElement(FoundPerson, { copy }));
  expect(html).toMatch(
    /<bdi>HIM<\/bdi> · <bdi>ليلى<\/bdi> · <bdi class="[^"]*unbroken[^"]*">\+41 79 555 01 23<\/bdi>/,
  );
});

import type { JSONFieldClientProps } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { answerHooks } from '../../../testing/adminUi.ts';
import { Consents } from './Consents.tsx';

const consent = { words: 'I agree.', version: '1', at: '2026-06-30T22:30:00.000Z' };
const fields = [
  { name: 'consent_at', type: 'date', label: 'Agreed at' },
  { name: 'confirmed_at', type: 'date', label: 'Confirmed' },
];
vi.mock('@payloadcms/ui', async () => (await import('../../../testing/adminUi.ts')).adminUi);

test("a subscriber's consents are read as words and Swiss times", () => {
  answerHooks({
    entityConfig: { fields },
    fieldValue: [consent, { ...consent, at: '2026-07-01T10:00:00.000Z', confirmed_at: consent.at }],
  });
  const props = { path: 'consents', field: { name: 'consents' } } as JSONFieldClientProps;
  const text = renderToStaticMarkup(createElement(Consents, props)).replaceAll(/<[^>]+>/g, '');
  expect(text).toBe(
    'I agree.Agreed at: 2026-07-01 00:30 GMT+2I agree.Agreed at: 2026-07-01 12:00 GMT+2 · Confirmed: 2026-07-01 00:30 GMT+2',
  );
});

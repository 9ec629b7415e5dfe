import type { JSONFieldClientProps } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Consents } from './Consents.tsx';

const consent = { words: 'I agree.', version: '1', at: '2026-06-30T22:30:00.000Z' };
const fields = [
  { name: 'consent_at', type: 'date', label: 'Agreed at' },
  { name: 'confirmed_at', type: 'date', label: 'Confirmed' },
];
// The admin's own components import style sheets, which Node can't.
vi.mock('@payloadcms/ui', () => ({
  FieldLabel: () => null,
  useConfig: () => ({ getEntityConfig: () => ({ fields }) }),
  useField: () => ({
    value: [consent, { ...consent, at: '2026-07-01T10:00:00.000Z', confirmed_at: consent.at }],
  }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

test("a subscriber's consents are read as words and Swiss times", () => {
  const props = { path: 'consents', field: { name: 'consents' } } as JSONFieldClientProps;
  const text = renderToStaticMarkup(createElement(Consents, props)).replaceAll(/<[^>]+>/g, '');
  expect(text).toBe(
    'I agree.Agreed at: 2026-07-01 00:30 GMT+2I agree.Agreed at: 2026-07-01 12:00 GMT+2 · Confirmed: 2026-07-01 00:30 GMT+2',
  );
});

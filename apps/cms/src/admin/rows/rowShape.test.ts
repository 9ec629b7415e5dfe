import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { missingPart, rowName, rowParts } from './rowShape.ts';

const i18n = { language: 'en', fallbackLanguage: 'en' } as never;
const fields: Field[] = [
  { name: 'id', type: 'text' },
  { name: 'zone', type: 'text', admin: { hidden: true } },
  {
    type: 'row',
    fields: [
      { name: 'field_pretitle', type: 'text', localized: true },
      { name: 'field_title', type: 'text', localized: true, required: true, label: 'Title' },
    ],
  },
  { name: 'body', type: 'richText', localized: true },
  { name: 'codes', type: 'text', hasMany: true },
  { name: 'kind', type: 'select', options: [{ value: 'tuition', label: 'Tuition' }] },
  { name: 'amount', type: 'number' },
  { name: 'field_items', type: 'array', required: true, label: 'Cards', fields: [] },
];
const parts = rowParts(fields, i18n);
const body = { root: { children: [{ children: [{ text: 'Two' }, { text: 'words' }] }] } };

test('a row is called by its title, else its first words, else its choices and numbers', () => {
  expect(rowName(parts, { field_pretitle: 'Before', field_title: ' The  title ' })).toBe(
    'The title',
  );
  expect(rowName(parts, { field_title: '', body })).toBe('Two words');
  expect(rowName(parts, { id: '6b03', kind: 'tuition', amount: 34_500, codes: ['KZ'] })).toBe(
    'Tuition · 34500',
  );
  expect(rowName(parts, { kind: 'other', body: null, zone: 'Europe/Zurich' })).toBe('');
  expect(rowName(parts, { field_title: 'x'.repeat(80) })).toHaveLength(61);
});

test('a block without a text has no name, whatever its look', () => {
  expect(rowName(parts, { field_title: null, kind: 'tuition', amount: 3 }, true)).toBe('');
  expect(rowName(parts, { body, kind: 'tuition' }, true)).toBe('Two words');
});

test('what must be filled in and is not is missing; a translation is not, for English stands in', () => {
  const rows = { field_items: [{}] };
  expect(missingPart(parts, rows, true)?.label).toBe('Title');
  expect(missingPart(parts, rows, false)).toBeUndefined();
  expect(missingPart(parts, { field_items: [] }, false)?.label).toBe('Cards');
  expect(missingPart(parts, { ...rows, field_title: 'T' }, true)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isUnsaved, typedTexts } from './typedTexts.ts';

const rich = (...texts: string[]) => ({
  root: { children: [{ children: [{ text: texts[0] }, { children: [{ text: texts[1] }] }] }] },
});
const saved = {
  title: 'A school',
  field_lead: null,
  news: { place: 'Mürren' },
  body: rich('Quiet and ', 'small'),
  field_blocks: [{ id: 'a1', field_title: 'Visit us', field_items: [{ id: 'i1', value: '98 %' }] }],
};
const values = {
  title: 'A school',
  field_lead: null,
  field_year: 1998,
  'news.place': 'Mürren',
  body: rich('Quiet and ', 'small'),
  field_blocks: 1,
  'field_blocks.0.id': 'a1',
  'field_blocks.0.field_title': 'Visit us',
  'field_blocks.0.field_items.0.id': 'i1',
  'field_blocks.0.field_items.0.value': '98 %',
};
const none = new Set<string>();

test('a form as it was saved has nothing to show', () =>
  expect(typedTexts(values, saved, none)).toEqual([]));

test.each([
  ['title', 'A hotel', { was: ['A school'], now: ['A hotel'] }],
  ['title', '', { was: ['A school'], now: [''] }],
  ['news.place', 'Bern', { was: ['Mürren'], now: ['Bern'] }],
  [
    'body',
    rich('Quiet and ', 'tiny'),
    { was: ['Quiet and ', 'small'], now: ['Quiet and ', 'tiny'] },
  ],
  ['field_blocks.0.field_title', 'Come', { block: 'a1', was: ['Visit us'], now: ['Come'] }],
  ['field_blocks.0.field_items.0.value', '99 %', { block: 'a1', was: ['98 %'], now: ['99 %'] }],
])('%s as %j is named with what it was', (path, value, texts) =>
  expect(typedTexts({ ...values, [path]: value }, saved, none)).toEqual([{ path, ...texts }]),
);

test.each([
  ['body', { root: { children: [{ children: [{ text: 'Quiet' }] }] } }],
  ['field_lead', 'The first lead'],
  ['field_blocks.1.field_title', 'A new block'],
  ['field_blocks.0.id', 'b2'],
  ['field_year', 1999],
])('%s as %j has no text of its own to be found by, and waits for the save', (path, value) =>
  expect(typedTexts({ ...values, [path]: value }, saved, none)).toEqual([]),
);

test('a row is compared with itself, wherever it has been moved', () => {
  const [first] = saved.field_blocks;
  const moved = { ...saved, field_blocks: [{ id: 'b2', field_title: 'Before' }, first] };
  const path = 'field_blocks.0.field_title';
  expect(typedTexts({ ...values, [path]: 'Come' }, moved, none)).toEqual([
    { block: 'a1', path, was: ['Visit us'], now: ['Come'] },
  ]);
});

test('a field that is what it was again is named once more, so that the preview shows it', () => {
  const [field] = typedTexts(values, saved, new Set(['title']));
  expect(field).toEqual({ path: 'title', was: ['A school'], now: ['A school'] });
  expect(field && isUnsaved(field)).toBe(false);
});

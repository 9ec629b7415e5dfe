import { expect, test } from 'vitest';
import { valueAt } from './englishAt.ts';

const english = {
  title: 'Study in Spiez',
  program: { lead: 'Three years' },
  field_blocks: [
    { id: 'a', field_title: 'First' },
    { id: 'b', field_items: [{ id: 'c', label: 'Second' }] },
  ],
};
const at = (path: string, ids: Readonly<Record<string, string>> = {}) =>
  valueAt(english, path, (row) => ids[row]);

test('a field, one of a group, and one of a row are found', () => {
  expect(at('title')).toBe('Study in Spiez');
  expect(at('program.lead')).toBe('Three years');
  expect(at('field_blocks.0.field_title', { 'field_blocks.0': 'a' })).toBe('First');
});

test('rows that the form has in another order are found by their ids', () => {
  const ids = { 'field_blocks.0': 'b', 'field_blocks.0.field_items.3': 'c' };
  expect(at('field_blocks.0.field_items.3.label', ids)).toBe('Second');
});

test('a row that English has not got says nothing', () => {
  expect(at('field_blocks.0.field_title', { 'field_blocks.0': 'new' })).toBeUndefined();
  expect(at('field_blocks.0.field_title')).toBeUndefined();
  expect(at('nothing.here')).toBeUndefined();
});

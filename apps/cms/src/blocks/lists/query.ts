import { brandCodes } from '@concierge/brands/brands';
import type { Field, GroupField } from 'payload';
import { toOptions } from '../../fields/choice.ts';
import { number } from '../../fields/number.ts';

const schools: Field = {
  name: 'schools',
  type: 'select',
  hasMany: true,
  label: 'Schools',
  options: toOptions(brandCodes),
  admin: { description: 'All that the site shows where empty.' },
};

/** A saved query of a list block; the items are found when the page is published. */
export const query = (filters: Field[]): GroupField => ({
  name: 'query',
  type: 'group',
  label: 'What to list',
  fields: [schools, ...filters, number('limit', 'At most', { min: 1, max: 100 })],
});

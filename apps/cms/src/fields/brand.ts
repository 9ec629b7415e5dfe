import { registry } from '@concierge/brands/registry';
import type { SelectField } from 'payload';
import { adminOf, type FieldOptions } from './options.ts';

const options = registry.map((brand) => ({ label: `${brand.code} ${brand.name}`, value: brand.code }));

/** Brands whose sites show the document (spec §1, `field_domain_access`). */
export const brandsField: SelectField = {
  name: 'field_domain_access',
  type: 'select',
  label: 'Shown on',
  hasMany: true,
  required: true,
  index: true,
  options,
  admin: { position: 'sidebar', description: 'Sites that show this document. You can choose the brands that you edit.' },
};

/** The one brand that the document belongs to. */
export const brandField: SelectField = {
  name: 'brand',
  type: 'select',
  label: 'Brand',
  required: true,
  index: true,
  options,
  admin: { position: 'sidebar' },
};

/** A school by its code, as a fact of the document. */
export const schoolField = (
  name: string,
  label: string,
  settings: FieldOptions & { hasMany?: boolean; index?: boolean } = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options,
  ...(settings.hasMany ? { hasMany: true } : {}),
  ...(settings.required ? { required: true } : {}),
  ...(settings.index ? { index: true } : {}),
  admin: adminOf(settings),
});

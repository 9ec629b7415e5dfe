import { brandByCode } from '@concierge/brands/registry';
import type { FieldHook, SelectField } from 'payload';
import { schoolField } from './brand.ts';
import { copiedFor } from './copiedFor.ts';
import type { FieldOptions } from './options.ts';

/** A copy for another brand is of that school; of none where the brand is the group. */
const ofCopy: FieldHook = ({ value, req }) => {
  const brand = copiedFor(req);
  if (!brand || !value) return value;
  return brandByCode(brand)?.isMicrosite ? brand : null;
};

/** The school that a programme or a campus is of. */
export const factsSchool = (settings: FieldOptions = {}): SelectField => ({
  ...schoolField('school', 'School', { index: true, ...settings }),
  hooks: { beforeDuplicate: [ofCopy] },
});

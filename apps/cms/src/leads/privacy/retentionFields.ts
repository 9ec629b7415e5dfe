import type { GroupField, NumberField } from 'payload';
import { isAdminField } from '../../access/isAdminField.ts';
import { number } from '../../fields/number.ts';
import { defaultMonths, type Kind } from './terms.ts';

const names: Readonly<Record<Kind, string>> = {
  leads: 'Enquiries',
  mails: 'Mails',
  visits: 'Visits',
  consents: 'Proof of consent, after leaving the newsletter',
  searches: 'Search queries',
};

const months = (kind: Kind): NumberField => ({
  ...number(kind, names[kind], { min: 1, max: 120 }),
  defaultValue: defaultMonths[kind],
});

/**
 * Months after which each kind of personal data of a brand goes by itself; empty is the default.
 * Only administrators set them, since what a shorter term erases is lost.
 */
export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  access: { create: isAdminField, update: isAdminField },
  label: 'Months that personal data stays',
  admin: {
    description:
      "Counted from the person's last own act. What is older goes every night, for good.",
  },
  fields: (Object.keys(defaultMonths) as Kind[]).map(months),
};

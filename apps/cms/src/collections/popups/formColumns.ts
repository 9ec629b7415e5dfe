import { brands } from '@concierge/brands/brands';
import type { RelationshipField } from 'payload';

/** A column for each shipped brand, which held the brand's form before there were rows. */
export const formColumnName = (longCode: string): string => `field_form_${longCode.toLowerCase()}`;

/**
 * Read by nothing: while a backend of the version before runs beside this one, it reads them, and
 * dropping a column while others are added has to be a migration of its own.
 */
export const formColumns: RelationshipField[] = brands.map(({ longCode }) => ({
  name: formColumnName(longCode),
  type: 'relationship',
  relationTo: 'forms',
  hidden: true,
  admin: { disabled: true },
}));

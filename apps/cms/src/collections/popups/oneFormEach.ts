import type { CollectionBeforeValidateHook } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { refuse } from '../../runtime/errors/refuse.ts';

/** Refuses, on the row, a second form of one brand in a pop-up. */
export const oneFormEach: CollectionBeforeValidateHook = ({ data, req }) => {
  const rows: unknown = data?.['field_forms'];
  if (!Array.isArray(rows)) return data;
  const seen = new Set<string>();
  rows.forEach((row: { brand?: string | null }, index) => {
    if (!row.brand) return;
    if (seen.has(row.brand)) {
      const message = sayTo({ req })('{brand} has a form already. Choose one a brand.', {
        brand: row.brand,
      });
      refuse(req, { path: `field_forms.${index}.brand`, label: 'Brand' }, message);
    }
    seen.add(row.brand);
  });
  return data;
};

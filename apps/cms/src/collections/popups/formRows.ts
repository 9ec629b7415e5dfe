import { brands } from '@concierge/brands/brands';
import { formColumnName } from './formColumns.ts';

/** The rows of a pop-up's forms, out of columns where a document was written without rows. */
export function formRows(popup: Readonly<Record<string, unknown>>): object {
  if (popup['field_forms'] !== undefined) return {};
  const field_forms = brands.flatMap(({ code, longCode }) => {
    const form = popup[formColumnName(longCode)];
    return form ? [{ brand: code, form }] : [];
  });
  return { field_forms };
}

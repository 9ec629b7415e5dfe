import type { BrandDefinition } from '@concierge/brands/brands';
import type { Form } from '@concierge/contract/form';
import type { PageNode } from '@concierge/contract/node';
import type { Popup } from '@concierge/contract/popup';

/**
 * The pop-up of a page with the brand's form, or undefined where one of its conditions fails (spec
 * §4): node type listed, form for the brand.
 */
export function popupFor(
  popup: Popup | undefined,
  node: PageNode | undefined,
  brand: BrandDefinition,
): { popup: Popup; form: Form } | undefined {
  if (!popup || !node || !includes(popup.field_include_urls, node.type)) return undefined;
  const form = popup[`field_form_${brand.longCode.toLowerCase()}` as const];
  return form ? { popup, form } : undefined;
}

/** A listed `singleProgram` means `program`, as it does on the wire. */
const includes = (types: readonly string[], type: string): boolean =>
  types.some((listed) => (listed === 'singleProgram' ? 'program' : listed) === type);

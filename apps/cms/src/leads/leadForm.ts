import type { Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { readable } from '../fields/choice.ts';
import type { Form, Lead } from '../runtime/payload-types.ts';
import { leadFieldLabel } from './fieldNames.ts';

/** A field of a form that visitors fill in. */
export type FormField = NonNullable<Form['fields']>[number];

/**
 * The brand's form of this type that asks for most of what was sent; forms change, so it need not
 * be the very one.
 */
export async function findLeadForm(
  payload: Payload,
  { brand, type }: Pick<Lead, 'brand' | 'type'>,
  locale: Lang,
  names: readonly string[],
): Promise<Form | undefined> {
  if (!type || type === 'livechat' || type === 'newsletter') return undefined;
  const where = { type: { equals: type }, field_domain_access: { in: [brand] } };
  const { docs } = await payload.find({
    collection: 'forms',
    where,
    locale,
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: true,
  });
  const countNamed = (form: Form) =>
    names.filter((name) => form.fields?.some((field) => field.name === name)).length;
  return docs.toSorted((a, b) => countNamed(b) - countNamed(a))[0];
}

/**
 * What a field is called: by the form that asked, else by its known name. A hidden field's label is
 * for who edits the form, and a friend's fields may be labelled as the visitor's own.
 */
export function fieldLabel(name: string, field: FormField | undefined, lang: Lang): string {
  const isAsked =
    field && field.blockType !== 'field_consent' && field.blockType !== 'field_hidden';
  const label = isAsked ? field.label?.trim() : undefined;
  const known = leadFieldLabel(name, lang);
  return (name.startsWith('Friend') && known) || label || known || readable(name);
}

/** What the site joins several choices by, as the CRM's picklists do (spec §5). */
const choiceSeparator = ';';

/** What a visitor chose, by the label of its option; true where a box was ticked. */
export function shownValue(value: string, field: FormField | undefined): string | true {
  if (isTicked(value, field)) return true;
  if (!field || !('options' in field)) return value;
  const labels = new Map(field.options?.map((option) => [option.value, option.label]));
  const toLabel = (one: string) => labels.get(one) || one;
  return labels.has(value) || field.blockType !== 'field_checkboxes'
    ? toLabel(value)
    : value.split(choiceSeparator).map(toLabel).join(', ');
}

/**
 * Whether a box was ticked: the site sends the field's own value, `1` without one, others `true` or
 * `on`. A text may be one of those, so only where the field is a box or unknown.
 */
function isTicked(value: string, field: FormField | undefined): boolean {
  const isOn = /^(true|on)$/i.test(value);
  if (!field) return isOn;
  const isBox = field.blockType === 'field_checkbox' || field.blockType === 'field_consent';
  return isBox && (isOn || value === (field.value || '1'));
}

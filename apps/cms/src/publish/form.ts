import { eventKindByLeadType } from '@concierge/contract/eventKinds';
import { type FieldType, type Form, type FormField, fieldTypes } from '@concierge/contract/form';
import type { Form as StoredForm } from '../runtime/payload-types.ts';
import { publishEvents } from './events.ts';
import { offerPrograms } from './formPrograms.ts';
import { publishRichText } from './parts/richText.ts';
import { type Publishing, type Reference, related } from './publishing.ts';
import { soundPattern } from './soundPattern.ts';

type StoredField = NonNullable<StoredForm['fields']>[number];

/** A form by its relation; undefined where it dangles. */
export async function publishForm(p: Publishing, reference: Reference): Promise<Form | undefined> {
  const form = await related(p, 'forms', reference);
  return form && publishStoredForm(p, form);
}

/**
 * A form's definition; its id is its key, its version the instant of its last change and, where it
 * offers programmes, a digest of them.
 */
export async function publishStoredForm(p: Publishing, form: StoredForm): Promise<Form> {
  const stored = await Promise.all(
    (form.fields ?? []).map((field) => publishField(p, form.key, field)),
  );
  const { fields, digest } = await offerPrograms(p, stored);
  const kind = eventKindByLeadType[form.type];
  const listsEvents =
    kind !== undefined || fields.some((field) => field.type === 'campaign_select');
  return {
    id: form.key,
    type: form.type,
    title: form.title,
    version: [form.updatedAt, digest].filter(Boolean).join('-'),
    submitLabel: form.submitLabel,
    fields,
    campaigns: listsEvents
      ? await publishEvents(p, { kinds: kind ? [kind] : [], brands: [p.brand], limit: 100 })
      : [],
    isQuiz: form.isQuiz ?? false,
    additionalGtmFormType: form.additionalGtmFormType ?? undefined,
    additionalGtmFormTitle: form.additionalGtmFormTitle ?? undefined,
    additionalGtmFormName: form.additionalGtmFormName ?? undefined,
  };
}

async function publishField(p: Publishing, form: string, field: StoredField): Promise<FormField> {
  return {
    name: field.name,
    type: toFieldType(field.blockType),
    label: field.label || field.name,
    placeholder: 'placeholder' in field ? (field.placeholder ?? undefined) : undefined,
    help: 'help' in field ? (field.help ?? undefined) : undefined,
    required: 'required' in field ? (field.required ?? false) : false,
    requiredError: 'requiredError' in field ? (field.requiredError ?? undefined) : undefined,
    pattern:
      'pattern' in field
        ? soundPattern(p.payload, field.pattern, `form ${form}, field ${field.name}`)
        : undefined,
    patternError: 'patternError' in field ? (field.patternError ?? undefined) : undefined,
    options:
      'options' in field
        ? (field.options ?? []).map(({ value, label, groups }) => ({
            value,
            // One that was begun in a translation may have no words yet.
            label: label || value,
            groups: numbers(groups),
          }))
        : [],
    group: field.group ?? undefined,
    value: field.value ?? undefined,
    width: field.width ?? 'full',
    autocomplete: field.autocomplete ?? undefined,
    body: 'body' in field ? await publishRichText(p, field.body) : undefined,
  };
}

/** The type of a stored field; one that the contract doesn't have fails to compile. */
function toFieldType(blockType: `field_${FieldType}`): FieldType {
  const found = fieldTypes.find((type) => `field_${type}` === blockType);
  if (!found) throw new Error(`The contract has no field type for ${blockType}.`);
  return found;
}

const numbers = (text: string | null | undefined): number[] =>
  text ? text.split(',').map(Number) : [];

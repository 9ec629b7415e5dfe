import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { readable } from '../../../fields/choice.ts';
import type { Form, Lead } from '../../../runtime/payload-types.ts';
import { leadFieldLabel } from '../../fieldNames.ts';
import { forTheCrm } from '../../forTheCrm.ts';
import { loadEvent } from '../../loadEvent.ts';

/** A field that was sent, in words. */
export interface SaidField {
  readonly name: string;
  readonly label: string;
  /** The option's text where a form offered it; true where a box was ticked. */
  readonly value: string | true;
}

/**
 * What a visitor wrote: the message, and everything else but the person and what is for the CRM
 * alone, in the form's order.
 */
export interface ReadLead {
  readonly message: string | undefined;
  readonly details: readonly SaidField[];
  /** Title of the form, where one of the brand still asks for these fields. */
  readonly form: string | undefined;
}

type FormField = NonNullable<Form['fields']>[number];

/** Shown beside the message already. */
const personal = new Set([
  'Name',
  'first_name',
  'Surname',
  'last_name',
  'Email',
  'email',
  'Phone',
  'mobile',
  'Country',
  'country',
]);
/** What nobody is asked for, and says something to a person. */
const telling = new Set(['EventId', 'SourceWebURL']);
const messages = ['Question', 'Message', 'message', 'description'];

/** Reads an enquiry with the labels of the form that asked, in a language of the admin. */
export async function readLead(payload: Payload, lead: Lead, language: string): Promise<ReadLead> {
  const lang = isLang(language) ? language : 'en';
  const sent = Object.entries((lead.fields ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]) =>
      value === '' || value === null || value === undefined ? [] : [[name, String(value)] as const],
  );
  const form = await findLeadForm(
    payload,
    lead,
    lang,
    sent.map(([name]) => name),
  );
  const fields = new Map((form?.fields ?? []).map((field) => [field.name, field]));
  const isText = (name: string) => fields.get(name)?.blockType === 'field_textarea';
  const main =
    messages.find((name) => sent.some(([one]) => one === name)) ??
    sent.find(([name]) => isText(name))?.[0];
  const eventId = sent.find(([name]) => name === 'EventId')?.[1];
  const event = eventId && (await loadEvent(payload, eventId, lang))?.Name;
  const order = [...fields.keys()];
  const isForPeople = (name: string) =>
    !personal.has(name) &&
    !forTheCrm.has(name) &&
    (telling.has(name) || fields.get(name)?.blockType !== 'field_hidden');
  const place = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return {
    message: sent.find(([name]) => name === main)?.[1],
    details: sent
      .filter(([name]) => name !== main && isForPeople(name))
      .toSorted(([a], [b]) => place(a) - place(b))
      .map(([name, value]) => ({
        name,
        label: fieldLabel(name, fields.get(name), lang),
        value: (name === 'EventId' && event) || shownValue(value, fields.get(name)),
      })),
    form: form?.title ?? undefined,
  };
}

/**
 * The brand's form of this type that asks for most of what was sent; forms change, so it need not
 * be the very one.
 */
async function findLeadForm(
  payload: Payload,
  { brand, type }: Lead,
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
function fieldLabel(name: string, field: FormField | undefined, lang: Lang): string {
  const isAsked =
    field && field.blockType !== 'field_consent' && field.blockType !== 'field_hidden';
  const label = isAsked ? field.label?.trim() : undefined;
  const known = leadFieldLabel(name, lang);
  return (name.startsWith('Friend') && known) || label || known || readable(name);
}

/** What the site joins several choices by, as the CRM's picklists do (spec §5). */
const choiceSeparator = ';';

function shownValue(value: string, field: FormField | undefined): string | true {
  if (/^(true|on)$/i.test(value) || isTicked(value, field)) return true;
  if (!field || !('options' in field)) return value;
  const labels = new Map(field.options?.map((option) => [option.value, option.label]));
  const toLabel = (one: string) => labels.get(one) || one;
  return labels.has(value) || field.blockType !== 'field_checkboxes'
    ? toLabel(value)
    : value.split(choiceSeparator).map(toLabel).join(', ');
}

/** Whether it is what the site sends for a ticked box: the field's own value, `1` without one. */
const isTicked = (value: string, field: FormField | undefined): boolean =>
  (field?.blockType === 'field_checkbox' || field?.blockType === 'field_consent') &&
  value === (field.value || '1');

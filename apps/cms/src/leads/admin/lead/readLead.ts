import { isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import type { Lead } from '../../../runtime/payload-types.ts';
import { forTheCrm } from '../../forTheCrm.ts';
import { fieldLabel, findLeadForm, shownValue } from '../../leadForm.ts';
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

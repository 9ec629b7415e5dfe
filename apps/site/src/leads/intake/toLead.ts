import { createHash } from 'node:crypto';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Form, FormField } from '@concierge/contract/form';
import type { FormContext } from '../../forms/props/formContext.ts';
import { hiddenFields } from '../../forms/props/formProps.ts';
import { controlNames } from '../../forms/rules/controlNames.ts';
import { eventSchool } from '../../forms/rules/eventSchool.ts';
import { cleanText, type RawValues } from '../../forms/rules/validate.ts';
import { plainText } from '../../ui/text/plainText.ts';
import type { NewLead } from '../outbox/leadTypes.ts';
import { chosenSchool, withProgram } from './chosenProgram.ts';
import { sourceNetwork } from './sourceNetwork.ts';
import { tenMinutes } from './tenMinutes.ts';

interface Parts {
  readonly form: Form;
  /** Validated values of the form's fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly raw: RawValues;
  readonly context: FormContext;
  readonly brand: BrandDefinition;
  readonly origin: string;
  readonly ip: string;
}

/**
 * The lead that a submission makes: the visitor's values, and the hidden fields of spec §3 as the
 * server knows them. Of the hidden ones the visitor's browser decides only on the time zone, and on
 * an event where the page left it open; a chosen programme or event decides on the school. What
 * “Can I apply?” said stands below the question.
 */
export function toLead({ form, values, raw, context, brand, origin, ip }: Parts): NewLead {
  const now = new Date().toISOString();
  const hidden = hiddenFields(
    form,
    { brand, path: context.path, origin },
    new URL(context.thanks, origin).href,
    context.event,
  );
  const question = [values['Question'], context.note].filter(Boolean).join('\n\n');
  const sent: Record<string, string> = {
    ...withProgram(form, values),
    ...(question ? { Question: question } : {}),
    ...hidden,
    ...scriptFields(hidden, raw, form),
  };
  const agreed = form.fields.filter(
    ({ type, name }) => type === 'consent' && values[name] !== undefined,
  );
  const campaign =
    sent['EventId'] ||
    form.fields.flatMap(({ name, type }) =>
      type === 'campaign_select' ? (values[name] ?? []) : [],
    )[0];
  const school = chosenSchool(form, values) ?? eventSchool(form, campaign);
  const fields = { ...sent, ...(school ? { SchoolInterest: school } : {}) };
  return {
    key: idempotencyKey(raw, now),
    brand: brand.code,
    type: form.type,
    lang: context.lang,
    form_id: form.id,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(agreed.length > 0
      ? { consent: { version: form.version, at: now, words: agreed.map(consentText).join('\n') } }
      : {}),
    source: context.path,
    ...(campaign ? { campaign } : {}),
    received_at: now,
    source_network: sourceNetwork(ip),
  };
}

/** The words of a consent as the visitor read them. */
const consentText = ({ label, body }: FormField): string => (body ? plainText(body) : label);

/**
 * The page's idempotency key; a form without scripts has none, there the same content from the same
 * form within some minutes is the same lead.
 */
function idempotencyKey(raw: RawValues, now: string): string {
  const given = raw.get(controlNames.key)?.[0] ?? '';
  if (/^[\w-]{8,64}$/.test(given)) return given;
  return `plain-${createHash('sha256')
    .update(JSON.stringify([tenMinutes(now), ...raw]))
    .digest('hex')
    .slice(0, 32)}`;
}

function scriptFields(
  hidden: Readonly<Record<string, string>>,
  raw: RawValues,
  form: Form,
): Record<string, string> {
  const one = (name: string) => cleanText({ type: 'text' }, raw.get(name)?.[0] ?? '').slice(0, 100);
  const zone = one('Timezone');
  const event = one('EventId');
  return {
    ...('Timezone' in hidden && /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone)
      ? { Timezone: zone }
      : {}),
    ...(!hidden['EventId'] && 'EventId' in hidden && form.campaigns.some(({ Id }) => Id === event)
      ? { EventId: event }
      : {}),
  };
}

import type { IncomingMessage } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Form, LeadType } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { earliestToday } from '../forms/calendar.ts';
import { controlNames, hiddenNames } from '../forms/controlNames.ts';
import { formStrings } from '../forms/strings/formStrings.ts';
import { type Problem, type RawValues, validate } from '../forms/validate.ts';
import { log } from '../server/log.ts';
import { parseFormBody } from './formBody.ts';
import { type FormContext, readContext } from './formContext.ts';
import { formInForce } from './formPropsOf.ts';
import type { FormsStore } from './formsStore.ts';
import { leadOf } from './leadOf.ts';
import { livechatFieldIds } from './leadSettings.ts';
import { proofOf } from './proof.ts';
import { rateExceeded } from './rates.ts';
import type { Outcome, Refusal } from './refusal.ts';
import { isSameOrigin, readBody } from './requests.ts';
import type { Spool } from './spool.ts';
import { thanksPath } from './thanksPath.ts';
import { reserveVisit } from './visitSlots.ts';

/** What the intake works with. */
export interface IntakeParts {
  readonly spool: Spool;
  readonly forms: FormsStore;
}

/** One submission as it came in. */
export interface Arrival {
  readonly request: IncomingMessage;
  readonly type: LeadType;
  readonly brand: BrandDefinition;
  readonly origin: string;
  readonly ip: string;
  /** Language for messages until the form says its own. */
  readonly lang: Lang;
}

const bodyLimit = 64 * 1024;

/**
 * Takes a submission (DESIGN §4.7): origin, size and encoding, rate, every field, captcha pass, a visit's time; then one row on the disk, and
 * only then the reference. Whatever comes in, it answers an outcome.
 */
export async function receive(parts: IntakeParts, arrival: Arrival): Promise<Outcome> {
  const { request, lang } = arrival;
  const { trouble } = formStrings(lang);
  const refuse = (status: Refusal['status'], notice: string): Outcome => ({
    kind: 'refused',
    refusal: { status, lang, notice, problems: [], values: {} },
  });
  if (!isFormEncoded(request.headers['content-type'])) return refuse(415, trouble.unreadable);
  const body = await readBody(request, bodyLimit);
  if (!body) return refuse(413, trouble.tooLong);
  const raw = parseFormBody(body);
  if (!raw) return refuse(400, trouble.unreadable);
  const told = readContext(raw.get(controlNames.context)?.[0] ?? '');
  if (!told || told.context.brand !== arrival.brand.code || told.context.type !== arrival.type) return refuse(400, trouble.unreadable);
  if (!isSameOrigin(request)) return refuse(403, formStrings(told.context.lang).trouble.foreign);
  const form = await parts.forms.findOrFetch(arrival.brand.code, told.context.lang, told.context.form, told.context.version);
  if (!form || form.type !== arrival.type) {
    return parts.forms.size > 0 ? refuse(404, trouble.unknownForm) : refuse(503, trouble.unavailable);
  }
  const thanks = told.genuine ? told.context.thanks : thanksPath(undefined, arrival.type, arrival.brand, told.context.lang);
  const { note, query, ...rest } = told.context;
  const along = told.genuine && note && query ? { note, query } : {};
  return judge(parts, arrival, raw, form, { ...rest, ...along, thanks });
}

const isFormEncoded = (type: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

async function judge(parts: IntakeParts, arrival: Arrival, raw: RawValues, stored: Form, context: FormContext): Promise<Outcome> {
  const { brand, ip } = arrival;
  const t = formStrings(context.lang);
  const today = earliestToday();
  const form = formInForce(stored, brand, context.lang, today);
  const refuse = (status: Refusal['status'], notice: string, problems: readonly Problem[] = [], retryAfter?: number): Outcome => ({
    kind: 'refused',
    refusal: {
      status,
      lang: context.lang,
      notice,
      problems,
      values: valuesToKeep(form, raw),
      form: stored,
      path: context.path + (context.query ?? ''),
      ...(retryAfter ? { retryAfter } : {}),
    },
  });

  const { values, problems } = validate(form, raw, today, t.problems, allowedBesides(form.type));
  const repeated = [...controlFields(raw)].filter(([, sent]) => sent.length > 1);
  if (problems.length > 0 || repeated.length > 0) return refuse(400, t.missing, problems);

  const made = leadOf({ form, values, raw, context, brand, origin: arrival.origin });
  const { key, reference } = parts.spool.identify(made);
  if (reference) return accepted(reference, context, raw);

  const proof = proofOf(raw, brand.code);
  if (!proof) return refuse(400, t.captcha);
  const wait = await rateExceeded(proof.pass ? 'lead' : 'unproven', ip);
  if (wait) return refuse(429, t.trouble.tooMany, [], wait);

  const visit = form.type === 'visit-school' ? await reserveVisit(key, values) : undefined;
  if (visit === 'taken') {
    return refuse(409, t.slotTaken, [{ name: 'VisitPreferredTime', kind: 'choice', message: t.slotTaken }]);
  }
  try {
    const held = proof.hold ? { held: proof.hold } : {};
    const outcome = await parts.spool.acceptTogether({ ...made, key, ...held }, proof.pass, visit);
    return outcome.kind === 'replayed' ? refuse(400, t.captcha) : accepted(outcome.reference, context, raw);
  } catch (error) {
    log.error({ err: error, type: form.type }, 'the spool refuses a lead');
    return refuse(503, t.trouble.unavailable, [], 300);
  }
}

/** Names that may come besides the form's own. */
function allowedBesides(type: LeadType): ReadonlySet<string> {
  const { channel, flag } = livechatFieldIds();
  const hidden = type === 'livechat' ? ['oid', 'retURL', 'lead_source', channel, flag] : hiddenNames;
  return new Set([...Object.values(controlNames), ...hidden]);
}

const controlFields = (raw: RawValues) => [...raw].filter(([name]) => name.startsWith('_'));

/** What the form shows again: values of its own fields, as they were typed. */
function valuesToKeep(form: Form, raw: RawValues): Record<string, string> {
  const kept = form.fields.flatMap(({ name, type }) => (type === 'hidden' ? [] : [[name, (raw.get(name) ?? []).join(';').slice(0, 5000)]]));
  return Object.fromEntries(kept);
}

/**
 * To the thank-you page with the reference in the address, where a small script shows it and takes it out again: so that page stays the same
 * for everybody and cacheable. Without scripts first to a page of ours that shows the reference and leads on.
 */
function accepted(reference: string, context: FormContext, raw: RawValues): Outcome {
  const received = `/leads/received?${new URLSearchParams({ ref: reference, lang: context.lang, next: context.thanks })}`;
  const location = raw.has(controlNames.plain) ? received : `${context.thanks}?${new URLSearchParams({ ref: reference })}`;
  return { kind: 'accepted', reference, location, received };
}

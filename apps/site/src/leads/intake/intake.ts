import type { IncomingMessage } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Form, LeadType } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { traceField } from '@concierge/server/traces/spans';
import { leadBooking } from '../../booking/bookingQuery.ts';
import { claimedForm, type FormContext, readContext } from '../../forms/props/formContext.ts';
import { formInForce } from '../../forms/props/formProps.ts';
import { livechatFieldIds } from '../../forms/props/leadSettings.ts';
import { earliestToday } from '../../forms/rules/calendar.ts';
import { controlNames, hiddenNames } from '../../forms/rules/controlNames.ts';
import { type RawValues, validate } from '../../forms/rules/validate.ts';
import { formStrings } from '../../i18n/strings.ts';
import { log } from '../../runtime/log.ts';
import { readBody } from '../../runtime/readBody.ts';
import type { Outcome, Refusal } from '../http/refusal.ts';
import { isSameOrigin } from '../http/requests.ts';
import { countCaptcha } from '../leadMetrics.ts';
import { rateExceeded } from '../limits/rates.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { visitSeat } from '../outbox/visitSlots.ts';
import { isCheck } from './checkMark.ts';
import { withdrawn } from './chosenProgram.ts';
import { parseFormBody } from './formBody.ts';
import type { FormsStore } from './formsStore.ts';
import { matchLinearly } from './matchLinearly.ts';
import { submissionProof } from './proof.ts';
import { toLead } from './toLead.ts';

/** What the intake works with. */
export interface IntakeParts {
  readonly outbox: Outbox;
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
 * Takes a submission (ADR 5): size and encoding, origin, every field, captcha pass, rate, a visit's
 * time; then one row on the disk, and only then the reference. Whatever comes in, it answers an
 * outcome.
 */
export async function receive(parts: IntakeParts, arrival: Arrival): Promise<Outcome> {
  const { request } = arrival;
  if (!isFormEncoded(request.headers['content-type'])) return refuse(415, 'unreadable', arrival);
  const body = await readBody(request, bodyLimit);
  if (!body) return refuse(413, 'tooLong', arrival);
  const raw = parseFormBody(body);
  if (!raw) return refuse(400, 'unreadable', arrival);
  const token = raw.get(controlNames.context)?.[0] ?? '';
  const context = readContext(token);
  const formRef = context ?? claimedForm(token);
  if (!formRef || formRef.brand !== arrival.brand.code || formRef.type !== arrival.type)
    return refuse(400, 'unreadable', formRef ?? arrival);
  if (!isSameOrigin(request)) return refuse(403, 'foreign', formRef);
  const form = await parts.forms.findOrFetch(
    arrival.brand.code,
    formRef.lang,
    formRef.form,
    formRef.version,
  );
  if (!form || form.type !== arrival.type) {
    return parts.forms.size > 0
      ? refuse(404, 'unknownForm', formRef)
      : refuse(503, 'unavailable', formRef);
  }
  if (context) return judge(parts, arrival, raw, form, context);
  // Signed with an earlier secret, or not by us: the form again with what was typed, and a notice.
  const stale = refuseForm(arrival, raw, form, formRef);
  return stale(400, formStrings(formRef.lang).trouble.stale);
}

const isFormEncoded = (type: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

/** Refuses what is no form that is known. */
function refuse(
  status: Refusal['status'],
  why: keyof ReturnType<typeof formStrings>['trouble'],
  { lang }: Pick<Arrival, 'lang'>,
): Outcome {
  const notice = formStrings(lang).trouble[why];
  return { kind: 'refused', refusal: { status, lang, notice, problems: [], values: {} } };
}

type Refuse = (status: Refusal['status'], notice: string, more?: Partial<Refusal>) => Outcome;

/** Refusals of a form that is known, with all that was typed. */
function refuseForm(
  { brand }: Arrival,
  raw: RawValues,
  stored: Form,
  place: Pick<FormContext, 'lang' | 'path' | 'query'>,
  signed?: FormContext,
): Refuse {
  const { lang, path, query = '' } = place;
  return (status, notice, more) => ({
    kind: 'refused',
    refusal: {
      status,
      lang,
      notice,
      problems: [],
      values: valuesToKeep(formInForce(stored, brand, lang, earliestToday()), raw),
      form: stored,
      path: path + query,
      ...(signed ? { signed } : {}),
      ...more,
    },
  });
}

async function judge(
  parts: IntakeParts,
  arrival: Arrival,
  raw: RawValues,
  stored: Form,
  context: FormContext,
): Promise<Outcome> {
  const { brand, ip } = arrival;
  const { outbox } = parts;
  const t = formStrings(context.lang);
  const today = earliestToday();
  const form = formInForce(stored, brand, context.lang, today, context.event);
  const refuse = refuseForm(arrival, raw, stored, context, context);

  const { values, problems } = validate(
    form,
    raw,
    today,
    t.problems,
    allowedBesides(form.type),
    matchLinearly,
  );
  const repeated = [...controlFields(raw)].filter(([, sent]) => sent.length > 1);
  if (problems.length > 0 || repeated.length > 0) return refuse(400, t.missing, { problems });
  const newest = parts.forms.find(brand.code, context.lang, form.id) ?? form;
  const gone = withdrawn(form, newest, values, t.withdrawn);
  if (gone.length > 0) return refuse(400, t.missing, { problems: gone, form: newest });

  const made = toLead({ form, values, raw, context, brand, origin: arrival.origin, ip });
  const { key, reference } = outbox.identify(made);
  // Whether it got a seat is not stored here: it is said to be asked for, which is true either way.
  if (reference) return accepted(reference, context, raw, made);

  if (isCheck(arrival.request)) {
    const taken = outbox.accept({ ...made, key, check: true });
    return taken.kind === 'replayed'
      ? refuse(400, t.captcha)
      : accepted(taken.reference, context, raw, made);
  }

  const proof = submissionProof(raw, brand.code);
  countCaptcha(proof ? (proof.hold ? 'held' : 'passed') : 'missing');
  if (!proof) return refuse(400, t.captcha);
  const wait = await rateExceeded(proof.pass ? 'lead' : 'unproven', ip);
  if (wait) return refuse(429, t.trouble.tooMany, { retryAfter: wait });

  try {
    // Before anything of ours is given for it; for the same lead it is good again.
    if (
      form.type === 'visit-school' &&
      proof.pass &&
      !outbox.use(proof.pass.id, proof.pass.until, key)
    )
      return refuse(400, t.captcha);
    const seat = form.type === 'visit-school' ? await visitSeat({ ...made, key }, proof, t) : {};
    const [problem] = seat.problems ?? [];
    if (problem) return refuse(409, problem.message, { problems: [problem] });
    const why = proof.hold ?? seat.review;
    const lead = {
      ...made,
      key,
      ...(why ? { held: why } : {}),
      ...(proof.pass ? { pass: proof.pass.id } : {}),
      ...traceField(),
    };
    const outcome = await outbox.acceptTogether(lead, proof.pass, seat.later);
    if (outcome.kind === 'replayed') return refuse(400, t.captcha);
    log.info({ reference: outcome.reference, type: form.type }, 'a lead is accepted');
    return accepted(outcome.reference, context, raw, made, seat.held);
  } catch (error) {
    log.error({ err: error, type: form.type }, 'the outbox refuses a lead');
    return refuse(503, t.trouble.unavailable, { retryAfter: 300 });
  }
}

/** Names that may come besides the form's own. */
function allowedBesides(type: LeadType): ReadonlySet<string> {
  const { channel, flag } = livechatFieldIds();
  const hidden =
    type === 'livechat' ? ['oid', 'retURL', 'lead_source', channel, flag] : hiddenNames;
  return new Set([...Object.values(controlNames), ...hidden]);
}

const controlFields = (raw: RawValues) => [...raw].filter(([name]) => name.startsWith('_'));

/** What the form shows again: values of its own fields, as they were typed. */
function valuesToKeep(form: Form, raw: RawValues): Record<string, string> {
  const entries = form.fields.flatMap(({ name, type }) =>
    type === 'hidden' ? [] : [[name, (raw.get(name) ?? []).join(';').slice(0, 5000)]],
  );
  return Object.fromEntries(entries);
}

/**
 * To the thank-you page with the reference and what was booked in the address, where a small script
 * shows them and takes them out again: so that page stays the same for everybody and cacheable.
 * Without scripts first to a page of ours that shows the reference and leads on. A foreign
 * thank-you page gets nothing of the lead.
 */
function accepted(
  reference: string,
  { lang, thanks }: FormContext,
  raw: RawValues,
  made: Parameters<typeof leadBooking>[0],
  isHeld = false,
): Outcome {
  const isForeign = !thanks.startsWith('/');
  const booking = leadBooking(made, isHeld);
  const next: Record<string, string> = isForeign ? {} : { next: thanks };
  const received = `/leads/received?${new URLSearchParams({ ref: reference, lang, ...next, ...booking })}`;
  if (isForeign) return { kind: 'accepted', reference, location: thanks, received };
  const location = raw.has(controlNames.plain)
    ? received
    : withQuery(thanks, { ref: reference, ...booking });
  return { kind: 'accepted', reference, location, received };
}

/** A path with more in its query; its own query and hash stay. */
function withQuery(path: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://site.invalid');
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

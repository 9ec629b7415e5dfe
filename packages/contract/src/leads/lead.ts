import * as z from 'zod/mini';
import { instant, isoDate, opt, text } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';
import { leadTypeSchema } from './form.ts';

/** The names of the lead form fields sent (spec §3). */
export const leadFieldNames = [
  'WebSource',
  'SourceWebURL',
  'ThankYouURL',
  'SiteType',
  'oid',
  'sfga',
  'EventId',
  'Timezone',
  'SchoolInterest',
  'VisitPreferredDate',
  'VisitPreferredTime',
  'ProgrammeInterest',
  'DesiredDates',
  'Salutation',
  'Name',
  'Surname',
  'Email',
  'City',
  'Country',
  'Phone',
  'Question',
  'TermsAndConditions',
  'additionalGtmFormType',
  'additionalGtmFormTitle',
  'additionalGtmFormName',
] as const;
export const salutations = ['Mr.', 'Mrs.', 'Ms.'] as const;
export const programmeInterests = ['Bachelor Degree', 'Master Degree'] as const;
/** The one of them that a level of study is; undefined for other levels. */
export function programmeInterest(level: string): (typeof programmeInterests)[number] | undefined {
  const [bachelor, master] = programmeInterests;
  return level === 'bachelor' ? bachelor : level === 'master' ? master : undefined;
}

/**
 * The visitor's network under a name that only the site can make again: what comes from one place
 * is told, never where that is.
 */
const networkToken = () => z.string().check(z.regex(/^[\w-]{8,64}$/));

/** One stored submission on its way from the site's outbox to the backend's inbox (ADR 5). */
export const leadEnvelopeSchema = z.object({
  /** Idempotency key, chosen by the page; the same key is the same lead. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** What the visitor was shown, e.g. `HIM-7K4Q-29XM` (`reference.ts`). */
  reference: text(),
  brand: text(),
  type: leadTypeSchema,
  lang: langSchema,
  form_id: opt(z.string()),
  /** Validated values by field name. */
  fields: z.record(z.string(), z.string()),
  /**
   * Present where the visitor agreed to something: the form's version, the instant, and the words
   * as they were shown.
   */
  consent: opt(z.object({ version: z.string(), at: instant(), words: opt(z.string()) })),
  /** Path of the page it was sent from. */
  source: z.string(),
  campaign: opt(z.string()),
  received_at: instant(),
  /** Why a person must look at it before it is delivered. */
  held: opt(z.string()),
  source_network: opt(networkToken()),
  /**
   * A check of the lead path, of no person: taken off the inbox at once, and never counted,
   * answered or delivered.
   */
  check: opt(z.boolean()),
  /** The trace of the visitor's request, where it is traced (W3C Trace Context). */
  traceparent: opt(z.string().check(z.regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/))),
  /** Name of the captcha pass that was spent on it: one pass is good for one lead. */
  pass: opt(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});
export type LeadEnvelope = z.output<typeof leadEnvelopeSchema>;

/**
 * `POST {api}/leads`, header `authorization: Bearer <LEADS_SECRET>`: up to 50 envelopes at once.
 */
export const leadsRequestSchema = z.object({
  leads: z.array(leadEnvelopeSchema).check(z.maxLength(50)),
});
/**
 * Its answer: `stored` and `duplicate` acknowledge; `rejected` makes it a dead letter at the site;
 * `failed` is this lead's fault and not the backend's, so that the site tries it some times more
 * before it is a dead letter.
 */
export const leadsAnswerSchema = z.object({
  results: z.array(
    z.object({
      key: z.string(),
      status: z.enum(['stored', 'duplicate', 'rejected', 'failed']),
      message: opt(z.string()),
    }),
  ),
});

/**
 * A lead that the backend refused for good and that waits at the site for a person; nothing of what
 * the visitor wrote.
 */
export const deadLetterSchema = z.object({
  key: z.string(),
  reference: text(),
  brand: z.string(),
  type: z.string(),
  received_at: instant(),
  /** Why it was refused. */
  message: z.string(),
  /** Names that stand for its person and that only the shared secret and the address make again. */
  marks: z._default(z.array(z.string()), []),
});
export type DeadLetter = z.output<typeof deadLetterSchema>;
/**
 * `POST {api}/leads/dead-letters` (same secret): all that a site's outbox, named `site`, has set
 * aside, sent while there is any and once it is none. More than 200 come in parts, oldest first
 * (and by key where they are of one instant). A call without `after` and `hasMore` is all of them.
 */
export const deadLettersRequestSchema = z.object({
  site: text(),
  deadLetters: z.array(deadLetterSchema).check(z.maxLength(200)),
  /** The last lead of the part before; left out of the first part. */
  after: opt(z.object({ received_at: instant(), key: z.string() })),
  /** Whether there are others after the last lead of this part, which then has one. */
  hasMore: opt(z.boolean()),
});
export type DeadLettersRequest = z.output<typeof deadLettersRequestSchema>;
/**
 * Its answer: keys of those that a person wants handed over again, of this part or another one, and
 * of those of this part whose content is to be erased at the site.
 */
export const deadLettersAnswerSchema = z.object({
  again: z.array(z.string()),
  erase: z._default(z.array(z.string()), []),
  /**
   * The backend keeps the other parts beside this one. From one that does not say so, the site
   * expects that each call replaces the one before: it sends the first part only.
   */
  keepsParts: z._default(z.boolean(), false),
});

/**
 * `GET {api}/slots?from=&to=`: visit slots of all schools that are taken or closed on these days,
 * at most of a year; everything else of 08:00 to 15:30 is free (spec §9).
 */
export const slotsAnswerSchema = z.object({
  weekends: z.boolean(),
  full: z.array(z.object({ school: z.string(), date: isoDate(), time: z.string() })),
});

/**
 * `POST {api}/slots/reserve` (same secret): holds one seat for some minutes; the arrival of the
 * enquiry of that key makes it a booking. 409 where the slot is full, 429 where the network has as
 * many seats as one may take in a day.
 */
export const reserveRequestSchema = z.object({
  key: z.string(),
  school: z.string(),
  date: isoDate(),
  time: z.string(),
  source_network: opt(networkToken()),
});

/**
 * `POST {api}/newsletter/confirm|unsubscribe` (same secret): what the link in a newsletter's mail
 * stands for.
 */
export const subscriptionRequestSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{20,64}$/)),
});
/** Its answer: false where the token leads to nothing, or to who has left. */
export const subscriptionAnswerSchema = z.object({ done: z.boolean() });

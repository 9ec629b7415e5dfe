import type { Payload } from 'payload';
import { officerBrands } from '../../access/officer.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Lead, User } from '../../runtime/payload-types.ts';
import { sentWithin } from '../delivery/deliverDue.ts';
import { type StuckMails, stuckMailsFor } from '../mails/dueMails.ts';
import { budgetAlarm } from '../schedule.ts';
import { crm } from '../settings.ts';
import { states } from '../states.ts';
import { type Burst, burstsFor } from './bursts/quarantine.ts';
import { countLeads } from './countLeads.ts';
import { deadLettersFor, type ShownDeadLetter } from './deadLetters.ts';

const hour = 3_600_000;
type Brand = Lead['brand'];

/** How the enquiries stand that a person may read (ADR 5). */
export interface Overview {
  readonly brands: readonly {
    readonly brand: Brand;
    readonly counts: Readonly<Record<(typeof states)[number], number>>;
  }[];
  /** Hours that the oldest undelivered one has waited for the CRM; undefined where none waits. */
  readonly oldestHours: number | undefined;
  readonly sentToday: number;
  readonly budget: number;
  /** What somebody must see at once, in words. */
  readonly alarms: readonly string[];
  readonly refused: readonly Lead[];
  /** What this backend refused for good, and what waits at the sites therefore. */
  readonly deadLetters: readonly ShownDeadLetter[];
  readonly stuckMails: StuckMails;
  /** What waits because too much came from one network. */
  readonly bursts: readonly Burst[];
}

/**
 * Counts what a signed-in person may read; administrators and admissions only. Words are in
 * `language`.
 */
export async function overviewFor(
  payload: Payload,
  user: User,
  brands: readonly Brand[],
  { now = Date.now(), language = 'en' } = {},
): Promise<Overview> {
  const say = sayIn(language);
  const own = { overrideAccess: false, user, depth: 0 } as const;
  const readable = officerBrands(user);
  const waiting = { state: { equals: 'queued' } };
  const [count, oldest, refused, sentToday, deadLetters, stuckMails, bursts, suppressed] =
    await Promise.all([
      countLeads(payload),
      payload.find({
        collection: 'leads',
        where: waiting,
        sort: 'queued_at',
        limit: 1,
        pagination: false,
        ...own,
      }),
      payload.find({
        collection: 'leads',
        where: { state: { equals: 'refused' } },
        sort: '-received_at',
        limit: 5,
        pagination: false,
        ...own,
      }),
      sentWithin(payload, 24 * hour),
      deadLettersFor(payload, user),
      stuckMailsFor(payload, user, now),
      burstsFor(payload, user),
      payload.count({
        collection: 'mails',
        where: {
          state: { equals: 'suppressed' },
          createdAt: { greater_than: new Date(now - 24 * hour).toISOString() },
        },
        ...own,
      }),
    ]);
  const since = oldest.docs[0]?.queued_at;
  const oldestHours = since && crm.url ? (now - Date.parse(since)) / hour : undefined;
  const alarms: string[] = [];
  if (oldestHours !== undefined && oldestHours > 1)
    alarms.push(
      say('The oldest undelivered enquiry has waited for {span}.', {
        span: spanIn(language, oldestHours),
      }),
    );
  if (crm.url && budgetAlarm(sentToday, crm.dailyBudget))
    alarms.push(
      say("{sent} of the CRM's {budget} enquiries a day are used.", {
        sent: sentToday,
        budget: crm.dailyBudget,
      }),
    );
  if (deadLetters.length > 0)
    alarms.push(
      say('Refused by this backend and kept at the site: {n}.', { n: deadLetters.length }),
    );
  if (stuckMails.leads.length > 0)
    alarms.push(say('Mails that could not be written: {n}.', { n: stuckMails.leads.length }));
  const heldBack = bursts.reduce((sum, { count: some }) => sum + some, 0);
  if (heldBack > 0)
    alarms.push(say('Enquiries held because many came from one network: {n}.', { n: heldBack }));
  if (suppressed.totalDocs > 0)
    alarms.push(
      say('Mails not sent today because one address got too many: {n}.', {
        n: suppressed.totalDocs,
      }),
    );
  return {
    brands: brands
      .filter((brand) => readable.includes(brand))
      .map((brand) => ({ brand, counts: stateCounts((state) => count(brand, state)) }))
      .filter(({ counts }) => Object.values(counts).some(Boolean)),
    oldestHours,
    sentToday,
    budget: crm.dailyBudget,
    alarms,
    refused: refused.docs,
    deadLetters,
    stuckMails,
    bursts,
  };
}

/** A time span in hours as words: minutes below two hours, then hours, then days. */
export function spanIn(language: string, span: number): string {
  const [unit, n] =
    span < 2
      ? (['minute', span * 60] as const)
      : span < 48
        ? (['hour', span] as const)
        : (['day', span / 24] as const);
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(n);
}

const stateCounts = (count: (state: (typeof states)[number]) => number) => {
  const [received = 0, queued = 0, delivered = 0, refused = 0, held = 0] = states.map(count);
  return { received, queued, delivered, refused, held };
};

import type { Payload, Where } from 'payload';
import type { Inquiry, User } from '../payload-types.ts';
import { sentWithin } from './deliverDue.ts';
import { type StuckLetters, stuckLettersFor } from './letters.ts';
import { parkedFor, type ShownParked } from './parked.ts';
import { budgetAlarm } from './schedule.ts';
import { crm } from './settings.ts';
import { states } from './states.ts';

const hour = 3_600_000;
type Brand = Inquiry['brand'];

/** How the enquiries stand that a person may read (DESIGN §4.7). */
export interface Overview {
  readonly brands: readonly { readonly brand: Brand; readonly counts: Readonly<Record<(typeof states)[number], number>> }[];
  /** Hours that the oldest undelivered one has waited for the CRM; undefined where none waits. */
  readonly oldestHours: number | undefined;
  readonly sentToday: number;
  readonly budget: number;
  /** What somebody must see at once, in words. */
  readonly alarms: readonly string[];
  readonly refused: readonly Inquiry[];
  /** What this backend refused for good, and what waits at the sites therefore. */
  readonly parked: readonly ShownParked[];
  readonly letters: StuckLetters;
}

/** Counts what a signed-in person may read; administrators and admissions only. */
export async function overviewFor(payload: Payload, user: User, brands: readonly Brand[], now = Date.now()): Promise<Overview> {
  const own = { overrideAccess: false, user, depth: 0 } as const;
  const count = async (where: Where) => (await payload.count({ collection: 'inquiries', where, ...own })).totalDocs;
  const waiting = { state: { equals: 'queued' } };
  const [rows, oldest, refused, sentToday, parked, letters] = await Promise.all([
    Promise.all(
      brands.map(async (brand) => ({
        brand,
        counts: await countsOf((state) => count({ brand: { equals: brand }, state: { equals: state } })),
      })),
    ),
    payload.find({ collection: 'inquiries', where: waiting, sort: 'received_at', limit: 1, pagination: false, ...own }),
    payload.find({
      collection: 'inquiries',
      where: { state: { equals: 'refused' } },
      sort: '-received_at',
      limit: 5,
      pagination: false,
      ...own,
    }),
    sentWithin(payload, 24 * hour),
    parkedFor(payload, user),
    stuckLettersFor(payload, user, now),
  ]);
  const since = oldest.docs[0]?.received_at;
  const oldestHours = since ? (now - Date.parse(since)) / hour : undefined;
  const alarms: string[] = [];
  if (oldestHours !== undefined && oldestHours > 1) alarms.push(`The oldest undelivered enquiry has waited for ${hours(oldestHours)}.`);
  if (crm.url && budgetAlarm(sentToday, crm.dailyBudget))
    alarms.push(`${sentToday} of the CRM's ${crm.dailyBudget} enquiries a day are used.`);
  if (parked.length > 0) alarms.push(`Refused by this backend and kept at the site: ${parked.length}.`);
  if (letters.inquiries.length > 0) alarms.push(`Letters that could not be written: ${letters.inquiries.length}.`);
  return {
    brands: rows.filter(({ counts }) => Object.values(counts).some(Boolean)),
    oldestHours,
    sentToday,
    budget: crm.dailyBudget,
    alarms,
    refused: refused.docs,
    parked,
    letters,
  };
}

/** A time span in words: minutes below two hours, then hours, then days. */
export function hours(span: number): string {
  if (span < 2) return `${Math.round(span * 60)} minutes`;
  return span < 48 ? `${Math.round(span)} hours` : `${Math.round(span / 24)} days`;
}

async function countsOf(count: (state: (typeof states)[number]) => Promise<number>) {
  const [received = 0, queued = 0, delivered = 0, refused = 0, held = 0] = await Promise.all(states.map(count));
  return { received, queued, delivered, refused, held };
}

import { statfs } from 'node:fs/promises';
import type { CollectionSlug, Payload, Where } from 'payload';
import { type Said, sayIn } from '../i18n/say.ts';
import { leadChecks } from '../leads/check/leadCheck.ts';
import { countRefusedSince } from '../leads/delivery/countRefusedSince.ts';
import { countDeadLetters } from '../leads/inbox/deadLetters.ts';
import { crm } from '../leads/settings.ts';
import { dataDir } from '../runtime/env.ts';
import type { Problem } from './alarmStates.ts';
import { lateChecks } from './lateChecks.ts';
import type { AlarmSettings } from './settings.ts';

const hourMs = 3_600_000;
/** Share of a disk that must be free, and bytes. */
const leastFree = { share: 0.05, bytes: 2 ** 30 };

type Values = Readonly<Record<string, string | number>>;
/** A look at one thing: the values of its sentence where it is wrong. */
type Look = (payload: Payload, now: number) => Promise<Values | undefined>;

interface Rule {
  readonly key: string;
  readonly text: Said;
  readonly isUrgent: boolean;
  readonly look: Look;
}

const counted =
  (collection: CollectionSlug, where: (now: number) => Where): Look =>
  async (payload, now) => {
    const query = { collection, where: where(now), overrideAccess: true };
    const { totalDocs: n } = await payload.count(query);
    return n > 0 ? { n } : undefined;
  };

/** What was lately changed: an old refusal that nobody can mend must not hide a new one. */
const ofToday = (now: number): Where => ({
  updatedAt: { greater_than: new Date(now - 24 * hourMs).toISOString() },
});

const rules: readonly Rule[] = [
  {
    key: 'delivery-old',
    text: 'Enquiries that have waited for the CRM for more than an hour: {n}.',
    isUrgent: true,
    look: async (payload, now) =>
      crm.url
        ? counted('leads', () => ({
            state: { equals: 'queued' },
            queued_at: { less_than: new Date(now - hourMs).toISOString() },
          }))(payload, now)
        : undefined,
  },
  {
    key: 'delivery-refused',
    text: 'Enquiries that the CRM refused: {n}.',
    isUrgent: false,
    look: async (payload, now) => {
      const n = await countRefusedSince(payload, now - 24 * hourMs);
      return n > 0 ? { n } : undefined;
    },
  },
  {
    key: 'dead-letters',
    text: 'Refused by this backend and kept at the site: {n}.',
    isUrgent: true,
    look: async (payload) => {
      const n = await countDeadLetters(payload);
      return n > 0 ? { n } : undefined;
    },
  },
  {
    key: 'late-hand-over',
    text: 'Enquiries of the last hour that reached the backend after ten minutes or more: {n}.',
    isUrgent: false,
    look: async (payload, now) => {
      const { docs } = await payload.find({
        collection: 'leads',
        where: { createdAt: { greater_than: new Date(now - hourMs).toISOString() } },
        select: { received_at: true, createdAt: true },
        limit: 500,
        pagination: false,
        depth: 0,
        overrideAccess: true,
      });
      const n = docs.filter(
        ({ received_at, createdAt }) =>
          Date.parse(createdAt) - Date.parse(received_at ?? createdAt) > hourMs / 6,
      ).length;
      return n > 0 ? { n } : undefined;
    },
  },
  {
    key: 'mails-failed',
    text: 'Mails that were given up: {n}.',
    isUrgent: false,
    look: counted('mails', (now) => ({ state: { equals: 'failed' }, ...ofToday(now) })),
  },
  {
    key: 'newsletter-refused',
    text: 'Changes that the newsletter service refused: {n}.',
    isUrgent: false,
    look: counted('newsletter-changes', (now) => ({
      state: { equals: 'refused' },
      ...ofToday(now),
    })),
  },
  {
    key: 'newsletter-old',
    text: 'Changes that have waited for the newsletter service for more than an hour: {n}.',
    isUrgent: false,
    look: counted('newsletter-changes', (now) => ({
      state: { equals: 'waiting' },
      createdAt: { less_than: new Date(now - hourMs).toISOString() },
    })),
  },
  {
    key: 'disk-full',
    text: 'The disk of the backend is nearly full: {n} MB are free.',
    isUrgent: true,
    look: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      const free = bavail * bsize;
      return free < leastFree.bytes && bavail < blocks * leastFree.share
        ? { n: Math.floor(free / 2 ** 20) }
        : undefined;
    },
  },
];

/** What a look at everything brought. */
export interface Looked {
  readonly problems: readonly Problem[];
  /** Keys of what could not be looked at, or their beginnings; of these nothing is known. */
  readonly unseen: readonly string[];
}

/**
 * What is wrong now. A look that fails itself is logged, and says neither that something is wrong
 * nor that it is well. `startedAt` is when sites could first have sent checks, in milliseconds.
 */
export async function problemsNow(
  payload: Payload,
  { language, checkMinutes }: Pick<AlarmSettings, 'language' | 'checkMinutes'>,
  now: number,
  startedAt: number,
): Promise<Looked> {
  const say = sayIn(language);
  const unseen: string[] = [];
  const looked = <T>(key: string, look: Promise<T>): Promise<T | undefined> =>
    look.catch((error: unknown) => {
      unseen.push(key);
      payload.logger.warn({ err: error, alarm: key }, 'an alarm could not be looked at');
      return undefined;
    });
  const found = await Promise.all(
    rules.map(async ({ key, text, isUrgent, look }) => {
      const values = await looked(key, look(payload, now));
      return values ? [{ key, text: say(text, values), isUrgent }] : [];
    }),
  );
  const checks =
    checkMinutes > 0 ? await looked('lead-check', leadChecks(payload, now)) : undefined;
  return {
    problems: [
      ...found.flat(),
      ...(checks ? lateChecks(checks, { checkMinutes, now, startedAt, say }) : []),
    ],
    unseen,
  };
}

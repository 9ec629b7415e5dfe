import {
  type DeadLetter,
  type DeadLettersRequest,
  deadLettersRequestSchema,
} from '@concierge/contract/lead';
import { describeIssues } from '@concierge/contract/parse';
import type { Endpoint, Payload } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { holds } from '../../access/roles.ts';
import { inTurn } from '../../runtime/database/inTurn.ts';
import { storedByPrefix } from '../../runtime/database/storedByPrefix.ts';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { authorized } from '../../runtime/http/authorized.ts';
import { json, notFound, problem } from '../../runtime/http/respond.ts';
import type { User } from '../../runtime/payload-types.ts';
import { expiredAmong } from '../privacy/expiredAmong.ts';
import { erasedAmong } from '../privacy/marks.ts';

/** What of a dead letter is kept here. */
type StoredDeadLetter = Omit<DeadLetter, 'marks'>;
/** What one site's outbox reported last, oldest first, and what a person wants of it. */
interface SiteReport {
  readonly deadLetters: readonly StoredDeadLetter[];
  /** Keys to be handed over again at the site's next call. */
  readonly again: readonly string[];
  /** Instant of the report. */
  readonly at?: string;
}

/** A dead letter as a person sees it. */
export interface ShownDeadLetter extends StoredDeadLetter {
  /** A person has asked for it; the site has not called since. */
  readonly isRequested: boolean;
}

const prefix = 'dead-letters:';
/**
 * Days after which a site that reports nothing is taken for gone; one with dead letters reports.
 */
const reportDays = 7;
const loadReports = async (payload: Payload): Promise<SiteReport[]> =>
  [...(await storedByPrefix<SiteReport>(payload, prefix)).values()].map(unlessGone);
const loadReport = async (payload: Payload, key: string): Promise<SiteReport> =>
  unlessGone(await payload.kv.get<SiteReport & Record<string, unknown>>(key));
const unlessGone = (report: SiteReport | null): SiteReport => {
  const isGone = report?.at && Date.parse(report.at) < Date.now() - reportDays * 86_400_000;
  return report && !isGone ? report : { deadLetters: [], again: [] };
};

/**
 * `POST /api/leads/dead-letters` (ADR 5): keeps the dead letters of a site, for the admin to show,
 * and answers what a person wants handed over again. The site stays the one that has it: what is
 * kept here is a copy, made anew by each call; where the call is a part of them, that part of the
 * copy is. The site is told which to erase, because their persons were erased or their brand's term
 * for enquiries is over. 401, 400, 200.
 */
export async function handleDeadLetters(payload: Payload, request: CallRequest): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = deadLettersRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, describeIssues(parsed.error.issues));
  const { site } = parsed.data;
  const gone = new Set([
    ...(await erasedAmong(payload, parsed.data.deadLetters)),
    ...(await expiredAmong(payload, parsed.data.deadLetters)),
  ]);
  const part = parsed.data.deadLetters.flatMap(({ marks: _marks, ...lead }) =>
    gone.has(lead.key) ? [] : [lead],
  );
  const key = `${prefix}${site}`;
  return inTurn(payload, 'deadLetters', async () => {
    const before = await loadReport(payload, key);
    const wanted = new Set(before.again);
    const others = before.deadLetters.filter((lead) => !isWithin(lead, parsed.data));
    const deadLetters = [...others, ...part].sort(byAge);
    const again = deadLetters.filter((lead) => wanted.has(lead.key)).map((lead) => lead.key);
    if (deadLetters.length > again.length)
      await payload.kv.set(key, {
        deadLetters: deadLetters.filter((lead) => !wanted.has(lead.key)),
        again: [],
        at: new Date().toISOString(),
      });
    else await payload.kv.delete(key);
    return json({ again, erase: [...gone], keepsParts: true });
  });
}

type Position = Pick<DeadLetter, 'received_at' | 'key'>;
/** The order in which a site reports: oldest first, and by key where they are of one instant. */
const byAge = (a: Position, b: Position): number =>
  Date.parse(a.received_at) - Date.parse(b.received_at) || (a.key < b.key ? -1 : +(a.key > b.key));

/** True where a report would name the lead if it still waited at the site. */
function isWithin(lead: Position, { deadLetters, after, hasMore }: DeadLettersRequest): boolean {
  const last = hasMore ? deadLetters.at(-1) : undefined;
  return (!after || byAge(lead, after) > 0) && (!last || byAge(lead, last) <= 0);
}

const maySee = (user: User, brand: string): boolean =>
  holds(user, 'persons') &&
  (user.role === 'admin' || Boolean(user.brands?.some((own) => own === brand)));

/**
 * Leads that wait at the sites because this backend refused them, of the brands whose enquiries the
 * person may read.
 */
export async function deadLettersFor(payload: Payload, user: User): Promise<ShownDeadLetter[]> {
  const reports = await loadReports(payload);
  const all = reports.flatMap(({ deadLetters, again }) =>
    deadLetters.map((lead) => ({ ...lead, isRequested: again.includes(lead.key) })),
  );
  return all.filter(({ brand }) => maySee(user, brand));
}

/** How many leads wait at the sites because this backend refused them. */
export async function countDeadLetters(payload: Payload): Promise<number> {
  const reports = await loadReports(payload);
  return reports.reduce((sum, { deadLetters }) => sum + deadLetters.length, 0);
}

/**
 * `POST /api/leads/dead-letters/:key/again`: asks the site to hand a dead letter over again at
 * its next call. 404 where there is none to see.
 */
export const handOverAgainEndpoint: Endpoint = {
  path: '/dead-letters/:key/again',
  method: 'post',
  handler: async (req) => {
    const user = currentUser(req);
    const wanted = String(req.routeParams?.['key']);
    for (const key of (await storedByPrefix(req.payload, prefix)).keys())
      if (user && (await wantAgain(req.payload, { key, wanted, user })))
        return Response.json({ ok: true });
    return notFound();
  },
};

/** Notes in one site's report that a dead letter is wanted; false where the person sees none. */
const wantAgain = (
  payload: Payload,
  { key, wanted, user }: { key: string; wanted: string; user: User },
): Promise<boolean> =>
  inTurn(payload, 'deadLetters', async () => {
    const { deadLetters, again, at } = await loadReport(payload, key);
    const lead = deadLetters.find((one) => one.key === wanted);
    if (!lead || !maySee(user, lead.brand)) return false;
    await payload.kv.set(key, {
      deadLetters,
      again: [...new Set([...again, wanted])],
      ...(at ? { at } : {}),
    });
    return true;
  });

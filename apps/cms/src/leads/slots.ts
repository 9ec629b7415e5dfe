import { reserveRequestSchema } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { json, problem } from '../api/respond.ts';
import { authorized } from './authorized.ts';
import { failsValidation } from './failsValidation.ts';

/** Visits at the same school, day and time; `VISIT_CAPACITY` replaces it. */
const capacity = Number(process.env['VISIT_CAPACITY'] ?? 3);
/** Whether visits take place on Saturdays and Sundays. */
const weekends = process.env['VISIT_WEEKENDS'] === '1';

/** `GET /api/slots?from=&to=`: full slots of up to a year (spec §9 visit form). */
export async function handleSlots(payload: Payload, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const from = dayOf(searchParams.get('from')) ?? new Date().toISOString().slice(0, 10);
  const to = dayOf(searchParams.get('to')) ?? '9999-12-31';
  const { docs } = await payload.find({
    collection: 'visits',
    where: { date: { greater_than_equal: from, less_than_equal: to }, seat: { greater_than_equal: capacity } },
    limit: 5000,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return json({ weekends, full: docs.map(({ school, date, time }) => ({ school, date, time })) });
}

/** `POST /api/slots/reserve`: takes a seat; the same key keeps its seat. 409 where the slot is full, 401, 400. */
export async function handleReserve(payload: Payload, request: Request): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = reserveRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, 'Bad Request');
  const { key, school, date, time } = parsed.data;
  if (!weekends && [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())) return problem(409, 'Closed');
  for (let seat = 1; seat <= capacity; seat += 1)
    if (await take(payload, { key, school, date, time, seat })) return json({ ok: true, seat });
  return problem(409, 'Full');
}

/** True where the seat is this key's now; the unique indexes decide between two who want it at once. */
async function take(payload: Payload, seat: { key: string; school: string; date: string; time: string; seat: number }): Promise<boolean> {
  const own = async () =>
    (await payload.count({ collection: 'visits', where: { key: { equals: seat.key } }, overrideAccess: true })).totalDocs > 0;
  if (await own()) return true;
  try {
    await payload.create({ collection: 'visits', data: seat, overrideAccess: true, depth: 0 });
    return true;
  } catch (error) {
    if (!failsValidation(error)) throw error;
    return own();
  }
}

const dayOf = (value: string | null): string | undefined => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);

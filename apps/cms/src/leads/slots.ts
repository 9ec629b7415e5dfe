import { reserveRequestSchema } from '@concierge/contract/lead';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { authorized } from './authorized.ts';

/** Visits at the same school, day and time; `VISIT_CAPACITY` replaces it. */
const capacity = Number(process.env['VISIT_CAPACITY'] ?? 3);
/** Whether visits take place on Saturdays and Sundays. */
const weekends = process.env['VISIT_WEEKENDS'] === '1';

/** `GET /api/slots?from=&to=`: full slots of up to a year (spec §9 visit form). */
export const slotsEndpoint: Endpoint = {
  path: '/slots',
  method: 'get',
  handler: async (req) => {
    const from = dayOf(req.query['from']) ?? new Date().toISOString().slice(0, 10);
    const to = dayOf(req.query['to']) ?? '9999-12-31';
    const { docs } = await req.payload.find({
      collection: 'visits',
      where: { date: { greater_than_equal: from, less_than_equal: to }, seat: { equals: capacity } },
      limit: 5000,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    return Response.json({ weekends, full: docs.map(({ school, date, time }) => ({ school, date, time })) });
  },
};

/** `POST /api/slots/reserve`: takes a seat; the same key keeps its seat. 409 where the slot is full, 401, 400. */
export const reserveEndpoint: Endpoint = {
  path: '/slots/reserve',
  method: 'post',
  handler: async (req) => {
    if (!authorized(req)) return failure('Unauthorized', 401);
    const parsed = reserveRequestSchema.safeParse(await req.json?.().catch(() => undefined));
    if (!parsed.success) return failure('Bad Request', 400);
    const { key, school, date, time } = parsed.data;
    if (!weekends && [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())) return failure('Closed', 409);
    for (let seat = 1; seat <= capacity; seat += 1)
      if (await take(req.payload, { key, school, date, time, seat })) return Response.json({ ok: true, seat });
    return failure('Full', 409);
  },
};

/** True where the seat is this key's now; the unique indexes decide between two who want it at once. */
async function take(payload: Payload, seat: { key: string; school: string; date: string; time: string; seat: number }): Promise<boolean> {
  const own = async () =>
    (await payload.count({ collection: 'visits', where: { key: { equals: seat.key } }, overrideAccess: true })).totalDocs > 0;
  if (await own()) return true;
  try {
    await payload.create({ collection: 'visits', data: seat, overrideAccess: true, depth: 0 });
    return true;
  } catch {
    return own();
  }
}

const failure = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

function dayOf(value: PayloadRequest['query'][string]): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}

import { isDay } from '@concierge/contract/isDay';
import { reserveRequestSchema } from '@concierge/contract/lead';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { authorized } from '../../runtime/http/authorized.ts';
import { json, problem } from '../../runtime/http/respond.ts';
import { capacity, holdSeat, longestHoldMs, weekends } from './holdSeat.ts';
import { fullSlots } from './seatStore.ts';

const longestDays = 366;

/**
 * `GET /api/slots?from=&to=`: full slots of these days, at most of a year (spec §9 visit form);
 * from today in Switzerland where no day is named.
 */
export async function handleSlots(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const from = parseDay(searchParams.get('from')) ?? swissDay(now.getTime());
  const last = dayAfter(from, longestDays);
  const wanted = parseDay(searchParams.get('to'));
  const to = wanted && wanted < last ? wanted : last;
  const held = { from: now, to: new Date(now.getTime() + longestHoldMs) };
  return json({ weekends, full: await fullSlots(payload, { from, to }, held, capacity) });
}

/**
 * `POST /api/slots/reserve`: holds a seat; the same key keeps its seat. 409 where the slot is full,
 * 429 for a greedy network, 401, 400.
 */
export async function handleReserve(payload: Payload, request: CallRequest): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = reserveRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, 'Bad Request');
  const { source_network: network = '', ...wanted } = parsed.data;
  const result = await holdSeat(payload, { ...wanted, network });
  if (result === 'many') return problem(429, 'Many seats for one network');
  return result === 'held' ? json({ ok: true }) : problem(409, 'Full');
}

const parseDay = (value: string | null): string | undefined =>
  value && isDay(value) ? value : undefined;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

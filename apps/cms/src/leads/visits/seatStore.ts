import type { Payload } from 'payload';
import { runSql } from '../../runtime/database/runSql.ts';

export interface Slot {
  readonly school: string;
  readonly date: string;
  readonly time: string;
}
export interface NewSeat extends Slot {
  readonly key: string;
  readonly seat: number;
  readonly network: string;
  /** Instant at which it is taken; of this process's clock, as all that it is compared with. */
  readonly since: string;
  /** Instant at which the seat is free again, unless its enquiry has arrived. */
  readonly until: string;
}

/**
 * Takes the seat; false where it is taken, or where the key has one. Seats are taken and freed by
 * single statements or not at all.
 */
export async function insertSeat(
  payload: Payload,
  { school, date, time, seat, key, network, since, until }: NewSeat,
): Promise<boolean> {
  const sql = `insert into visits (school, "date", "time", seat, "key", network, held_until, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict do nothing returning id`;
  const values = [school, date, time, seat, key, network, until, since];
  return (await runSql(payload, sql, values)).length > 0;
}

/** The key's seat. */
export async function findSeat(
  payload: Payload,
  key: string,
): Promise<(Slot & { readonly booked: boolean }) | undefined> {
  const [row] = await runSql(
    payload,
    'select school, "date", "time", held_until from visits where "key" = $1',
    [key],
  );
  const { school, date, time, held_until } = row ?? {};
  return (
    row && {
      school: String(school),
      date: String(date),
      time: String(time),
      booked: held_until === null,
    }
  );
}

/**
 * The enquiry is stored: its seat is booked, under the reference that the inbox has it by, which
 * may be another than the site gave it. False where it has none.
 */
export async function bookSeat(payload: Payload, key: string): Promise<boolean> {
  const sql = `update visits set held_until = null,
    reference = (select reference from leads where leads."key" = visits."key")
    where "key" = $1 returning id`;
  return (await runSql(payload, sql, [key])).length > 0;
}

/** The seat is held for longer. */
export const prolongHold = (payload: Payload, key: string, until: string) =>
  runSql(payload, 'update visits set held_until = $1 where "key" = $2 and held_until is not null', [
    until,
    key,
  ]);

/** Gives up a seat that is only held. */
export const dropHold = (payload: Payload, key: string) =>
  runSql(payload, 'delete from visits where "key" = $1 and held_until is not null', [key]);

/**
 * Frees what is held too long, or by a clock that went ahead beyond `furthest`, and what was booked
 * by `before` without an enquiry that would say by whom.
 */
export const dropExpired = (payload: Payload, now: string, furthest: string, before: string) =>
  runSql(
    payload,
    `delete from visits where (held_until < $1 or held_until > $2 or (held_until is null and created_at < $3))
      and not exists (select 1 from leads where leads."key" = visits."key")`,
    [now, furthest, before],
  );

/** Seats that one network has taken between two instants. */
export async function seatsOfNetwork(
  payload: Payload,
  network: string,
  since: string,
  until: string,
): Promise<number> {
  const [row] = await runSql(
    payload,
    'select count(*) as taken from visits where network = $1 and created_at > $2 and created_at < $3',
    [network, since, until],
  );
  return Number(row?.['taken'] ?? 0);
}

/**
 * Slots of these days in which at least `capacity` seats are booked, or held until between two
 * instants.
 */
export async function fullSlots(
  payload: Payload,
  days: { readonly from: string; readonly to: string },
  held: { readonly from: Date; readonly to: Date },
  capacity: number,
): Promise<Slot[]> {
  const rows = await runSql(
    payload,
    `select school, "date", "time" from visits where "date" >= $1 and "date" <= $2 and (held_until is null or (held_until > $3 and held_until < $4))
      group by school, "date", "time" having count(*) >= $5 order by "date", "time"`,
    [days.from, days.to, held.from.toISOString(), held.to.toISOString(), capacity],
  );
  return rows.map(({ school, date, time }) => ({
    school: String(school),
    date: String(date),
    time: String(time),
  }));
}

/** Keys of the seats that enquiries of these brands have at schools of others. */
export async function visitKeysElsewhere(
  payload: Payload,
  brands: readonly string[],
): Promise<string[]> {
  if (brands.length === 0) return [];
  const own = brands.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await runSql(
    payload,
    `select visits."key" from visits join leads on leads."key" = visits."key"
      where leads.brand in (${own}) and visits.school not in (${own})`,
    brands,
  );
  return rows.map(({ key }) => String(key));
}

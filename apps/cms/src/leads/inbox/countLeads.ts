import type { Payload } from 'payload';
import { runSql } from '../../runtime/database/runSql.ts';
import type { states } from '../states.ts';

/** Counts the enquiries of all brands in one pass; answers how many of a brand are in a state. */
export async function countLeads(
  payload: Payload,
): Promise<(brand: string, state: (typeof states)[number]) => number> {
  const rows = await runSql(
    payload,
    'select brand, state, count(*) as leads from leads group by state, brand',
  );
  const counts = new Map(rows.map((row) => [`${row['brand']} ${row['state']}`, row['leads']]));
  return (brand, state) => Number(counts.get(`${brand} ${state}`) ?? 0);
}

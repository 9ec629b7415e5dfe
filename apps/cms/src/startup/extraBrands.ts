import { brandCodes } from '@concierge/brands/brands';
import { registry } from '@concierge/brands/registry';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isPostgres } from '../runtime/database.ts';

/**
 * Teaches Postgres the codes of brands that EXTRA_BRANDS adds: its enums are made by migrations,
 * which know the table's five.
 */
export async function extraBrands(payload: Payload): Promise<void> {
  const extra = registry
    .map((brand) => brand.code)
    .filter((code) => !brandCodes.some((brandCode) => brandCode === code));
  if (extra.length === 0 || !isPostgres(payload)) return;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const types = await pool.query<{ name: string }>(
    "select t.typname as name from pg_type t join pg_enum e on e.enumtypid = t.oid where e.enumlabel in ('SEG', 'SHMS') group by 1 having count(*) = 2",
  );
  for (const { name } of types.rows) {
    for (const code of extra)
      await pool.query(
        `alter type "${name}" add value if not exists '${code.replaceAll("'", "''")}'`,
      );
  }
}

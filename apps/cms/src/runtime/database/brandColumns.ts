import { brandCodes } from '@concierge/brands/brands';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type SchemaHook = NonNullable<PostgresAdapter['beforeSchemaInit']>[number];

/**
 * Makes columns of brand codes text on Postgres, as they are on SQLite: a brand that is made in the
 * admin is a new value and no migration (ADR 36). What may be written is checked by the fields.
 */
export const brandColumns: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables))
    for (const [key, column] of Object.entries(table.columns)) {
      if (column.type !== 'enum' || 'locale' in column) continue;
      if (!brandCodes.every((code) => column.options.includes(code))) continue;
      const { enumName: _, options: __, ...rest } = column;
      table.columns[key] = { ...rest, type: 'varchar' };
    }
  return schema;
};

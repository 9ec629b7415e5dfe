import { DatabaseSync } from 'node:sqlite';

/**
 * How many leads of the product under test bear this reference; undefined where its data folder is
 * not at hand.
 */
export function spooled(reference: string): number | undefined {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) return undefined;
  const db = new DatabaseSync(`${folder}/spool.db`, { readOnly: true });
  try {
    return Number(
      db.prepare('SELECT count(*) AS number FROM leads WHERE reference = ?').get(reference)?.[
        'number'
      ],
    );
  } finally {
    db.close();
  }
}

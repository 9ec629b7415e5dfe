import { DatabaseSync } from 'node:sqlite';
import { dataDir } from '../dataDir.ts';

/** How many leads in the outbox of the product under test bear this reference. */
export function leadsInOutbox(reference: string): number {
  const db = new DatabaseSync(`${dataDir()}/spool.db`, { readOnly: true });
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

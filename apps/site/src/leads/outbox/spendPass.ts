import type { OutboxDatabase } from './outboxDatabase.ts';

/** Marks a captcha answer as used; true at its first use, and again for the lead that used it. */
export function spendPass(db: OutboxDatabase, id: string, until: number, key?: string): boolean {
  const first =
    db
      .sql('INSERT OR IGNORE INTO used (id, until, key) VALUES (?, ?, ?)')
      .run(id, until, key ?? null).changes === 1;
  return (
    first ||
    (key !== undefined && db.sql('SELECT key FROM used WHERE id = ?').get(id)?.['key'] === key)
  );
}

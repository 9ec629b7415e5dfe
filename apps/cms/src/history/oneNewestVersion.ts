import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';

/**
 * Leaves each document one newest version: a process that died between storing a version and
 * unmarking the one before, as SQLite has it without a transaction, leaves two, and the document
 * twice in its list.
 */
export async function oneNewestVersion(payload: Payload): Promise<void> {
  for (const versions of ['_pages_v', '_shared_sections_v'])
    await runSql(
      payload,
      `UPDATE ${versions} SET latest = false WHERE latest = true AND EXISTS (SELECT 1 FROM ${versions} AS newer
       WHERE newer.parent_id = ${versions}.parent_id AND newer.latest = true AND newer.id > ${versions}.id)`,
    );
}

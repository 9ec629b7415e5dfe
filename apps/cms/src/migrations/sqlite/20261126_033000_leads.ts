import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { formerName, ownName, renamedPreferences, renamedTables } from '../renameLeads.ts'

/** Columns that have an index of their own, unique first. */
const unique = ['key', 'reference']
const indexed = [
  'brand',
  'type',
  'network',
  'pass',
  'received_at',
  'consent_at',
  'state',
  'mails_due',
  'next_attempt_at',
  'delivered_at',
  'duplicate_of_id',
  'updated_at',
  'created_at',
]

/** SQLite renames no index, so each is made anew. */
function renamedIndexes(from: string, to: string): string[] {
  const rels = 'payload_locked_documents_rels'
  const all = [
    ...unique.map((column) => ['UNIQUE INDEX', column] as const),
    ...indexed.map((column) => ['INDEX', column] as const),
  ]
  return [
    ...all.flatMap(([kind, column]) => {
      const name = column.replace(/_id$/, '')
      return [
        `DROP INDEX "${from}_${name}_idx"`,
        `CREATE ${kind} "${to}_${name}_idx" ON "${to}" ("${column}")`,
      ]
    }),
    `DROP INDEX "${rels}_${from}_id_idx"`,
    `CREATE INDEX "${rels}_${to}_id_idx" ON "${rels}" ("${to}_id")`,
  ]
}

type Name = typeof ownName

async function rename({ db }: Pick<MigrateUpArgs, 'db'>, from: Name, to: Name): Promise<void> {
  const statements = [
    // Foreign keys of other tables and of its own follow.
    ...renamedTables(from, to),
    ...renamedIndexes(from.slug, to.slug),
    `UPDATE "payload_query_presets" SET "related_collection" = '${to.slug}'
      WHERE "related_collection" = '${from.slug}'`,
    renamedPreferences(from, to),
  ]
  for (const statement of statements) await db.run(sql.raw(statement))
}

export const up = (args: MigrateUpArgs): Promise<void> => rename(args, formerName, ownName)

export const down = (args: MigrateDownArgs): Promise<void> => rename(args, ownName, formerName)

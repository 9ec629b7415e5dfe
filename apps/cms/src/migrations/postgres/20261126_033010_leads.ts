import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { formerName, ownName, renamedPreferences, renamedTables } from '../renameLeads.ts'

type Name = typeof ownName

/** Names of what belongs to the table, or to the column that refers to it. */
const namedAfter = (name: string, column: string): string =>
  `(${column} LIKE '${name}\\_%' OR ${column} LIKE 'payload\\_locked\\_documents\\_rels\\_${name}\\_%')`

/** Gives every constraint, index, sequence and enumeration the name that Payload expects. */
const renamedObjects = (from: string, to: string): string => `DO $do$
  DECLARE
    found record;
  BEGIN
    FOR found IN SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND ${namedAfter(from, 'conname')}
    LOOP
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
        found.owner, found.name, replace(found.name, '${from}', '${to}'));
    END LOOP;
    FOR found IN SELECT relname AS name, relkind AS kind FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S') AND ${namedAfter(from, 'relname')}
    LOOP
      EXECUTE format('ALTER %s public.%I RENAME TO %I',
        CASE found.kind WHEN 'i' THEN 'INDEX' ELSE 'SEQUENCE' END,
        found.name, replace(found.name, '${from}', '${to}'));
    END LOOP;
    FOR found IN SELECT typname AS name FROM pg_type
      WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND typname LIKE 'enum\\_${from}\\_%'
    LOOP
      EXECUTE format('ALTER TYPE public.%I RENAME TO %I',
        found.name, replace(found.name, '${from}', '${to}'));
    END LOOP;
  END
$do$`

async function rename({ db }: Pick<MigrateUpArgs, 'db'>, from: Name, to: Name): Promise<void> {
  const statements = [
    ...renamedTables(from, to),
    renamedObjects(from.slug, to.slug),
    `ALTER TYPE "public"."enum_payload_query_presets_related_collection"
      RENAME VALUE '${from.slug}' TO '${to.slug}'`,
    renamedPreferences(from, to),
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
}

export const up = (args: MigrateUpArgs): Promise<void> => rename(args, formerName, ownName)

export const down = (args: MigrateDownArgs): Promise<void> => rename(args, ownName, formerName)

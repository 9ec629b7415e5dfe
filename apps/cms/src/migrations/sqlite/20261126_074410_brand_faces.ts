import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brands\` ADD \`favicon\` text;`)
  await db.run(sql`ALTER TABLE \`brands\` ADD \`typeface\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brands\` DROP COLUMN \`favicon\`;`)
  await db.run(sql`ALTER TABLE \`brands\` DROP COLUMN \`typeface\`;`)
}

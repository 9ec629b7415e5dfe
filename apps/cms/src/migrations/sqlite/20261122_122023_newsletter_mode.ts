import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`field_newsletter_mode\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_field_newsletter_mode\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`field_newsletter_mode\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_field_newsletter_mode\`;`)
}

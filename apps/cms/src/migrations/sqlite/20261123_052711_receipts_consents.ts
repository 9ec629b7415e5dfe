import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`state\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`marks\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`unsent_mails\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`crm_mentions\` text;`)
  await db.run(sql`CREATE INDEX \`erasures_state_idx\` ON \`erasures\` (\`state\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`erasures_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`marks\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`unsent_mails\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`crm_mentions\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`consents\`;`)
}

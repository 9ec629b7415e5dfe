import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`unannounced\` integer;`)
  await db.run(sql`ALTER TABLE \`_campaigns_v\` ADD \`version_unannounced\` integer;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`queued_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_queued_at_idx\` ON \`leads\` (\`queued_at\`);`)
  // How long those that wait have done so isn't known better.
  await db.run(sql`UPDATE \`leads\` SET \`queued_at\` = \`received_at\` WHERE \`state\` = 'queued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_queued_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`queued_at\`;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`unannounced\`;`)
  await db.run(sql`ALTER TABLE \`_campaigns_v\` DROP COLUMN \`version_unannounced\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`mails_due\` integer;`)
  await db.run(sql`CREATE INDEX \`inquiries_mails_due_idx\` ON \`inquiries\` (\`mails_due\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`inquiries_mails_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`mails_due\`;`)
  await db.run(sql`DROP INDEX \`mails_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`key\`;`)
}

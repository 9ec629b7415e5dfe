import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` numeric NOT NULL,
  	\`state\` text,
  	\`submitted_by\` text,
  	\`mention\` text,
  	\`comments\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_page_idx\` ON \`reviews\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_submitted_by_idx\` ON \`reviews\` (\`submitted_by\`);`)
  await db.run(sql`CREATE INDEX \`reviews_mention_idx\` ON \`reviews\` (\`mention\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`single_opt_in\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`retention_enquiries\` numeric DEFAULT 13;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`retention_mails\` numeric DEFAULT 13;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`retention_visits\` numeric DEFAULT 13;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`retention_consents\` numeric DEFAULT 36;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`retention_searches\` numeric DEFAULT 13;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`consent_words\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`lang\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`consent_words\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`left_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`acted_at\` text;`)
  await db.run(sql`CREATE INDEX \`subscribers_acted_at_idx\` ON \`subscribers\` (\`acted_at\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`unsubscribe\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`cause\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`user\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`mails\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`subscriptions\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`visits\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`mentions\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`searches\` numeric;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`crm_state\` text;`)
  await db.run(sql`ALTER TABLE \`erasures\` ADD \`crm_references\` text;`)
  await db.run(sql`CREATE INDEX \`erasures_cause_idx\` ON \`erasures\` (\`cause\`);`)
  await db.run(sql`CREATE INDEX \`erasures_crm_state_idx\` ON \`erasures\` (\`crm_state\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP INDEX \`subscribers_acted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`lang\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`consent_words\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`left_at\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`acted_at\`;`)
  await db.run(sql`DROP INDEX \`erasures_cause_idx\`;`)
  await db.run(sql`DROP INDEX \`erasures_crm_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`cause\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`user\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`mails\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`subscriptions\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`visits\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`mentions\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`searches\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`crm_state\`;`)
  await db.run(sql`ALTER TABLE \`erasures\` DROP COLUMN \`crm_references\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`single_opt_in\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`retention_enquiries\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`retention_mails\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`retention_visits\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`retention_consents\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`retention_searches\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`consent_words\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`unsubscribe\`;`)
}

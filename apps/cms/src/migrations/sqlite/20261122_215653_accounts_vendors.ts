import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand_settings_vendors\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_settings_vendors_order_idx\` ON \`brand_settings_vendors\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brand_settings_vendors_parent_idx\` ON \`brand_settings_vendors\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sid\` text NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`seen_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`browser\` text,
  	\`by_provider\` integer,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sid_idx\` ON \`sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`sessions_user_idx\` ON \`sessions\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`uses\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules_factor_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sign_in_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_rules_factor_roles_order_idx\` ON \`sign_in_rules_factor_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_rules_factor_roles_parent_idx\` ON \`sign_in_rules_factor_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`matomo_origin\` text;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`plausible_origin\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`pass\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_pass_idx\` ON \`inquiries\` (\`pass\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`provider_subject\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_provider_subject_idx\` ON \`users\` (\`provider_subject\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand_settings_vendors\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules_factor_roles\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`DROP INDEX \`inquiries_pass_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`pass\`;`)
  await db.run(sql`DROP INDEX \`users_provider_subject_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`provider_subject\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`matomo_origin\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`plausible_origin\`;`)
}

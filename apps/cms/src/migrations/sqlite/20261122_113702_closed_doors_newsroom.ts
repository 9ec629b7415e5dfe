import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_field_domain_access_order_idx\` ON \`media_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_field_domain_access_parent_idx\` ON \`media_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_field_domain_access_value_idx\` ON \`media_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`document_references\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`target\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`lang\` text,
  	\`published\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`document_references_target_idx\` ON \`document_references\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`document_references_updated_at_idx\` ON \`document_references\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_references_created_at_idx\` ON \`document_references\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`source_document_idx\` ON \`document_references\` (\`source\`,\`document\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`campaigns_id\` integer,
  	\`forms_id\` integer,
  	\`menus_id\` integer,
  	\`footers_id\` integer,
  	\`popups_id\` integer,
  	\`redirects_id\` integer,
  	\`brand_settings_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`search_queries_id\` integer,
  	\`inquiries_id\` integer,
  	\`visits_id\` integer,
  	\`subscribers_id\` integer,
  	\`mails_id\` integer,
  	\`erasures_id\` integer,
  	\`users_id\` integer,
  	\`change_log_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footers_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brand_settings_id\`) REFERENCES \`brand_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_queries_id\`) REFERENCES \`search_queries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`erasures_id\`) REFERENCES \`erasures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`change_log_id\`) REFERENCES \`change_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "media_id", "campaigns_id", "forms_id", "menus_id", "footers_id", "popups_id", "redirects_id", "brand_settings_id", "search_synonyms_id", "search_queries_id", "inquiries_id", "visits_id", "subscribers_id", "mails_id", "erasures_id", "users_id", "change_log_id") SELECT "id", "order", "parent_id", "path", "media_id", "campaigns_id", "forms_id", "menus_id", "footers_id", "popups_id", "redirects_id", "brand_settings_id", "search_synonyms_id", "search_queries_id", "inquiries_id", "visits_id", "subscribers_id", "mails_id", "erasures_id", "users_id", "change_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footers_id_idx\` ON \`payload_locked_documents_rels\` (\`footers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brand_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`brand_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_queries_id_idx\` ON \`payload_locked_documents_rels\` (\`search_queries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_change_log_id_idx\` ON \`payload_locked_documents_rels\` (\`change_log_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`campaigns_deleted_at_idx\` ON \`campaigns\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`popups_deleted_at_idx\` ON \`popups\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`network\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_network_idx\` ON \`inquiries\` (\`network\`);`)
  await db.run(sql`ALTER TABLE \`visits\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`visits\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`visits\` ADD \`network\` text;`)
  await db.run(sql`CREATE INDEX \`visits_held_until_idx\` ON \`visits\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`visits_network_idx\` ON \`visits\` (\`network\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`mailbox\` text;`)
  await db.run(sql`CREATE INDEX \`mails_mailbox_idx\` ON \`mails\` (\`mailbox\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`document_references\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`campaigns_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`forms_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`popups_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`inquiries_network_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`network\`;`)
  await db.run(sql`DROP INDEX \`visits_held_until_idx\`;`)
  await db.run(sql`DROP INDEX \`visits_network_idx\`;`)
  await db.run(sql`ALTER TABLE \`visits\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`visits\` DROP COLUMN \`held_until\`;`)
  await db.run(sql`ALTER TABLE \`visits\` DROP COLUMN \`network\`;`)
  await db.run(sql`DROP INDEX \`mails_mailbox_idx\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`mailbox\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
}

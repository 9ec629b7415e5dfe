import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shared_sections_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`shared_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shared_sections_field_domain_access_order_idx\` ON \`shared_sections_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`shared_sections_field_domain_access_parent_idx\` ON \`shared_sections_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shared_sections_field_domain_access_value_idx\` ON \`shared_sections_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`shared_sections\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`field_blocks\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`shared_sections_updated_at_idx\` ON \`shared_sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shared_sections_created_at_idx\` ON \`shared_sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`shared_sections_deleted_at_idx\` ON \`shared_sections\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`shared_sections__status_idx\` ON \`shared_sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_shared_sections_v_version_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_shared_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_field_domain_access_order_idx\` ON \`_shared_sections_v_version_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_field_domain_access_parent_idx\` ON \`_shared_sections_v_version_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_field_domain_access_value_idx\` ON \`_shared_sections_v_version_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_shared_sections_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_field_blocks\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`shared_sections\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_parent_idx\` ON \`_shared_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_version_updated_at_idx\` ON \`_shared_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_version_created_at_idx\` ON \`_shared_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_version_deleted_at_idx\` ON \`_shared_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_version_version__status_idx\` ON \`_shared_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_created_at_idx\` ON \`_shared_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_updated_at_idx\` ON \`_shared_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_snapshot_idx\` ON \`_shared_sections_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_published_locale_idx\` ON \`_shared_sections_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_latest_idx\` ON \`_shared_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_shared_sections_v_autosave_idx\` ON \`_shared_sections_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`patterns_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`patterns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`patterns_field_domain_access_order_idx\` ON \`patterns_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`patterns_field_domain_access_parent_idx\` ON \`patterns_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`patterns_field_domain_access_value_idx\` ON \`patterns_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`patterns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`field_blocks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`patterns_updated_at_idx\` ON \`patterns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_created_at_idx\` ON \`patterns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_deleted_at_idx\` ON \`patterns\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`media_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`srclang\` text,
  	\`vtt\` text,
  	\`transcript\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_captions_order_idx\` ON \`media_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_parent_id_idx\` ON \`media_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_topics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_topics_id\`) REFERENCES \`media_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_rels_order_idx\` ON \`media_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_parent_idx\` ON \`media_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_path_idx\` ON \`media_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_rels_media_topics_id_idx\` ON \`media_rels\` (\`media_topics_id\`);`)
  await db.run(sql`CREATE TABLE \`media_topics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`media_topics_updated_at_idx\` ON \`media_topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_topics_created_at_idx\` ON \`media_topics\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media_topics_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_topics_locales_locale_parent_id_unique\` ON \`media_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`has_sound\` integer;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`lacks_captions\` integer;`)
  await db.run(sql`CREATE INDEX \`media_lacks_captions_idx\` ON \`media\` (\`lacks_captions\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`patterns_id\` integer REFERENCES patterns(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_topics_id\` integer REFERENCES media_topics(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_patterns_id_idx\` ON \`payload_locked_documents_rels\` (\`patterns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`media_topics_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shared_sections_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`shared_sections\`;`)
  await db.run(sql`DROP TABLE \`_shared_sections_v_version_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`_shared_sections_v\`;`)
  await db.run(sql`DROP TABLE \`patterns_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
  await db.run(sql`DROP TABLE \`media_captions\`;`)
  await db.run(sql`DROP TABLE \`media_rels\`;`)
  await db.run(sql`DROP TABLE \`media_topics\`;`)
  await db.run(sql`DROP TABLE \`media_topics_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`releases_id\` integer,
  	\`media_id\` integer,
  	\`campaigns_id\` integer,
  	\`forms_id\` integer,
  	\`menus_id\` integer,
  	\`footers_id\` integer,
  	\`popups_id\` integer,
  	\`redirects_id\` integer,
  	\`brand_settings_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`glossary_id\` integer,
  	\`search_queries_id\` integer,
  	\`inquiries_id\` integer,
  	\`visits_id\` integer,
  	\`subscribers_id\` integer,
  	\`newsletter_changes_id\` integer,
  	\`mails_id\` integer,
  	\`erasures_id\` integer,
  	\`brands_id\` integer,
  	\`users_id\` integer,
  	\`change_log_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footers_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brand_settings_id\`) REFERENCES \`brand_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_queries_id\`) REFERENCES \`search_queries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_changes_id\`) REFERENCES \`newsletter_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`erasures_id\`) REFERENCES \`erasures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`change_log_id\`) REFERENCES \`change_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "releases_id", "media_id", "campaigns_id", "forms_id", "menus_id", "footers_id", "popups_id", "redirects_id", "brand_settings_id", "search_synonyms_id", "glossary_id", "search_queries_id", "inquiries_id", "visits_id", "subscribers_id", "newsletter_changes_id", "mails_id", "erasures_id", "brands_id", "users_id", "change_log_id") SELECT "id", "order", "parent_id", "path", "releases_id", "media_id", "campaigns_id", "forms_id", "menus_id", "footers_id", "popups_id", "redirects_id", "brand_settings_id", "search_synonyms_id", "glossary_id", "search_queries_id", "inquiries_id", "visits_id", "subscribers_id", "newsletter_changes_id", "mails_id", "erasures_id", "brands_id", "users_id", "change_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footers_id_idx\` ON \`payload_locked_documents_rels\` (\`footers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brand_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`brand_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_queries_id_idx\` ON \`payload_locked_documents_rels\` (\`search_queries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_change_log_id_idx\` ON \`payload_locked_documents_rels\` (\`change_log_id\`);`)
  await db.run(sql`DROP INDEX \`media_lacks_captions_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`has_sound\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`lacks_captions\`;`)
}

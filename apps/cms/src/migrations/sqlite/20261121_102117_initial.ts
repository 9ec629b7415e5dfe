import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_field_domain_access_order_idx\` ON \`pages_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_field_domain_access_parent_idx\` ON \`pages_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_field_domain_access_value_idx\` ON \`pages_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text DEFAULT 'lego_page',
  	\`field_hero_image_id\` integer,
  	\`field_blocks\` text,
  	\`program_school\` text,
  	\`program_level\` text,
  	\`program_subject\` text,
  	\`program_mode\` text,
  	\`program_duration_months\` numeric,
  	\`program_semesters\` numeric,
  	\`program_details\` text,
  	\`campus_school\` text,
  	\`campus_street\` text,
  	\`campus_postal_code\` text,
  	\`campus_latitude\` numeric,
  	\`campus_longitude\` numeric,
  	\`campus_altitude\` numeric,
  	\`campus_students\` numeric,
  	\`campus_nationalities\` numeric,
  	\`news_date\` text,
  	\`news_category\` text,
  	\`news_author\` text,
  	\`news_reading_time\` numeric,
  	\`field_webform_dynamic_paragraph_id\` integer,
  	\`field_url\` text,
  	\`event_id\` integer,
  	\`field_event_type\` text,
  	\`duration\` numeric,
  	\`field_side_cards\` text,
  	\`field_iframe\` text,
  	\`field_iframe_height\` numeric,
  	\`metatag_robots\` text,
  	\`metatag_image_id\` integer,
  	\`field_add_live_chat\` integer DEFAULT false,
  	\`field_exclude_live_chat\` integer DEFAULT false,
  	\`field_floating_cta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`field_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`field_webform_dynamic_paragraph_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`metatag_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_type_idx\` ON \`pages\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`pages_field_hero_image_idx\` ON \`pages\` (\`field_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_program_program_school_idx\` ON \`pages\` (\`program_school\`);`)
  await db.run(sql`CREATE INDEX \`pages_program_program_level_idx\` ON \`pages\` (\`program_level\`);`)
  await db.run(sql`CREATE INDEX \`pages_program_program_subject_idx\` ON \`pages\` (\`program_subject\`);`)
  await db.run(sql`CREATE INDEX \`pages_program_program_mode_idx\` ON \`pages\` (\`program_mode\`);`)
  await db.run(sql`CREATE INDEX \`pages_campus_campus_school_idx\` ON \`pages\` (\`campus_school\`);`)
  await db.run(sql`CREATE INDEX \`pages_news_news_date_idx\` ON \`pages\` (\`news_date\`);`)
  await db.run(sql`CREATE INDEX \`pages_news_news_category_idx\` ON \`pages\` (\`news_category\`);`)
  await db.run(sql`CREATE INDEX \`pages_field_webform_dynamic_paragraph_idx\` ON \`pages\` (\`field_webform_dynamic_paragraph_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_event_idx\` ON \`pages\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_metatag_metatag_image_idx\` ON \`pages\` (\`metatag_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`alias\` text,
  	\`field_pretitle\` text,
  	\`field_lead\` text,
  	\`body\` text,
  	\`field_schema_title\` text,
  	\`field_schema_description\` text,
  	\`field_program_prerequisites\` text,
  	\`field_edu_credential_awarded\` text,
  	\`field_course_mode\` text,
  	\`field_course_workload\` text,
  	\`field_price\` text,
  	\`campus_city\` text,
  	\`campus_canton\` text,
  	\`campus_facilities\` text,
  	\`campus_travel\` text,
  	\`field_text_above_form\` text,
  	\`field_application_body\` text,
  	\`metatag_title\` text,
  	\`metatag_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_alias_idx\` ON \`pages_locales\` (\`alias\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_pages_id_idx\` ON \`pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_field_domain_access_order_idx\` ON \`_pages_v_version_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_field_domain_access_parent_idx\` ON \`_pages_v_version_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_field_domain_access_value_idx\` ON \`_pages_v_version_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text DEFAULT 'lego_page',
  	\`version_field_hero_image_id\` integer,
  	\`version_field_blocks\` text,
  	\`version_program_school\` text,
  	\`version_program_level\` text,
  	\`version_program_subject\` text,
  	\`version_program_mode\` text,
  	\`version_program_duration_months\` numeric,
  	\`version_program_semesters\` numeric,
  	\`version_program_details\` text,
  	\`version_campus_school\` text,
  	\`version_campus_street\` text,
  	\`version_campus_postal_code\` text,
  	\`version_campus_latitude\` numeric,
  	\`version_campus_longitude\` numeric,
  	\`version_campus_altitude\` numeric,
  	\`version_campus_students\` numeric,
  	\`version_campus_nationalities\` numeric,
  	\`version_news_date\` text,
  	\`version_news_category\` text,
  	\`version_news_author\` text,
  	\`version_news_reading_time\` numeric,
  	\`version_field_webform_dynamic_paragraph_id\` integer,
  	\`version_field_url\` text,
  	\`version_event_id\` integer,
  	\`version_field_event_type\` text,
  	\`version_duration\` numeric,
  	\`version_field_side_cards\` text,
  	\`version_field_iframe\` text,
  	\`version_field_iframe_height\` numeric,
  	\`version_metatag_robots\` text,
  	\`version_metatag_image_id\` integer,
  	\`version_field_add_live_chat\` integer DEFAULT false,
  	\`version_field_exclude_live_chat\` integer DEFAULT false,
  	\`version_field_floating_cta\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_webform_dynamic_paragraph_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_event_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_metatag_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_type_idx\` ON \`_pages_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_field_hero_image_idx\` ON \`_pages_v\` (\`version_field_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_program_version_program_school_idx\` ON \`_pages_v\` (\`version_program_school\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_program_version_program_level_idx\` ON \`_pages_v\` (\`version_program_level\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_program_version_program_subject_idx\` ON \`_pages_v\` (\`version_program_subject\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_program_version_program_mode_idx\` ON \`_pages_v\` (\`version_program_mode\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_campus_version_campus_school_idx\` ON \`_pages_v\` (\`version_campus_school\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_news_version_news_date_idx\` ON \`_pages_v\` (\`version_news_date\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_news_version_news_category_idx\` ON \`_pages_v\` (\`version_news_category\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_field_webform_dynamic_paragraph_idx\` ON \`_pages_v\` (\`version_field_webform_dynamic_paragraph_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_event_idx\` ON \`_pages_v\` (\`version_event_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_metatag_version_metatag_image_idx\` ON \`_pages_v\` (\`version_metatag_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_alias\` text,
  	\`version_field_pretitle\` text,
  	\`version_field_lead\` text,
  	\`version_body\` text,
  	\`version_field_schema_title\` text,
  	\`version_field_schema_description\` text,
  	\`version_field_program_prerequisites\` text,
  	\`version_field_edu_credential_awarded\` text,
  	\`version_field_course_mode\` text,
  	\`version_field_course_workload\` text,
  	\`version_field_price\` text,
  	\`version_campus_city\` text,
  	\`version_campus_canton\` text,
  	\`version_campus_facilities\` text,
  	\`version_campus_travel\` text,
  	\`version_field_text_above_form\` text,
  	\`version_field_application_body\` text,
  	\`version_metatag_title\` text,
  	\`version_metatag_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_alias_idx\` ON \`_pages_v_locales\` (\`version_alias\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_pages_id_idx\` ON \`_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`color\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_field_domain_access_order_idx\` ON \`campaigns_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_field_domain_access_parent_idx\` ON \`campaigns_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_field_domain_access_value_idx\` ON \`campaigns_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`crm_id\` text NOT NULL,
  	\`start_date\` text NOT NULL,
  	\`end_date\` text NOT NULL,
  	\`start_datetime\` text,
  	\`duration\` numeric,
  	\`attendance\` text DEFAULT 'onsite',
  	\`cancelled\` integer DEFAULT false,
  	\`alias\` text,
  	\`territory\` text,
  	\`region\` text,
  	\`territory_name_c\` text,
  	\`campus_c\` text,
  	\`contact_name_c\` text,
  	\`contact_email_c\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_kind_idx\` ON \`campaigns\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_crm_id_idx\` ON \`campaigns\` (\`crm_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_end_date_idx\` ON \`campaigns\` (\`end_date\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`event_location_c\` text,
  	\`city_c\` text,
  	\`event_start_date_text_c\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_locales_locale_parent_id_unique\` ON \`campaigns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_field_domain_access_order_idx\` ON \`forms_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_field_domain_access_parent_idx\` ON \`forms_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_field_domain_access_value_idx\` ON \`forms_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`fields\` text,
  	\`is_quiz\` integer DEFAULT false,
  	\`additional_gtm_form_type\` text,
  	\`additional_gtm_form_title\` text,
  	\`additional_gtm_form_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_key_idx\` ON \`forms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`forms_type_idx\` ON \`forms\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`title\` text NOT NULL,
  	\`submit_label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`lang\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_languages_order_idx\` ON \`menus_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_languages_parent_id_idx\` ON \`menus_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`group\` text NOT NULL,
  	\`items\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_brand_idx\` ON \`menus\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`menus_group_idx\` ON \`menus\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_group_idx\` ON \`menus\` (\`brand\`,\`group\`);`)
  await db.run(sql`CREATE TABLE \`menus_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_texts_order_parent\` ON \`menus_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footers_block_social_links_order_idx\` ON \`footers_block_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_social_links_parent_id_idx\` ON \`footers_block_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_social_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers_block_social_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_block_social_links_locales_locale_parent_id_unique\` ON \`footers_block_social_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footers_block_legal_links_order_idx\` ON \`footers_block_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_legal_links_parent_id_idx\` ON \`footers_block_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_legal_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers_block_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_block_legal_links_locales_locale_parent_id_unique\` ON \`footers_block_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_school_logos_field_logos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field_logo_id\` integer NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`field_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footers_block_school_logos_field_logos_order_idx\` ON \`footers_block_school_logos_field_logos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_school_logos_field_logos_parent_id_idx\` ON \`footers_block_school_logos_field_logos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_school_logos_field_logos_field_logo_idx\` ON \`footers_block_school_logos_field_logos\` (\`field_logo_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_school_logos_field_logos_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers_block_school_logos_field_logos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_block_school_logos_field_logos_locales_locale_parent\` ON \`footers_block_school_logos_field_logos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_header_buttons_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footers_block_header_buttons_links_order_idx\` ON \`footers_block_header_buttons_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_header_buttons_links_parent_id_idx\` ON \`footers_block_header_buttons_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers_block_header_buttons_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers_block_header_buttons_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_block_header_buttons_links_locales_locale_parent_id_\` ON \`footers_block_header_buttons_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`block_group_logos_field_dark_header_logo_id\` integer,
  	\`block_group_logos_field_transparent_logo_id\` integer,
  	\`block_contact_info_field_address_url\` text,
  	\`block_contact_info_field_address2_url\` text,
  	\`block_contact_info_field_whatsapp_url\` text,
  	\`block_contact_info_field_phone_url\` text,
  	\`block_contact_info_field_email_url\` text,
  	\`block_contact_info_field_wechat_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`block_group_logos_field_dark_header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`block_group_logos_field_transparent_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_brand_idx\` ON \`footers\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_group_logos_block_group_logos_field_dark_h_idx\` ON \`footers\` (\`block_group_logos_field_dark_header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footers_block_group_logos_block_group_logos_field_transp_idx\` ON \`footers\` (\`block_group_logos_field_transparent_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`footers_updated_at_idx\` ON \`footers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footers_created_at_idx\` ON \`footers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`footers_locales\` (
  	\`block_copyright_body\` text,
  	\`block_contact_info_info\` text,
  	\`block_contact_info_field_address_title\` text,
  	\`block_contact_info_field_address2_title\` text,
  	\`block_contact_info_field_whatsapp_title\` text,
  	\`block_contact_info_field_phone_title\` text,
  	\`block_contact_info_field_email_title\` text,
  	\`block_contact_info_field_wechat_title\` text,
  	\`block_newsletter_info\` text,
  	\`block_newsletter_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footers_locales_locale_parent_id_unique\` ON \`footers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_field_domain_access_order_idx\` ON \`popups_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_domain_access_parent_idx\` ON \`popups_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_domain_access_value_idx\` ON \`popups_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`popups_field_include_urls\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_field_include_urls_order_idx\` ON \`popups_field_include_urls\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_include_urls_parent_idx\` ON \`popups_field_include_urls\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`field_delay_time\` numeric NOT NULL,
  	\`field_display_after_days\` numeric NOT NULL,
  	\`field_form_seg_id\` integer,
  	\`field_form_crcs_id\` integer,
  	\`field_form_caas_id\` integer,
  	\`field_form_him_id\` integer,
  	\`field_form_shms_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`field_form_seg_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`field_form_crcs_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`field_form_caas_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`field_form_him_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`field_form_shms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_field_form_seg_idx\` ON \`popups\` (\`field_form_seg_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_form_crcs_idx\` ON \`popups\` (\`field_form_crcs_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_form_caas_idx\` ON \`popups\` (\`field_form_caas_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_form_him_idx\` ON \`popups\` (\`field_form_him_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_form_shms_idx\` ON \`popups\` (\`field_form_shms_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`popups_locales\` (
  	\`field_heading\` text NOT NULL,
  	\`field_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popups_locales_locale_parent_id_unique\` ON \`popups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_texts_order_parent\` ON \`popups_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`lang\` text DEFAULT 'en' NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_brand_idx\` ON \`redirects\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`redirects_path_idx\` ON \`redirects\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_lang_path_idx\` ON \`redirects\` (\`brand\`,\`lang\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`brand_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`newsletter_pattern\` text,
  	\`double_opt_in\` integer DEFAULT false,
  	\`advanced_consent\` integer DEFAULT false,
  	\`captcha_provider\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_settings_brand_idx\` ON \`brand_settings\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`brand_settings_updated_at_idx\` ON \`brand_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brand_settings_created_at_idx\` ON \`brand_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_synonyms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text NOT NULL,
  	\`lang\` text NOT NULL,
  	\`brand\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_synonyms_lang_idx\` ON \`search_synonyms\` (\`lang\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_brand_idx\` ON \`search_synonyms\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_updated_at_idx\` ON \`search_synonyms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_created_at_idx\` ON \`search_synonyms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_queries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`query\` text,
  	\`brand\` text NOT NULL,
  	\`lang\` text,
  	\`searches\` numeric,
  	\`without_result\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_queries_brand_idx\` ON \`search_queries\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`search_queries_without_result_idx\` ON \`search_queries\` (\`without_result\`);`)
  await db.run(sql`CREATE INDEX \`search_queries_updated_at_idx\` ON \`search_queries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_queries_created_at_idx\` ON \`search_queries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_lang_query_idx\` ON \`search_queries\` (\`brand\`,\`lang\`,\`query\`);`)
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`brand\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`country\` text,
  	\`type\` text,
  	\`lang\` text,
  	\`source\` text,
  	\`campaign\` text,
  	\`received_at\` text,
  	\`fields\` text NOT NULL,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`state\` text DEFAULT 'received',
  	\`priority\` numeric,
  	\`attempt_count\` numeric,
  	\`next_attempt_at\` text,
  	\`delivered_at\` text,
  	\`held\` text,
  	\`duplicate_of_id\` integer,
  	\`attempts\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_key_idx\` ON \`inquiries\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_reference_idx\` ON \`inquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_brand_idx\` ON \`inquiries\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_type_idx\` ON \`inquiries\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_received_at_idx\` ON \`inquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_consent_at_idx\` ON \`inquiries\` (\`consent_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_state_idx\` ON \`inquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_next_attempt_at_idx\` ON \`inquiries\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_delivered_at_idx\` ON \`inquiries\` (\`delivered_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_duplicate_of_idx\` ON \`inquiries\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school\` text,
  	\`date\` text,
  	\`time\` text,
  	\`seat\` numeric,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visits_date_idx\` ON \`visits\` (\`date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visits_key_idx\` ON \`visits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`visits_updated_at_idx\` ON \`visits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visits_created_at_idx\` ON \`visits\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_date_time_seat_idx\` ON \`visits\` (\`school\`,\`date\`,\`time\`,\`seat\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`list\` text,
  	\`email\` text,
  	\`state\` text DEFAULT 'subscribed',
  	\`token\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_brand_idx\` ON \`subscribers\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_list_idx\` ON \`subscribers\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_token_idx\` ON \`subscribers\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_email_idx\` ON \`subscribers\` (\`list\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`to\` text,
  	\`subject\` text,
  	\`kind\` text,
  	\`state\` text DEFAULT 'waiting',
  	\`attempts\` numeric,
  	\`next_attempt_at\` text,
  	\`text\` text,
  	\`html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_brand_idx\` ON \`mails\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`inquiries\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_brand_idx\` ON \`erasures\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_brands\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_brands_order_idx\` ON \`users_brands\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_brands_parent_idx\` ON \`users_brands\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`change_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tags\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`change_log_updated_at_idx\` ON \`change_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`change_log_created_at_idx\` ON \`change_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
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
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`campaigns_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`menus_languages\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_texts\`;`)
  await db.run(sql`DROP TABLE \`footers_block_social_links\`;`)
  await db.run(sql`DROP TABLE \`footers_block_social_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footers_block_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footers_block_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footers_block_school_logos_field_logos\`;`)
  await db.run(sql`DROP TABLE \`footers_block_school_logos_field_logos_locales\`;`)
  await db.run(sql`DROP TABLE \`footers_block_header_buttons_links\`;`)
  await db.run(sql`DROP TABLE \`footers_block_header_buttons_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footers\`;`)
  await db.run(sql`DROP TABLE \`footers_locales\`;`)
  await db.run(sql`DROP TABLE \`popups_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`popups_field_include_urls\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`popups_locales\`;`)
  await db.run(sql`DROP TABLE \`popups_texts\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`brand_settings\`;`)
  await db.run(sql`DROP TABLE \`search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_queries\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`users_brands\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`change_log\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}

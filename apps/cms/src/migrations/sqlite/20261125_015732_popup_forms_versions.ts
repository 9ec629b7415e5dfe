import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { newRowId, popupFormRows } from '../popupForms.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_campaigns_v_version_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_field_domain_access_order_idx\` ON \`_campaigns_v_version_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_field_domain_access_parent_idx\` ON \`_campaigns_v_version_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_field_domain_access_value_idx\` ON \`_campaigns_v_version_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text NOT NULL,
  	\`version_crm_id\` text NOT NULL,
  	\`version_start_date\` text NOT NULL,
  	\`version_end_date\` text NOT NULL,
  	\`version_start_datetime\` text,
  	\`version_duration\` numeric,
  	\`version_attendance\` text DEFAULT 'onsite',
  	\`version_cancelled\` integer DEFAULT false,
  	\`version_alias\` text,
  	\`version_territory\` text,
  	\`version_region\` text,
  	\`version_territory_name_c\` text,
  	\`version_campus_c\` text,
  	\`version_contact_name_c\` text,
  	\`version_contact_email_c\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_parent_idx\` ON \`_campaigns_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_kind_idx\` ON \`_campaigns_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_crm_id_idx\` ON \`_campaigns_v\` (\`version_crm_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_end_date_idx\` ON \`_campaigns_v\` (\`version_end_date\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_updated_at_idx\` ON \`_campaigns_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_created_at_idx\` ON \`_campaigns_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_deleted_at_idx\` ON \`_campaigns_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_created_at_idx\` ON \`_campaigns_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_updated_at_idx\` ON \`_campaigns_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text,
  	\`version_event_location_c\` text,
  	\`version_city_c\` text,
  	\`version_event_start_date_text_c\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_campaigns_v_locales_locale_parent_id_unique\` ON \`_campaigns_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_field_domain_access_order_idx\` ON \`_forms_v_version_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_field_domain_access_parent_idx\` ON \`_forms_v_version_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_field_domain_access_value_idx\` ON \`_forms_v_version_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text NOT NULL,
  	\`version_type\` text NOT NULL,
  	\`version_fields\` text,
  	\`version_is_quiz\` integer DEFAULT false,
  	\`version_additional_gtm_form_type\` text,
  	\`version_additional_gtm_form_title\` text,
  	\`version_additional_gtm_form_name\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_key_idx\` ON \`_forms_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_type_idx\` ON \`_forms_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_submit_label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lang\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_languages_order_idx\` ON \`_menus_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_languages_parent_id_idx\` ON \`_menus_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_brand\` text NOT NULL,
  	\`version_group\` text NOT NULL,
  	\`version_items\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_brand_idx\` ON \`_menus_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_group_idx\` ON \`_menus_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_brand_version_group_idx\` ON \`_menus_v\` (\`version_brand\`,\`version_group\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_texts_order_parent\` ON \`_menus_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_social_links_order_idx\` ON \`_footers_v_version_block_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_social_links_parent_id_idx\` ON \`_footers_v_version_block_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_social_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v_version_block_social_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footers_v_version_block_social_links_locales_locale_parent_\` ON \`_footers_v_version_block_social_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_legal_links_order_idx\` ON \`_footers_v_version_block_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_legal_links_parent_id_idx\` ON \`_footers_v_version_block_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_legal_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v_version_block_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footers_v_version_block_legal_links_locales_locale_parent_i\` ON \`_footers_v_version_block_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_school_logos_field_logos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`field_logo_id\` integer NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`field_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_school_logos_field_logos_order_idx\` ON \`_footers_v_version_block_school_logos_field_logos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_school_logos_field_logos_parent_id_idx\` ON \`_footers_v_version_block_school_logos_field_logos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_school_logos_field_logos_field__idx\` ON \`_footers_v_version_block_school_logos_field_logos\` (\`field_logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_school_logos_field_logos_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v_version_block_school_logos_field_logos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footers_v_version_block_school_logos_field_logos_locales_lo\` ON \`_footers_v_version_block_school_logos_field_logos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_header_buttons_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`target\` text,
  	\`class\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_header_buttons_links_order_idx\` ON \`_footers_v_version_block_header_buttons_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_header_buttons_links_parent_id_idx\` ON \`_footers_v_version_block_header_buttons_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_version_block_header_buttons_links_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v_version_block_header_buttons_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footers_v_version_block_header_buttons_links_locales_locale\` ON \`_footers_v_version_block_header_buttons_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_brand\` text NOT NULL,
  	\`version_block_group_logos_field_dark_header_logo_id\` integer,
  	\`version_block_group_logos_field_transparent_logo_id\` integer,
  	\`version_block_contact_info_field_address_url\` text,
  	\`version_block_contact_info_field_address2_url\` text,
  	\`version_block_contact_info_field_whatsapp_url\` text,
  	\`version_block_contact_info_field_phone_url\` text,
  	\`version_block_contact_info_field_email_url\` text,
  	\`version_block_contact_info_field_wechat_url\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_block_group_logos_field_dark_header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_block_group_logos_field_transparent_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footers_v_parent_idx\` ON \`_footers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_version_brand_idx\` ON \`_footers_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_group_logos_version_block_group_idx\` ON \`_footers_v\` (\`version_block_group_logos_field_dark_header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_block_group_logos_version_block_gro_1_idx\` ON \`_footers_v\` (\`version_block_group_logos_field_transparent_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_version_updated_at_idx\` ON \`_footers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_version_version_created_at_idx\` ON \`_footers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_created_at_idx\` ON \`_footers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footers_v_updated_at_idx\` ON \`_footers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_footers_v_locales\` (
  	\`version_block_copyright_body\` text,
  	\`version_block_contact_info_info\` text,
  	\`version_block_contact_info_field_address_title\` text,
  	\`version_block_contact_info_field_address2_title\` text,
  	\`version_block_contact_info_field_whatsapp_title\` text,
  	\`version_block_contact_info_field_phone_title\` text,
  	\`version_block_contact_info_field_email_title\` text,
  	\`version_block_contact_info_field_wechat_title\` text,
  	\`version_block_newsletter_info\` text,
  	\`version_block_newsletter_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footers_v_locales_locale_parent_id_unique\` ON \`_footers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_field_forms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`brand\` text NOT NULL,
  	\`form_id\` integer,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_field_forms_order_idx\` ON \`popups_field_forms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_forms_parent_id_idx\` ON \`popups_field_forms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_field_forms_form_idx\` ON \`popups_field_forms\` (\`form_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_field_domain_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_domain_access_order_idx\` ON \`_popups_v_version_field_domain_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_domain_access_parent_idx\` ON \`_popups_v_version_field_domain_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_domain_access_value_idx\` ON \`_popups_v_version_field_domain_access\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_field_include_urls\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_include_urls_order_idx\` ON \`_popups_v_version_field_include_urls\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_include_urls_parent_idx\` ON \`_popups_v_version_field_include_urls\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_field_forms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`form_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_forms_order_idx\` ON \`_popups_v_version_field_forms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_forms_parent_id_idx\` ON \`_popups_v_version_field_forms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_field_forms_form_idx\` ON \`_popups_v_version_field_forms\` (\`form_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_field_delay_time\` numeric NOT NULL,
  	\`version_field_display_after_days\` numeric NOT NULL,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_field_form_seg_id\` integer,
  	\`version_field_form_crcs_id\` integer,
  	\`version_field_form_caas_id\` integer,
  	\`version_field_form_him_id\` integer,
  	\`version_field_form_shms_id\` integer,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_form_seg_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_form_crcs_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_form_caas_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_form_him_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_field_form_shms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_parent_idx\` ON \`_popups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_field_form_seg_idx\` ON \`_popups_v\` (\`version_field_form_seg_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_field_form_crcs_idx\` ON \`_popups_v\` (\`version_field_form_crcs_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_field_form_caas_idx\` ON \`_popups_v\` (\`version_field_form_caas_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_field_form_him_idx\` ON \`_popups_v\` (\`version_field_form_him_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_field_form_shms_idx\` ON \`_popups_v\` (\`version_field_form_shms_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_updated_at_idx\` ON \`_popups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_created_at_idx\` ON \`_popups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_deleted_at_idx\` ON \`_popups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_created_at_idx\` ON \`_popups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_updated_at_idx\` ON \`_popups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_locales\` (
  	\`version_field_heading\` text NOT NULL,
  	\`version_field_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popups_v_locales_locale_parent_id_unique\` ON \`_popups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_texts_order_parent\` ON \`_popups_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_settings_v_version_vendors\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brand_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_version_vendors_order_idx\` ON \`_brand_settings_v_version_vendors\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_version_vendors_parent_idx\` ON \`_brand_settings_v_version_vendors\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_brand\` text NOT NULL,
  	\`version_newsletter_pattern\` text,
  	\`version_single_opt_in\` integer DEFAULT false,
  	\`version_double_opt_in\` integer DEFAULT false,
  	\`version_advanced_consent\` integer DEFAULT false,
  	\`version_captcha_provider\` text,
  	\`version_matomo_origin\` text,
  	\`version_plausible_origin\` text,
  	\`version_retention_enquiries\` numeric DEFAULT 13,
  	\`version_retention_mails\` numeric DEFAULT 13,
  	\`version_retention_visits\` numeric DEFAULT 13,
  	\`version_retention_consents\` numeric DEFAULT 36,
  	\`version_retention_searches\` numeric DEFAULT 13,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand_settings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_parent_idx\` ON \`_brand_settings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_version_version_brand_idx\` ON \`_brand_settings_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_version_version_updated_at_idx\` ON \`_brand_settings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_version_version_created_at_idx\` ON \`_brand_settings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_created_at_idx\` ON \`_brand_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_settings_v_updated_at_idx\` ON \`_brand_settings_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`campaigns\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_social_links\` ADD \`show_from\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_social_links\` ADD \`show_until\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_legal_links\` ADD \`show_from\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_legal_links\` ADD \`show_until\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_header_buttons_links\` ADD \`show_from\` text;`)
  await db.run(sql`ALTER TABLE \`footers_block_header_buttons_links\` ADD \`show_until\` text;`)
  await db.run(sql`ALTER TABLE \`footers\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`show_from\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`show_until\` text;`)
  await db.run(sql`ALTER TABLE \`popups\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` ADD \`saved_by\` text;`)
  await db.run(sql.raw(popupFormRows(newRowId.sqlite)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_campaigns_v_version_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_social_links\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_social_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_school_logos_field_logos\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_school_logos_field_logos_locales\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_header_buttons_links\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_version_block_header_buttons_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footers_v\`;`)
  await db.run(sql`DROP TABLE \`_footers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`popups_field_forms\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_field_domain_access\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_field_include_urls\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_field_forms\`;`)
  await db.run(sql`DROP TABLE \`_popups_v\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_brand_settings_v_version_vendors\`;`)
  await db.run(sql`DROP TABLE \`_brand_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`campaigns\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_social_links\` DROP COLUMN \`show_from\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_social_links\` DROP COLUMN \`show_until\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_legal_links\` DROP COLUMN \`show_from\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_legal_links\` DROP COLUMN \`show_until\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_header_buttons_links\` DROP COLUMN \`show_from\`;`)
  await db.run(sql`ALTER TABLE \`footers_block_header_buttons_links\` DROP COLUMN \`show_until\`;`)
  await db.run(sql`ALTER TABLE \`footers\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`show_from\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`show_until\`;`)
  await db.run(sql`ALTER TABLE \`popups\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`brand_settings\` DROP COLUMN \`saved_by\`;`)
}

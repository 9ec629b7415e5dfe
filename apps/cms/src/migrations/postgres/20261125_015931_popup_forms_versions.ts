import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { newRowId, popupFormRows } from '../popupForms.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__campaigns_v_version_kind" AS ENUM('webinar', 'open_house', 'open_culinary', 'meet');
  CREATE TYPE "public"."enum__campaigns_v_version_attendance" AS ENUM('online', 'onsite', 'mixed');
  CREATE TYPE "public"."enum__forms_v_version_type" AS ENUM('apply', 'webinar', 'meet-rep', 'brochure', 'contact', 'visit-school', 'openhouse', 'openculinary', 'refer', 'popup', 'livechat', 'newsletter');
  CREATE TYPE "public"."enum__menus_v_version_languages_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum__menus_v_version_group" AS ENUM('main', 'headersecondary', 'footer', 'headertopmost', 'languages', 'search_recommended');
  CREATE TYPE "public"."enum__footers_v_version_block_social_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__footers_v_version_block_legal_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__footers_v_version_block_header_buttons_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum__popups_v_version_field_include_urls" AS ENUM('homepage', 'lego_page', 'school', 'program', 'singleCampus', 'singleNews', 'webinar', 'apply', 'contact', 'brochure', 'visit', 'meet', 'open_house', 'open_culinary', 'refer', 'livechat');
  CREATE TYPE "public"."enum__brand_settings_v_version_vendors" AS ENUM('google_tag_manager', 'google_ads', 'meta', 'linkedin', 'tiktok', 'clarity', 'matomo', 'plausible', 'youtube', 'vimeo', 'salesforce', 'chatwoot', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum__brand_settings_v_version_captcha_provider" AS ENUM('altcha', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TABLE "_campaigns_v_version_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__campaigns_v_version_kind" NOT NULL,
  	"version_crm_id" varchar NOT NULL,
  	"version_start_date" timestamp(3) with time zone NOT NULL,
  	"version_end_date" timestamp(3) with time zone NOT NULL,
  	"version_start_datetime" timestamp(3) with time zone,
  	"version_duration" numeric,
  	"version_attendance" "enum__campaigns_v_version_attendance" DEFAULT 'onsite',
  	"version_cancelled" boolean DEFAULT false,
  	"version_alias" varchar,
  	"version_territory" varchar,
  	"version_region" varchar,
  	"version_territory_name_c" varchar,
  	"version_campus_c" varchar,
  	"version_contact_name_c" varchar,
  	"version_contact_email_c" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_event_location_c" varchar,
  	"version_city_c" varchar,
  	"version_event_start_date_text_c" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar NOT NULL,
  	"version_type" "enum__forms_v_version_type" NOT NULL,
  	"version_fields" jsonb,
  	"version_is_quiz" boolean DEFAULT false,
  	"version_additional_gtm_form_type" varchar,
  	"version_additional_gtm_form_title" varchar,
  	"version_additional_gtm_form_name" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_submit_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" "enum__menus_v_version_languages_lang",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_brand" varchar NOT NULL,
  	"version_group" "enum__menus_v_version_group" NOT NULL,
  	"version_items" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menus_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_footers_v_version_block_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum__footers_v_version_block_social_links_target",
  	"class" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_block_social_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v_version_block_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum__footers_v_version_block_legal_links_target",
  	"class" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_block_legal_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v_version_block_school_logos_field_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field_logo_id" integer NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_block_school_logos_field_logos_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v_version_block_header_buttons_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum__footers_v_version_block_header_buttons_links_target",
  	"class" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_block_header_buttons_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_brand" varchar NOT NULL,
  	"version_block_group_logos_field_dark_header_logo_id" integer,
  	"version_block_group_logos_field_transparent_logo_id" integer,
  	"version_block_contact_info_field_address_url" varchar,
  	"version_block_contact_info_field_address2_url" varchar,
  	"version_block_contact_info_field_whatsapp_url" varchar,
  	"version_block_contact_info_field_phone_url" varchar,
  	"version_block_contact_info_field_email_url" varchar,
  	"version_block_contact_info_field_wechat_url" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footers_v_locales" (
  	"version_block_copyright_body" jsonb,
  	"version_block_contact_info_info" varchar,
  	"version_block_contact_info_field_address_title" varchar,
  	"version_block_contact_info_field_address2_title" varchar,
  	"version_block_contact_info_field_whatsapp_title" varchar,
  	"version_block_contact_info_field_phone_title" varchar,
  	"version_block_contact_info_field_email_title" varchar,
  	"version_block_contact_info_field_wechat_title" varchar,
  	"version_block_newsletter_info" varchar,
  	"version_block_newsletter_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "popups_field_forms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"form_id" integer
  );
  
  CREATE TABLE "_popups_v_version_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_field_include_urls" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_field_include_urls",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_field_forms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"form_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_field_delay_time" numeric NOT NULL,
  	"version_field_display_after_days" numeric NOT NULL,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_field_form_seg_id" integer,
  	"version_field_form_crcs_id" integer,
  	"version_field_form_caas_id" integer,
  	"version_field_form_him_id" integer,
  	"version_field_form_shms_id" integer,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_popups_v_locales" (
  	"version_field_heading" varchar NOT NULL,
  	"version_field_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popups_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_brand_settings_v_version_vendors" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__brand_settings_v_version_vendors",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_brand_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_brand" varchar NOT NULL,
  	"version_newsletter_pattern" varchar,
  	"version_single_opt_in" boolean DEFAULT false,
  	"version_double_opt_in" boolean DEFAULT false,
  	"version_advanced_consent" boolean DEFAULT false,
  	"version_captcha_provider" "enum__brand_settings_v_version_captcha_provider",
  	"version_matomo_origin" varchar,
  	"version_plausible_origin" varchar,
  	"version_retention_enquiries" numeric DEFAULT 13,
  	"version_retention_mails" numeric DEFAULT 13,
  	"version_retention_visits" numeric DEFAULT 13,
  	"version_retention_consents" numeric DEFAULT 36,
  	"version_retention_searches" numeric DEFAULT 13,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "campaigns" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "forms" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "footers_block_social_links" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "footers_block_social_links" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "footers_block_legal_links" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "footers_block_legal_links" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "footers_block_header_buttons_links" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "footers_block_header_buttons_links" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "footers" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "popups" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "brand_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_campaigns_v_version_field_domain_access" ADD CONSTRAINT "_campaigns_v_version_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_field_domain_access" ADD CONSTRAINT "_forms_v_version_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_languages" ADD CONSTRAINT "_menus_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_texts" ADD CONSTRAINT "_menus_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_social_links" ADD CONSTRAINT "_footers_v_version_block_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_social_links_locales" ADD CONSTRAINT "_footers_v_version_block_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_block_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_legal_links" ADD CONSTRAINT "_footers_v_version_block_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_legal_links_locales" ADD CONSTRAINT "_footers_v_version_block_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_block_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_school_logos_field_logos" ADD CONSTRAINT "_footers_v_version_block_school_logos_field_logos_field_logo_id_media_id_fk" FOREIGN KEY ("field_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_school_logos_field_logos" ADD CONSTRAINT "_footers_v_version_block_school_logos_field_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_school_logos_field_logos_locales" ADD CONSTRAINT "_footers_v_version_block_school_logos_field_logos_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_block_school_logos_field_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_header_buttons_links" ADD CONSTRAINT "_footers_v_version_block_header_buttons_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_block_header_buttons_links_locales" ADD CONSTRAINT "_footers_v_version_block_header_buttons_links_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_block_header_buttons_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v" ADD CONSTRAINT "_footers_v_parent_id_footers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footers_v" ADD CONSTRAINT "_footers_v_version_block_group_logos_field_dark_header_logo_id_media_id_fk" FOREIGN KEY ("version_block_group_logos_field_dark_header_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footers_v" ADD CONSTRAINT "_footers_v_version_block_group_logos_field_transparent_logo_id_media_id_fk" FOREIGN KEY ("version_block_group_logos_field_transparent_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footers_v_locales" ADD CONSTRAINT "_footers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_field_forms" ADD CONSTRAINT "popups_field_forms_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_field_forms" ADD CONSTRAINT "popups_field_forms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_field_domain_access" ADD CONSTRAINT "_popups_v_version_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_field_include_urls" ADD CONSTRAINT "_popups_v_version_field_include_urls_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_field_forms" ADD CONSTRAINT "_popups_v_version_field_forms_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_version_field_forms" ADD CONSTRAINT "_popups_v_version_field_forms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_field_form_seg_id_forms_id_fk" FOREIGN KEY ("version_field_form_seg_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_field_form_crcs_id_forms_id_fk" FOREIGN KEY ("version_field_form_crcs_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_field_form_caas_id_forms_id_fk" FOREIGN KEY ("version_field_form_caas_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_field_form_him_id_forms_id_fk" FOREIGN KEY ("version_field_form_him_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_field_form_shms_id_forms_id_fk" FOREIGN KEY ("version_field_form_shms_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_texts" ADD CONSTRAINT "_popups_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_settings_v_version_vendors" ADD CONSTRAINT "_brand_settings_v_version_vendors_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brand_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_settings_v" ADD CONSTRAINT "_brand_settings_v_parent_id_brand_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_settings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_campaigns_v_version_field_domain_access_order_idx" ON "_campaigns_v_version_field_domain_access" USING btree ("order");
  CREATE INDEX "_campaigns_v_version_field_domain_access_parent_idx" ON "_campaigns_v_version_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_field_domain_access_value_idx" ON "_campaigns_v_version_field_domain_access" USING btree ("value");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_kind_idx" ON "_campaigns_v" USING btree ("version_kind");
  CREATE INDEX "_campaigns_v_version_version_crm_id_idx" ON "_campaigns_v" USING btree ("version_crm_id");
  CREATE INDEX "_campaigns_v_version_version_end_date_idx" ON "_campaigns_v" USING btree ("version_end_date");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_field_domain_access_order_idx" ON "_forms_v_version_field_domain_access" USING btree ("order");
  CREATE INDEX "_forms_v_version_field_domain_access_parent_idx" ON "_forms_v_version_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_field_domain_access_value_idx" ON "_forms_v_version_field_domain_access" USING btree ("value");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_key_idx" ON "_forms_v" USING btree ("version_key");
  CREATE INDEX "_forms_v_version_version_type_idx" ON "_forms_v" USING btree ("version_type");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_languages_order_idx" ON "_menus_v_version_languages" USING btree ("_order");
  CREATE INDEX "_menus_v_version_languages_parent_id_idx" ON "_menus_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_brand_idx" ON "_menus_v" USING btree ("version_brand");
  CREATE INDEX "_menus_v_version_version_group_idx" ON "_menus_v" USING btree ("version_group");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "version_brand_version_group_idx" ON "_menus_v" USING btree ("version_brand","version_group");
  CREATE INDEX "_menus_v_texts_order_parent" ON "_menus_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_footers_v_version_block_social_links_order_idx" ON "_footers_v_version_block_social_links" USING btree ("_order");
  CREATE INDEX "_footers_v_version_block_social_links_parent_id_idx" ON "_footers_v_version_block_social_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footers_v_version_block_social_links_locales_locale_parent_" ON "_footers_v_version_block_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_version_block_legal_links_order_idx" ON "_footers_v_version_block_legal_links" USING btree ("_order");
  CREATE INDEX "_footers_v_version_block_legal_links_parent_id_idx" ON "_footers_v_version_block_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footers_v_version_block_legal_links_locales_locale_parent_i" ON "_footers_v_version_block_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_version_block_school_logos_field_logos_order_idx" ON "_footers_v_version_block_school_logos_field_logos" USING btree ("_order");
  CREATE INDEX "_footers_v_version_block_school_logos_field_logos_parent_id_idx" ON "_footers_v_version_block_school_logos_field_logos" USING btree ("_parent_id");
  CREATE INDEX "_footers_v_version_block_school_logos_field_logos_field__idx" ON "_footers_v_version_block_school_logos_field_logos" USING btree ("field_logo_id");
  CREATE UNIQUE INDEX "_footers_v_version_block_school_logos_field_logos_locales_lo" ON "_footers_v_version_block_school_logos_field_logos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_version_block_header_buttons_links_order_idx" ON "_footers_v_version_block_header_buttons_links" USING btree ("_order");
  CREATE INDEX "_footers_v_version_block_header_buttons_links_parent_id_idx" ON "_footers_v_version_block_header_buttons_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footers_v_version_block_header_buttons_links_locales_locale" ON "_footers_v_version_block_header_buttons_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_parent_idx" ON "_footers_v" USING btree ("parent_id");
  CREATE INDEX "_footers_v_version_version_brand_idx" ON "_footers_v" USING btree ("version_brand");
  CREATE INDEX "_footers_v_version_block_group_logos_version_block_group_idx" ON "_footers_v" USING btree ("version_block_group_logos_field_dark_header_logo_id");
  CREATE INDEX "_footers_v_version_block_group_logos_version_block_gro_1_idx" ON "_footers_v" USING btree ("version_block_group_logos_field_transparent_logo_id");
  CREATE INDEX "_footers_v_version_version_updated_at_idx" ON "_footers_v" USING btree ("version_updated_at");
  CREATE INDEX "_footers_v_version_version_created_at_idx" ON "_footers_v" USING btree ("version_created_at");
  CREATE INDEX "_footers_v_created_at_idx" ON "_footers_v" USING btree ("created_at");
  CREATE INDEX "_footers_v_updated_at_idx" ON "_footers_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footers_v_locales_locale_parent_id_unique" ON "_footers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "popups_field_forms_order_idx" ON "popups_field_forms" USING btree ("_order");
  CREATE INDEX "popups_field_forms_parent_id_idx" ON "popups_field_forms" USING btree ("_parent_id");
  CREATE INDEX "popups_field_forms_form_idx" ON "popups_field_forms" USING btree ("form_id");
  CREATE INDEX "_popups_v_version_field_domain_access_order_idx" ON "_popups_v_version_field_domain_access" USING btree ("order");
  CREATE INDEX "_popups_v_version_field_domain_access_parent_idx" ON "_popups_v_version_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_field_domain_access_value_idx" ON "_popups_v_version_field_domain_access" USING btree ("value");
  CREATE INDEX "_popups_v_version_field_include_urls_order_idx" ON "_popups_v_version_field_include_urls" USING btree ("order");
  CREATE INDEX "_popups_v_version_field_include_urls_parent_idx" ON "_popups_v_version_field_include_urls" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_field_forms_order_idx" ON "_popups_v_version_field_forms" USING btree ("_order");
  CREATE INDEX "_popups_v_version_field_forms_parent_id_idx" ON "_popups_v_version_field_forms" USING btree ("_parent_id");
  CREATE INDEX "_popups_v_version_field_forms_form_idx" ON "_popups_v_version_field_forms" USING btree ("form_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_field_form_seg_idx" ON "_popups_v" USING btree ("version_field_form_seg_id");
  CREATE INDEX "_popups_v_version_version_field_form_crcs_idx" ON "_popups_v" USING btree ("version_field_form_crcs_id");
  CREATE INDEX "_popups_v_version_version_field_form_caas_idx" ON "_popups_v" USING btree ("version_field_form_caas_id");
  CREATE INDEX "_popups_v_version_version_field_form_him_idx" ON "_popups_v" USING btree ("version_field_form_him_id");
  CREATE INDEX "_popups_v_version_version_field_form_shms_idx" ON "_popups_v" USING btree ("version_field_form_shms_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_texts_order_parent" ON "_popups_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_brand_settings_v_version_vendors_order_idx" ON "_brand_settings_v_version_vendors" USING btree ("order");
  CREATE INDEX "_brand_settings_v_version_vendors_parent_idx" ON "_brand_settings_v_version_vendors" USING btree ("parent_id");
  CREATE INDEX "_brand_settings_v_parent_idx" ON "_brand_settings_v" USING btree ("parent_id");
  CREATE INDEX "_brand_settings_v_version_version_brand_idx" ON "_brand_settings_v" USING btree ("version_brand");
  CREATE INDEX "_brand_settings_v_version_version_updated_at_idx" ON "_brand_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_brand_settings_v_version_version_created_at_idx" ON "_brand_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_brand_settings_v_created_at_idx" ON "_brand_settings_v" USING btree ("created_at");
  CREATE INDEX "_brand_settings_v_updated_at_idx" ON "_brand_settings_v" USING btree ("updated_at");`)
  await db.execute(sql.raw(popupFormRows(newRowId.postgres)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_campaigns_v_version_field_domain_access" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_locales" CASCADE;
  DROP TABLE "_forms_v_version_field_domain_access" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "_menus_v_version_languages" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_texts" CASCADE;
  DROP TABLE "_footers_v_version_block_social_links" CASCADE;
  DROP TABLE "_footers_v_version_block_social_links_locales" CASCADE;
  DROP TABLE "_footers_v_version_block_legal_links" CASCADE;
  DROP TABLE "_footers_v_version_block_legal_links_locales" CASCADE;
  DROP TABLE "_footers_v_version_block_school_logos_field_logos" CASCADE;
  DROP TABLE "_footers_v_version_block_school_logos_field_logos_locales" CASCADE;
  DROP TABLE "_footers_v_version_block_header_buttons_links" CASCADE;
  DROP TABLE "_footers_v_version_block_header_buttons_links_locales" CASCADE;
  DROP TABLE "_footers_v" CASCADE;
  DROP TABLE "_footers_v_locales" CASCADE;
  DROP TABLE "popups_field_forms" CASCADE;
  DROP TABLE "_popups_v_version_field_domain_access" CASCADE;
  DROP TABLE "_popups_v_version_field_include_urls" CASCADE;
  DROP TABLE "_popups_v_version_field_forms" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  DROP TABLE "_popups_v_texts" CASCADE;
  DROP TABLE "_brand_settings_v_version_vendors" CASCADE;
  DROP TABLE "_brand_settings_v" CASCADE;
  ALTER TABLE "campaigns" DROP COLUMN "saved_by";
  ALTER TABLE "forms" DROP COLUMN "saved_by";
  ALTER TABLE "menus" DROP COLUMN "saved_by";
  ALTER TABLE "footers_block_social_links" DROP COLUMN "show_from";
  ALTER TABLE "footers_block_social_links" DROP COLUMN "show_until";
  ALTER TABLE "footers_block_legal_links" DROP COLUMN "show_from";
  ALTER TABLE "footers_block_legal_links" DROP COLUMN "show_until";
  ALTER TABLE "footers_block_header_buttons_links" DROP COLUMN "show_from";
  ALTER TABLE "footers_block_header_buttons_links" DROP COLUMN "show_until";
  ALTER TABLE "footers" DROP COLUMN "saved_by";
  ALTER TABLE "popups" DROP COLUMN "show_from";
  ALTER TABLE "popups" DROP COLUMN "show_until";
  ALTER TABLE "popups" DROP COLUMN "saved_by";
  ALTER TABLE "brand_settings" DROP COLUMN "saved_by";
  DROP TYPE "public"."enum__campaigns_v_version_kind";
  DROP TYPE "public"."enum__campaigns_v_version_attendance";
  DROP TYPE "public"."enum__forms_v_version_type";
  DROP TYPE "public"."enum__menus_v_version_languages_lang";
  DROP TYPE "public"."enum__menus_v_version_group";
  DROP TYPE "public"."enum__footers_v_version_block_social_links_target";
  DROP TYPE "public"."enum__footers_v_version_block_legal_links_target";
  DROP TYPE "public"."enum__footers_v_version_block_header_buttons_links_target";
  DROP TYPE "public"."enum__popups_v_version_field_include_urls";
  DROP TYPE "public"."enum__brand_settings_v_version_vendors";
  DROP TYPE "public"."enum__brand_settings_v_version_captcha_provider";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_pages_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_pages_type" AS ENUM('homepage', 'lego_page', 'school', 'program', 'singleCampus', 'singleNews', 'webinar', 'apply', 'contact', 'brochure', 'visit', 'meet', 'open_house', 'open_culinary', 'refer', 'livechat');
  CREATE TYPE "public"."enum_pages_program_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_pages_program_level" AS ENUM('certificate', 'diploma', 'bachelor', 'master', 'short_course');
  CREATE TYPE "public"."enum_pages_program_subject" AS ENUM('hospitality', 'hotel_management', 'culinary', 'pastry', 'business', 'events', 'wellness', 'finance');
  CREATE TYPE "public"."enum_pages_program_mode" AS ENUM('full_time', 'part_time', 'online', 'blended');
  CREATE TYPE "public"."enum_pages_campus_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_pages_news_category" AS ENUM('campus', 'careers', 'alumni', 'research', 'culinary', 'awards');
  CREATE TYPE "public"."enum_pages_metatag_robots" AS ENUM('index', 'noindex');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('homepage', 'lego_page', 'school', 'program', 'singleCampus', 'singleNews', 'webinar', 'apply', 'contact', 'brochure', 'visit', 'meet', 'open_house', 'open_culinary', 'refer', 'livechat');
  CREATE TYPE "public"."enum__pages_v_version_program_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_program_level" AS ENUM('certificate', 'diploma', 'bachelor', 'master', 'short_course');
  CREATE TYPE "public"."enum__pages_v_version_program_subject" AS ENUM('hospitality', 'hotel_management', 'culinary', 'pastry', 'business', 'events', 'wellness', 'finance');
  CREATE TYPE "public"."enum__pages_v_version_program_mode" AS ENUM('full_time', 'part_time', 'online', 'blended');
  CREATE TYPE "public"."enum__pages_v_version_campus_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_news_category" AS ENUM('campus', 'careers', 'alumni', 'research', 'culinary', 'awards');
  CREATE TYPE "public"."enum__pages_v_version_metatag_robots" AS ENUM('index', 'noindex');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_campaigns_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_campaigns_kind" AS ENUM('webinar', 'open_house', 'open_culinary', 'meet');
  CREATE TYPE "public"."enum_campaigns_attendance" AS ENUM('online', 'onsite', 'mixed');
  CREATE TYPE "public"."enum_forms_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_forms_type" AS ENUM('apply', 'webinar', 'meet-rep', 'brochure', 'contact', 'visit-school', 'openhouse', 'openculinary', 'refer', 'popup', 'livechat', 'newsletter');
  CREATE TYPE "public"."enum_menus_languages_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_menus_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_menus_group" AS ENUM('main', 'headersecondary', 'footer', 'headertopmost', 'languages', 'search_recommended');
  CREATE TYPE "public"."enum_footers_block_social_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_footers_block_legal_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_footers_block_header_buttons_links_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_footers_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_popups_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_popups_field_include_urls" AS ENUM('homepage', 'lego_page', 'school', 'program', 'singleCampus', 'singleNews', 'webinar', 'apply', 'contact', 'brochure', 'visit', 'meet', 'open_house', 'open_culinary', 'refer', 'livechat');
  CREATE TYPE "public"."enum_redirects_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_redirects_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_brand_settings_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_brand_settings_captcha_provider" AS ENUM('altcha', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum_search_synonyms_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_search_synonyms_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_search_queries_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_search_queries_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_inquiries_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_inquiries_type" AS ENUM('apply', 'webinar', 'meet-rep', 'brochure', 'contact', 'visit-school', 'openhouse', 'openculinary', 'refer', 'popup', 'livechat', 'newsletter');
  CREATE TYPE "public"."enum_inquiries_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_inquiries_state" AS ENUM('received', 'queued', 'delivered', 'refused', 'held');
  CREATE TYPE "public"."enum_subscribers_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_mails_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('confirmation', 'notice', 'referral', 'newsletter');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_erasures_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_users_brands" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'admissions');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "pages_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_pages_type" DEFAULT 'lego_page',
  	"field_hero_image_id" integer,
  	"field_blocks" jsonb,
  	"program_school" "enum_pages_program_school",
  	"program_level" "enum_pages_program_level",
  	"program_subject" "enum_pages_program_subject",
  	"program_mode" "enum_pages_program_mode",
  	"program_duration_months" numeric,
  	"program_semesters" numeric,
  	"program_details" jsonb,
  	"campus_school" "enum_pages_campus_school",
  	"campus_street" varchar,
  	"campus_postal_code" varchar,
  	"campus_latitude" numeric,
  	"campus_longitude" numeric,
  	"campus_altitude" numeric,
  	"campus_students" numeric,
  	"campus_nationalities" numeric,
  	"news_date" timestamp(3) with time zone,
  	"news_category" "enum_pages_news_category",
  	"news_author" varchar,
  	"news_reading_time" numeric,
  	"field_webform_dynamic_paragraph_id" integer,
  	"field_url" varchar,
  	"event_id" integer,
  	"field_event_type" varchar,
  	"duration" numeric,
  	"field_side_cards" jsonb,
  	"field_iframe" varchar,
  	"field_iframe_height" numeric,
  	"metatag_robots" "enum_pages_metatag_robots",
  	"metatag_image_id" integer,
  	"field_add_live_chat" boolean DEFAULT false,
  	"field_exclude_live_chat" boolean DEFAULT false,
  	"field_floating_cta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"alias" varchar,
  	"field_pretitle" varchar,
  	"field_lead" varchar,
  	"body" jsonb,
  	"field_schema_title" varchar,
  	"field_schema_description" varchar,
  	"field_program_prerequisites" varchar,
  	"field_edu_credential_awarded" varchar,
  	"field_course_mode" varchar,
  	"field_course_workload" varchar,
  	"field_price" varchar,
  	"campus_city" varchar,
  	"campus_canton" varchar,
  	"campus_facilities" varchar,
  	"campus_travel" varchar,
  	"field_text_above_form" jsonb,
  	"field_application_body" jsonb,
  	"metatag_title" varchar,
  	"metatag_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "_pages_v_version_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__pages_v_version_type" DEFAULT 'lego_page',
  	"version_field_hero_image_id" integer,
  	"version_field_blocks" jsonb,
  	"version_program_school" "enum__pages_v_version_program_school",
  	"version_program_level" "enum__pages_v_version_program_level",
  	"version_program_subject" "enum__pages_v_version_program_subject",
  	"version_program_mode" "enum__pages_v_version_program_mode",
  	"version_program_duration_months" numeric,
  	"version_program_semesters" numeric,
  	"version_program_details" jsonb,
  	"version_campus_school" "enum__pages_v_version_campus_school",
  	"version_campus_street" varchar,
  	"version_campus_postal_code" varchar,
  	"version_campus_latitude" numeric,
  	"version_campus_longitude" numeric,
  	"version_campus_altitude" numeric,
  	"version_campus_students" numeric,
  	"version_campus_nationalities" numeric,
  	"version_news_date" timestamp(3) with time zone,
  	"version_news_category" "enum__pages_v_version_news_category",
  	"version_news_author" varchar,
  	"version_news_reading_time" numeric,
  	"version_field_webform_dynamic_paragraph_id" integer,
  	"version_field_url" varchar,
  	"version_event_id" integer,
  	"version_field_event_type" varchar,
  	"version_duration" numeric,
  	"version_field_side_cards" jsonb,
  	"version_field_iframe" varchar,
  	"version_field_iframe_height" numeric,
  	"version_metatag_robots" "enum__pages_v_version_metatag_robots",
  	"version_metatag_image_id" integer,
  	"version_field_add_live_chat" boolean DEFAULT false,
  	"version_field_exclude_live_chat" boolean DEFAULT false,
  	"version_field_floating_cta" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_alias" varchar,
  	"version_field_pretitle" varchar,
  	"version_field_lead" varchar,
  	"version_body" jsonb,
  	"version_field_schema_title" varchar,
  	"version_field_schema_description" varchar,
  	"version_field_program_prerequisites" varchar,
  	"version_field_edu_credential_awarded" varchar,
  	"version_field_course_mode" varchar,
  	"version_field_course_workload" varchar,
  	"version_field_price" varchar,
  	"version_campus_city" varchar,
  	"version_campus_canton" varchar,
  	"version_campus_facilities" varchar,
  	"version_campus_travel" varchar,
  	"version_field_text_above_form" jsonb,
  	"version_field_application_body" jsonb,
  	"version_metatag_title" varchar,
  	"version_metatag_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campaigns_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_campaigns_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_campaigns_kind" NOT NULL,
  	"crm_id" varchar NOT NULL,
  	"start_date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone NOT NULL,
  	"start_datetime" timestamp(3) with time zone,
  	"duration" numeric,
  	"attendance" "enum_campaigns_attendance" DEFAULT 'onsite',
  	"cancelled" boolean DEFAULT false,
  	"alias" varchar,
  	"territory" varchar,
  	"region" varchar,
  	"territory_name_c" varchar,
  	"campus_c" varchar,
  	"contact_name_c" varchar,
  	"contact_email_c" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"event_location_c" varchar,
  	"city_c" varchar,
  	"event_start_date_text_c" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_forms_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"type" "enum_forms_type" NOT NULL,
  	"fields" jsonb,
  	"is_quiz" boolean DEFAULT false,
  	"additional_gtm_form_type" varchar,
  	"additional_gtm_form_title" varchar,
  	"additional_gtm_form_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"lang" "enum_menus_languages_lang"
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_menus_brand" NOT NULL,
  	"group" "enum_menus_group" NOT NULL,
  	"items" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menus_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "footers_block_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum_footers_block_social_links_target",
  	"class" varchar
  );
  
  CREATE TABLE "footers_block_social_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers_block_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum_footers_block_legal_links_target",
  	"class" varchar
  );
  
  CREATE TABLE "footers_block_legal_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers_block_school_logos_field_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field_logo_id" integer NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footers_block_school_logos_field_logos_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers_block_header_buttons_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"target" "enum_footers_block_header_buttons_links_target",
  	"class" varchar
  );
  
  CREATE TABLE "footers_block_header_buttons_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_footers_brand" NOT NULL,
  	"block_group_logos_field_dark_header_logo_id" integer,
  	"block_group_logos_field_transparent_logo_id" integer,
  	"block_contact_info_field_address_url" varchar,
  	"block_contact_info_field_address2_url" varchar,
  	"block_contact_info_field_whatsapp_url" varchar,
  	"block_contact_info_field_phone_url" varchar,
  	"block_contact_info_field_email_url" varchar,
  	"block_contact_info_field_wechat_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "footers_locales" (
  	"block_copyright_body" jsonb,
  	"block_contact_info_info" varchar,
  	"block_contact_info_field_address_title" varchar,
  	"block_contact_info_field_address2_title" varchar,
  	"block_contact_info_field_whatsapp_title" varchar,
  	"block_contact_info_field_phone_title" varchar,
  	"block_contact_info_field_email_title" varchar,
  	"block_contact_info_field_wechat_title" varchar,
  	"block_newsletter_info" varchar,
  	"block_newsletter_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "popups_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_field_include_urls" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_field_include_urls",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"field_delay_time" numeric NOT NULL,
  	"field_display_after_days" numeric NOT NULL,
  	"field_form_seg_id" integer,
  	"field_form_crcs_id" integer,
  	"field_form_caas_id" integer,
  	"field_form_him_id" integer,
  	"field_form_shms_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "popups_locales" (
  	"field_heading" varchar NOT NULL,
  	"field_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "popups_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_redirects_brand" NOT NULL,
  	"lang" "enum_redirects_lang" DEFAULT 'en' NOT NULL,
  	"path" varchar NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_brand_settings_brand" NOT NULL,
  	"newsletter_pattern" varchar,
  	"double_opt_in" boolean DEFAULT false,
  	"advanced_consent" boolean DEFAULT false,
  	"captcha_provider" "enum_brand_settings_captcha_provider",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"lang" "enum_search_synonyms_lang" NOT NULL,
  	"brand" "enum_search_synonyms_brand",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_queries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"brand" "enum_search_queries_brand" NOT NULL,
  	"lang" "enum_search_queries_lang",
  	"searches" numeric,
  	"without_result" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"brand" "enum_inquiries_brand" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"country" varchar,
  	"type" "enum_inquiries_type",
  	"lang" "enum_inquiries_lang",
  	"source" varchar,
  	"campaign" varchar,
  	"received_at" timestamp(3) with time zone,
  	"fields" jsonb NOT NULL,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"state" "enum_inquiries_state" DEFAULT 'received',
  	"priority" numeric,
  	"attempt_count" numeric,
  	"next_attempt_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"held" varchar,
  	"duplicate_of_id" integer,
  	"attempts" jsonb,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school" varchar,
  	"date" varchar,
  	"time" varchar,
  	"seat" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_subscribers_brand" NOT NULL,
  	"list" varchar,
  	"email" varchar,
  	"state" "enum_subscribers_state" DEFAULT 'subscribed',
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_mails_brand" NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"kind" "enum_mails_kind",
  	"state" "enum_mails_state" DEFAULT 'waiting',
  	"attempts" numeric,
  	"next_attempt_at" timestamp(3) with time zone,
  	"text" varchar,
  	"html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_erasures_brand" NOT NULL,
  	"inquiries" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_brands" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_brands",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "change_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"campaigns_id" integer,
  	"forms_id" integer,
  	"menus_id" integer,
  	"footers_id" integer,
  	"popups_id" integer,
  	"redirects_id" integer,
  	"brand_settings_id" integer,
  	"search_synonyms_id" integer,
  	"search_queries_id" integer,
  	"inquiries_id" integer,
  	"visits_id" integer,
  	"subscribers_id" integer,
  	"mails_id" integer,
  	"erasures_id" integer,
  	"users_id" integer,
  	"change_log_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_field_domain_access" ADD CONSTRAINT "pages_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_field_hero_image_id_media_id_fk" FOREIGN KEY ("field_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_field_webform_dynamic_paragraph_id_forms_id_fk" FOREIGN KEY ("field_webform_dynamic_paragraph_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_event_id_campaigns_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_metatag_image_id_media_id_fk" FOREIGN KEY ("metatag_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_field_domain_access" ADD CONSTRAINT "_pages_v_version_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_field_hero_image_id_media_id_fk" FOREIGN KEY ("version_field_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_field_webform_dynamic_paragraph_id_forms_id_fk" FOREIGN KEY ("version_field_webform_dynamic_paragraph_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_event_id_campaigns_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_metatag_image_id_media_id_fk" FOREIGN KEY ("version_metatag_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_field_domain_access" ADD CONSTRAINT "campaigns_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_field_domain_access" ADD CONSTRAINT "forms_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_languages" ADD CONSTRAINT "menus_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_texts" ADD CONSTRAINT "menus_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_social_links" ADD CONSTRAINT "footers_block_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_social_links_locales" ADD CONSTRAINT "footers_block_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_block_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_legal_links" ADD CONSTRAINT "footers_block_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_legal_links_locales" ADD CONSTRAINT "footers_block_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_block_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_school_logos_field_logos" ADD CONSTRAINT "footers_block_school_logos_field_logos_field_logo_id_media_id_fk" FOREIGN KEY ("field_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footers_block_school_logos_field_logos" ADD CONSTRAINT "footers_block_school_logos_field_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_school_logos_field_logos_locales" ADD CONSTRAINT "footers_block_school_logos_field_logos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_block_school_logos_field_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_header_buttons_links" ADD CONSTRAINT "footers_block_header_buttons_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_block_header_buttons_links_locales" ADD CONSTRAINT "footers_block_header_buttons_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_block_header_buttons_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers" ADD CONSTRAINT "footers_block_group_logos_field_dark_header_logo_id_media_id_fk" FOREIGN KEY ("block_group_logos_field_dark_header_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footers" ADD CONSTRAINT "footers_block_group_logos_field_transparent_logo_id_media_id_fk" FOREIGN KEY ("block_group_logos_field_transparent_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footers_locales" ADD CONSTRAINT "footers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_field_domain_access" ADD CONSTRAINT "popups_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_field_include_urls" ADD CONSTRAINT "popups_field_include_urls_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_field_form_seg_id_forms_id_fk" FOREIGN KEY ("field_form_seg_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_field_form_crcs_id_forms_id_fk" FOREIGN KEY ("field_form_crcs_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_field_form_caas_id_forms_id_fk" FOREIGN KEY ("field_form_caas_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_field_form_him_id_forms_id_fk" FOREIGN KEY ("field_form_him_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_field_form_shms_id_forms_id_fk" FOREIGN KEY ("field_form_shms_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_texts" ADD CONSTRAINT "popups_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_duplicate_of_id_inquiries_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_brands" ADD CONSTRAINT "users_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footers_fk" FOREIGN KEY ("footers_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_settings_fk" FOREIGN KEY ("brand_settings_id") REFERENCES "public"."brand_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_queries_fk" FOREIGN KEY ("search_queries_id") REFERENCES "public"."search_queries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk" FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_change_log_fk" FOREIGN KEY ("change_log_id") REFERENCES "public"."change_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_field_domain_access_order_idx" ON "pages_field_domain_access" USING btree ("order");
  CREATE INDEX "pages_field_domain_access_parent_idx" ON "pages_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "pages_field_domain_access_value_idx" ON "pages_field_domain_access" USING btree ("value");
  CREATE INDEX "pages_type_idx" ON "pages" USING btree ("type");
  CREATE INDEX "pages_field_hero_image_idx" ON "pages" USING btree ("field_hero_image_id");
  CREATE INDEX "pages_program_program_school_idx" ON "pages" USING btree ("program_school");
  CREATE INDEX "pages_program_program_level_idx" ON "pages" USING btree ("program_level");
  CREATE INDEX "pages_program_program_subject_idx" ON "pages" USING btree ("program_subject");
  CREATE INDEX "pages_program_program_mode_idx" ON "pages" USING btree ("program_mode");
  CREATE INDEX "pages_campus_campus_school_idx" ON "pages" USING btree ("campus_school");
  CREATE INDEX "pages_news_news_date_idx" ON "pages" USING btree ("news_date");
  CREATE INDEX "pages_news_news_category_idx" ON "pages" USING btree ("news_category");
  CREATE INDEX "pages_field_webform_dynamic_paragraph_idx" ON "pages" USING btree ("field_webform_dynamic_paragraph_id");
  CREATE INDEX "pages_event_idx" ON "pages" USING btree ("event_id");
  CREATE INDEX "pages_metatag_metatag_image_idx" ON "pages" USING btree ("metatag_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_alias_idx" ON "pages_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_version_field_domain_access_order_idx" ON "_pages_v_version_field_domain_access" USING btree ("order");
  CREATE INDEX "_pages_v_version_field_domain_access_parent_idx" ON "_pages_v_version_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_field_domain_access_value_idx" ON "_pages_v_version_field_domain_access" USING btree ("value");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_type_idx" ON "_pages_v" USING btree ("version_type");
  CREATE INDEX "_pages_v_version_version_field_hero_image_idx" ON "_pages_v" USING btree ("version_field_hero_image_id");
  CREATE INDEX "_pages_v_version_program_version_program_school_idx" ON "_pages_v" USING btree ("version_program_school");
  CREATE INDEX "_pages_v_version_program_version_program_level_idx" ON "_pages_v" USING btree ("version_program_level");
  CREATE INDEX "_pages_v_version_program_version_program_subject_idx" ON "_pages_v" USING btree ("version_program_subject");
  CREATE INDEX "_pages_v_version_program_version_program_mode_idx" ON "_pages_v" USING btree ("version_program_mode");
  CREATE INDEX "_pages_v_version_campus_version_campus_school_idx" ON "_pages_v" USING btree ("version_campus_school");
  CREATE INDEX "_pages_v_version_news_version_news_date_idx" ON "_pages_v" USING btree ("version_news_date");
  CREATE INDEX "_pages_v_version_news_version_news_category_idx" ON "_pages_v" USING btree ("version_news_category");
  CREATE INDEX "_pages_v_version_version_field_webform_dynamic_paragraph_idx" ON "_pages_v" USING btree ("version_field_webform_dynamic_paragraph_id");
  CREATE INDEX "_pages_v_version_version_event_idx" ON "_pages_v" USING btree ("version_event_id");
  CREATE INDEX "_pages_v_version_metatag_version_metatag_image_idx" ON "_pages_v" USING btree ("version_metatag_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_alias_idx" ON "_pages_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_field_domain_access_order_idx" ON "campaigns_field_domain_access" USING btree ("order");
  CREATE INDEX "campaigns_field_domain_access_parent_idx" ON "campaigns_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "campaigns_field_domain_access_value_idx" ON "campaigns_field_domain_access" USING btree ("value");
  CREATE INDEX "campaigns_kind_idx" ON "campaigns" USING btree ("kind");
  CREATE UNIQUE INDEX "campaigns_crm_id_idx" ON "campaigns" USING btree ("crm_id");
  CREATE INDEX "campaigns_end_date_idx" ON "campaigns" USING btree ("end_date");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_field_domain_access_order_idx" ON "forms_field_domain_access" USING btree ("order");
  CREATE INDEX "forms_field_domain_access_parent_idx" ON "forms_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "forms_field_domain_access_value_idx" ON "forms_field_domain_access" USING btree ("value");
  CREATE UNIQUE INDEX "forms_key_idx" ON "forms" USING btree ("key");
  CREATE INDEX "forms_type_idx" ON "forms" USING btree ("type");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_languages_order_idx" ON "menus_languages" USING btree ("_order");
  CREATE INDEX "menus_languages_parent_id_idx" ON "menus_languages" USING btree ("_parent_id");
  CREATE INDEX "menus_brand_idx" ON "menus" USING btree ("brand");
  CREATE INDEX "menus_group_idx" ON "menus" USING btree ("group");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "brand_group_idx" ON "menus" USING btree ("brand","group");
  CREATE INDEX "menus_texts_order_parent" ON "menus_texts" USING btree ("order","parent_id");
  CREATE INDEX "footers_block_social_links_order_idx" ON "footers_block_social_links" USING btree ("_order");
  CREATE INDEX "footers_block_social_links_parent_id_idx" ON "footers_block_social_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_block_social_links_locales_locale_parent_id_unique" ON "footers_block_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footers_block_legal_links_order_idx" ON "footers_block_legal_links" USING btree ("_order");
  CREATE INDEX "footers_block_legal_links_parent_id_idx" ON "footers_block_legal_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_block_legal_links_locales_locale_parent_id_unique" ON "footers_block_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footers_block_school_logos_field_logos_order_idx" ON "footers_block_school_logos_field_logos" USING btree ("_order");
  CREATE INDEX "footers_block_school_logos_field_logos_parent_id_idx" ON "footers_block_school_logos_field_logos" USING btree ("_parent_id");
  CREATE INDEX "footers_block_school_logos_field_logos_field_logo_idx" ON "footers_block_school_logos_field_logos" USING btree ("field_logo_id");
  CREATE UNIQUE INDEX "footers_block_school_logos_field_logos_locales_locale_parent" ON "footers_block_school_logos_field_logos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footers_block_header_buttons_links_order_idx" ON "footers_block_header_buttons_links" USING btree ("_order");
  CREATE INDEX "footers_block_header_buttons_links_parent_id_idx" ON "footers_block_header_buttons_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_block_header_buttons_links_locales_locale_parent_id_" ON "footers_block_header_buttons_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footers_brand_idx" ON "footers" USING btree ("brand");
  CREATE INDEX "footers_block_group_logos_block_group_logos_field_dark_h_idx" ON "footers" USING btree ("block_group_logos_field_dark_header_logo_id");
  CREATE INDEX "footers_block_group_logos_block_group_logos_field_transp_idx" ON "footers" USING btree ("block_group_logos_field_transparent_logo_id");
  CREATE INDEX "footers_updated_at_idx" ON "footers" USING btree ("updated_at");
  CREATE INDEX "footers_created_at_idx" ON "footers" USING btree ("created_at");
  CREATE UNIQUE INDEX "footers_locales_locale_parent_id_unique" ON "footers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "popups_field_domain_access_order_idx" ON "popups_field_domain_access" USING btree ("order");
  CREATE INDEX "popups_field_domain_access_parent_idx" ON "popups_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "popups_field_domain_access_value_idx" ON "popups_field_domain_access" USING btree ("value");
  CREATE INDEX "popups_field_include_urls_order_idx" ON "popups_field_include_urls" USING btree ("order");
  CREATE INDEX "popups_field_include_urls_parent_idx" ON "popups_field_include_urls" USING btree ("parent_id");
  CREATE INDEX "popups_field_form_seg_idx" ON "popups" USING btree ("field_form_seg_id");
  CREATE INDEX "popups_field_form_crcs_idx" ON "popups" USING btree ("field_form_crcs_id");
  CREATE INDEX "popups_field_form_caas_idx" ON "popups" USING btree ("field_form_caas_id");
  CREATE INDEX "popups_field_form_him_idx" ON "popups" USING btree ("field_form_him_id");
  CREATE INDEX "popups_field_form_shms_idx" ON "popups" USING btree ("field_form_shms_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "popups_texts_order_parent" ON "popups_texts" USING btree ("order","parent_id");
  CREATE INDEX "redirects_brand_idx" ON "redirects" USING btree ("brand");
  CREATE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "brand_lang_path_idx" ON "redirects" USING btree ("brand","lang","path");
  CREATE UNIQUE INDEX "brand_settings_brand_idx" ON "brand_settings" USING btree ("brand");
  CREATE INDEX "brand_settings_updated_at_idx" ON "brand_settings" USING btree ("updated_at");
  CREATE INDEX "brand_settings_created_at_idx" ON "brand_settings" USING btree ("created_at");
  CREATE INDEX "search_synonyms_lang_idx" ON "search_synonyms" USING btree ("lang");
  CREATE INDEX "search_synonyms_brand_idx" ON "search_synonyms" USING btree ("brand");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_queries_brand_idx" ON "search_queries" USING btree ("brand");
  CREATE INDEX "search_queries_without_result_idx" ON "search_queries" USING btree ("without_result");
  CREATE INDEX "search_queries_updated_at_idx" ON "search_queries" USING btree ("updated_at");
  CREATE INDEX "search_queries_created_at_idx" ON "search_queries" USING btree ("created_at");
  CREATE UNIQUE INDEX "brand_lang_query_idx" ON "search_queries" USING btree ("brand","lang","query");
  CREATE UNIQUE INDEX "inquiries_key_idx" ON "inquiries" USING btree ("key");
  CREATE UNIQUE INDEX "inquiries_reference_idx" ON "inquiries" USING btree ("reference");
  CREATE INDEX "inquiries_brand_idx" ON "inquiries" USING btree ("brand");
  CREATE INDEX "inquiries_type_idx" ON "inquiries" USING btree ("type");
  CREATE INDEX "inquiries_received_at_idx" ON "inquiries" USING btree ("received_at");
  CREATE INDEX "inquiries_consent_at_idx" ON "inquiries" USING btree ("consent_at");
  CREATE INDEX "inquiries_state_idx" ON "inquiries" USING btree ("state");
  CREATE INDEX "inquiries_next_attempt_at_idx" ON "inquiries" USING btree ("next_attempt_at");
  CREATE INDEX "inquiries_delivered_at_idx" ON "inquiries" USING btree ("delivered_at");
  CREATE INDEX "inquiries_duplicate_of_idx" ON "inquiries" USING btree ("duplicate_of_id");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "visits_date_idx" ON "visits" USING btree ("date");
  CREATE UNIQUE INDEX "visits_key_idx" ON "visits" USING btree ("key");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_date_time_seat_idx" ON "visits" USING btree ("school","date","time","seat");
  CREATE INDEX "subscribers_brand_idx" ON "subscribers" USING btree ("brand");
  CREATE INDEX "subscribers_list_idx" ON "subscribers" USING btree ("list");
  CREATE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_token_idx" ON "subscribers" USING btree ("token");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_email_idx" ON "subscribers" USING btree ("list","email");
  CREATE INDEX "mails_brand_idx" ON "mails" USING btree ("brand");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "erasures_brand_idx" ON "erasures" USING btree ("brand");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "users_brands_order_idx" ON "users_brands" USING btree ("order");
  CREATE INDEX "users_brands_parent_idx" ON "users_brands" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "change_log_updated_at_idx" ON "change_log" USING btree ("updated_at");
  CREATE INDEX "change_log_created_at_idx" ON "change_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_footers_id_idx" ON "payload_locked_documents_rels" USING btree ("footers_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_brand_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_settings_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_queries_id_idx" ON "payload_locked_documents_rels" USING btree ("search_queries_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("visits_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_change_log_id_idx" ON "payload_locked_documents_rels" USING btree ("change_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_field_domain_access" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_field_domain_access" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "campaigns_field_domain_access" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "forms_field_domain_access" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "menus_languages" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_texts" CASCADE;
  DROP TABLE "footers_block_social_links" CASCADE;
  DROP TABLE "footers_block_social_links_locales" CASCADE;
  DROP TABLE "footers_block_legal_links" CASCADE;
  DROP TABLE "footers_block_legal_links_locales" CASCADE;
  DROP TABLE "footers_block_school_logos_field_logos" CASCADE;
  DROP TABLE "footers_block_school_logos_field_logos_locales" CASCADE;
  DROP TABLE "footers_block_header_buttons_links" CASCADE;
  DROP TABLE "footers_block_header_buttons_links_locales" CASCADE;
  DROP TABLE "footers" CASCADE;
  DROP TABLE "footers_locales" CASCADE;
  DROP TABLE "popups_field_domain_access" CASCADE;
  DROP TABLE "popups_field_include_urls" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "popups_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "brand_settings" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_queries" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "users_brands" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "change_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_field_domain_access";
  DROP TYPE "public"."enum_pages_type";
  DROP TYPE "public"."enum_pages_program_school";
  DROP TYPE "public"."enum_pages_program_level";
  DROP TYPE "public"."enum_pages_program_subject";
  DROP TYPE "public"."enum_pages_program_mode";
  DROP TYPE "public"."enum_pages_campus_school";
  DROP TYPE "public"."enum_pages_news_category";
  DROP TYPE "public"."enum_pages_metatag_robots";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_field_domain_access";
  DROP TYPE "public"."enum__pages_v_version_type";
  DROP TYPE "public"."enum__pages_v_version_program_school";
  DROP TYPE "public"."enum__pages_v_version_program_level";
  DROP TYPE "public"."enum__pages_v_version_program_subject";
  DROP TYPE "public"."enum__pages_v_version_program_mode";
  DROP TYPE "public"."enum__pages_v_version_campus_school";
  DROP TYPE "public"."enum__pages_v_version_news_category";
  DROP TYPE "public"."enum__pages_v_version_metatag_robots";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_campaigns_field_domain_access";
  DROP TYPE "public"."enum_campaigns_kind";
  DROP TYPE "public"."enum_campaigns_attendance";
  DROP TYPE "public"."enum_forms_field_domain_access";
  DROP TYPE "public"."enum_forms_type";
  DROP TYPE "public"."enum_menus_languages_lang";
  DROP TYPE "public"."enum_menus_brand";
  DROP TYPE "public"."enum_menus_group";
  DROP TYPE "public"."enum_footers_block_social_links_target";
  DROP TYPE "public"."enum_footers_block_legal_links_target";
  DROP TYPE "public"."enum_footers_block_header_buttons_links_target";
  DROP TYPE "public"."enum_footers_brand";
  DROP TYPE "public"."enum_popups_field_domain_access";
  DROP TYPE "public"."enum_popups_field_include_urls";
  DROP TYPE "public"."enum_redirects_brand";
  DROP TYPE "public"."enum_redirects_lang";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_brand_settings_brand";
  DROP TYPE "public"."enum_brand_settings_captcha_provider";
  DROP TYPE "public"."enum_search_synonyms_lang";
  DROP TYPE "public"."enum_search_synonyms_brand";
  DROP TYPE "public"."enum_search_queries_brand";
  DROP TYPE "public"."enum_search_queries_lang";
  DROP TYPE "public"."enum_inquiries_brand";
  DROP TYPE "public"."enum_inquiries_type";
  DROP TYPE "public"."enum_inquiries_lang";
  DROP TYPE "public"."enum_inquiries_state";
  DROP TYPE "public"."enum_subscribers_brand";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_mails_brand";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_erasures_brand";
  DROP TYPE "public"."enum_users_brands";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}

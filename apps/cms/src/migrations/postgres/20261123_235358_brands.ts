import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"place" varchar,
  	"kind" varchar,
  	"is_microsite" boolean DEFAULT true,
  	"hosts" varchar,
  	"colors_brand" varchar,
  	"colors_accent" varchar,
  	"colors_ink" varchar,
  	"colors_paper" varchar,
  	"colors_tint" varchar,
  	"logo" varchar,
  	"newsletter_lists_school" varchar,
  	"newsletter_lists_alumni" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "pages" ALTER COLUMN "program_school" SET DATA TYPE varchar;
  ALTER TABLE "pages" ALTER COLUMN "campus_school" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v_version_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_program_school" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_campus_school" SET DATA TYPE varchar;
  ALTER TABLE "releases_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "media_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "campaigns_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "forms_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "menus" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "footers" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "popups_field_domain_access" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "redirects" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "brand_settings" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "search_synonyms" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "glossary" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "search_queries" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "inquiries" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "subscribers" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "newsletter_changes" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "mails" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "erasures" ALTER COLUMN "brand" SET DATA TYPE varchar;
  ALTER TABLE "users_brands" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" integer;
  CREATE UNIQUE INDEX "brands_code_idx" ON "brands" USING btree ("code");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  DROP TYPE "public"."enum_pages_field_domain_access";
  DROP TYPE "public"."enum_pages_program_school";
  DROP TYPE "public"."enum_pages_campus_school";
  DROP TYPE "public"."enum__pages_v_version_field_domain_access";
  DROP TYPE "public"."enum__pages_v_version_program_school";
  DROP TYPE "public"."enum__pages_v_version_campus_school";
  DROP TYPE "public"."enum_releases_field_domain_access";
  DROP TYPE "public"."enum_media_field_domain_access";
  DROP TYPE "public"."enum_campaigns_field_domain_access";
  DROP TYPE "public"."enum_forms_field_domain_access";
  DROP TYPE "public"."enum_menus_brand";
  DROP TYPE "public"."enum_footers_brand";
  DROP TYPE "public"."enum_popups_field_domain_access";
  DROP TYPE "public"."enum_redirects_brand";
  DROP TYPE "public"."enum_brand_settings_brand";
  DROP TYPE "public"."enum_search_synonyms_brand";
  DROP TYPE "public"."enum_glossary_brand";
  DROP TYPE "public"."enum_search_queries_brand";
  DROP TYPE "public"."enum_inquiries_brand";
  DROP TYPE "public"."enum_subscribers_brand";
  DROP TYPE "public"."enum_newsletter_changes_brand";
  DROP TYPE "public"."enum_mails_brand";
  DROP TYPE "public"."enum_erasures_brand";
  DROP TYPE "public"."enum_users_brands";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_pages_program_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_pages_campus_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_program_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum__pages_v_version_campus_school" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_releases_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_media_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_campaigns_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_forms_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_menus_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_footers_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_popups_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_redirects_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_brand_settings_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_search_synonyms_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_glossary_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_search_queries_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_inquiries_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_subscribers_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_newsletter_changes_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_mails_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_erasures_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_users_brands" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brands" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  ALTER TABLE "pages_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_pages_field_domain_access" USING "value"::"public"."enum_pages_field_domain_access";
  ALTER TABLE "pages" ALTER COLUMN "program_school" SET DATA TYPE "public"."enum_pages_program_school" USING "program_school"::"public"."enum_pages_program_school";
  ALTER TABLE "pages" ALTER COLUMN "campus_school" SET DATA TYPE "public"."enum_pages_campus_school" USING "campus_school"::"public"."enum_pages_campus_school";
  ALTER TABLE "_pages_v_version_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum__pages_v_version_field_domain_access" USING "value"::"public"."enum__pages_v_version_field_domain_access";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_program_school" SET DATA TYPE "public"."enum__pages_v_version_program_school" USING "version_program_school"::"public"."enum__pages_v_version_program_school";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_campus_school" SET DATA TYPE "public"."enum__pages_v_version_campus_school" USING "version_campus_school"::"public"."enum__pages_v_version_campus_school";
  ALTER TABLE "releases_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_releases_field_domain_access" USING "value"::"public"."enum_releases_field_domain_access";
  ALTER TABLE "media_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_media_field_domain_access" USING "value"::"public"."enum_media_field_domain_access";
  ALTER TABLE "campaigns_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_campaigns_field_domain_access" USING "value"::"public"."enum_campaigns_field_domain_access";
  ALTER TABLE "forms_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_forms_field_domain_access" USING "value"::"public"."enum_forms_field_domain_access";
  ALTER TABLE "menus" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_menus_brand" USING "brand"::"public"."enum_menus_brand";
  ALTER TABLE "footers" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_footers_brand" USING "brand"::"public"."enum_footers_brand";
  ALTER TABLE "popups_field_domain_access" ALTER COLUMN "value" SET DATA TYPE "public"."enum_popups_field_domain_access" USING "value"::"public"."enum_popups_field_domain_access";
  ALTER TABLE "redirects" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_redirects_brand" USING "brand"::"public"."enum_redirects_brand";
  ALTER TABLE "brand_settings" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_brand_settings_brand" USING "brand"::"public"."enum_brand_settings_brand";
  ALTER TABLE "search_synonyms" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_search_synonyms_brand" USING "brand"::"public"."enum_search_synonyms_brand";
  ALTER TABLE "glossary" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_glossary_brand" USING "brand"::"public"."enum_glossary_brand";
  ALTER TABLE "search_queries" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_search_queries_brand" USING "brand"::"public"."enum_search_queries_brand";
  ALTER TABLE "inquiries" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_inquiries_brand" USING "brand"::"public"."enum_inquiries_brand";
  ALTER TABLE "subscribers" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_subscribers_brand" USING "brand"::"public"."enum_subscribers_brand";
  ALTER TABLE "newsletter_changes" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_newsletter_changes_brand" USING "brand"::"public"."enum_newsletter_changes_brand";
  ALTER TABLE "mails" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_mails_brand" USING "brand"::"public"."enum_mails_brand";
  ALTER TABLE "erasures" ALTER COLUMN "brand" SET DATA TYPE "public"."enum_erasures_brand" USING "brand"::"public"."enum_erasures_brand";
  ALTER TABLE "users_brands" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_brands" USING "value"::"public"."enum_users_brands";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";`)
}

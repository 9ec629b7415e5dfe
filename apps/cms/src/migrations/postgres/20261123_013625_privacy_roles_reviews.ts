import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_lang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_erasures_cause" AS ENUM('request', 'objection', 'withdrawal', 'mistake', 'term', 'correction');
  CREATE TYPE "public"."enum_erasures_crm_state" AS ENUM('none', 'open', 'done');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('es', 'ar', 'ru');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('submitted', 'sentBack', 'approved');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'brandManager' BEFORE 'editor';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'reviewer' BEFORE 'admissions';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'author' BEFORE 'admissions';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator' BEFORE 'admissions';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'analyst';
  ALTER TYPE "public"."enum_audit_act" ADD VALUE 'correct' BEFORE 'release';
  ALTER TYPE "public"."enum_sign_in_rules_factor_roles" ADD VALUE 'brandManager' BEFORE 'editor';
  ALTER TYPE "public"."enum_sign_in_rules_factor_roles" ADD VALUE 'reviewer' BEFORE 'admissions';
  ALTER TYPE "public"."enum_sign_in_rules_factor_roles" ADD VALUE 'author' BEFORE 'admissions';
  ALTER TYPE "public"."enum_sign_in_rules_factor_roles" ADD VALUE 'translator' BEFORE 'admissions';
  ALTER TYPE "public"."enum_sign_in_rules_factor_roles" ADD VALUE 'analyst';
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" numeric NOT NULL,
  	"state" "enum_reviews_state",
  	"submitted_by" varchar,
  	"mention" varchar,
  	"comments" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "brand_settings" ADD COLUMN "single_opt_in" boolean DEFAULT false;
  ALTER TABLE "brand_settings" ADD COLUMN "retention_enquiries" numeric DEFAULT 13;
  ALTER TABLE "brand_settings" ADD COLUMN "retention_mails" numeric DEFAULT 13;
  ALTER TABLE "brand_settings" ADD COLUMN "retention_visits" numeric DEFAULT 13;
  ALTER TABLE "brand_settings" ADD COLUMN "retention_consents" numeric DEFAULT 36;
  ALTER TABLE "brand_settings" ADD COLUMN "retention_searches" numeric DEFAULT 13;
  ALTER TABLE "inquiries" ADD COLUMN "consent_words" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "lang" "enum_subscribers_lang";
  ALTER TABLE "subscribers" ADD COLUMN "consent_words" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "left_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "acted_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "unsubscribe" varchar;
  ALTER TABLE "erasures" ADD COLUMN "cause" "enum_erasures_cause";
  ALTER TABLE "erasures" ADD COLUMN "user" numeric;
  ALTER TABLE "erasures" ADD COLUMN "mails" numeric;
  ALTER TABLE "erasures" ADD COLUMN "subscriptions" numeric;
  ALTER TABLE "erasures" ADD COLUMN "visits" numeric;
  ALTER TABLE "erasures" ADD COLUMN "mentions" numeric;
  ALTER TABLE "erasures" ADD COLUMN "searches" numeric;
  ALTER TABLE "erasures" ADD COLUMN "crm_state" "enum_erasures_crm_state";
  ALTER TABLE "erasures" ADD COLUMN "crm_references" varchar;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "reviews_page_idx" ON "reviews" USING btree ("page");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE INDEX "reviews_submitted_by_idx" ON "reviews" USING btree ("submitted_by");
  CREATE INDEX "reviews_mention_idx" ON "reviews" USING btree ("mention");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "subscribers_acted_at_idx" ON "subscribers" USING btree ("acted_at");
  CREATE INDEX "erasures_cause_idx" ON "erasures" USING btree ("cause");
  CREATE INDEX "erasures_crm_state_idx" ON "erasures" USING btree ("crm_state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "reviews" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'admissions');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_act";
  CREATE TYPE "public"."enum_audit_act" AS ENUM('signIn', 'refusedSignIn', 'signOut', 'endSession', 'account', 'setting', 'publish', 'unpublish', 'read', 'export', 'erase', 'release');
  ALTER TABLE "audit" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_act" USING "act"::"public"."enum_audit_act";
  ALTER TABLE "sign_in_rules_factor_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_in_rules_factor_roles";
  CREATE TYPE "public"."enum_sign_in_rules_factor_roles" AS ENUM('admin', 'editor', 'admissions');
  ALTER TABLE "sign_in_rules_factor_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_sign_in_rules_factor_roles" USING "value"::"public"."enum_sign_in_rules_factor_roles";
  DROP INDEX "subscribers_acted_at_idx";
  DROP INDEX "erasures_cause_idx";
  DROP INDEX "erasures_crm_state_idx";
  ALTER TABLE "brand_settings" DROP COLUMN "single_opt_in";
  ALTER TABLE "brand_settings" DROP COLUMN "retention_enquiries";
  ALTER TABLE "brand_settings" DROP COLUMN "retention_mails";
  ALTER TABLE "brand_settings" DROP COLUMN "retention_visits";
  ALTER TABLE "brand_settings" DROP COLUMN "retention_consents";
  ALTER TABLE "brand_settings" DROP COLUMN "retention_searches";
  ALTER TABLE "inquiries" DROP COLUMN "consent_words";
  ALTER TABLE "subscribers" DROP COLUMN "lang";
  ALTER TABLE "subscribers" DROP COLUMN "consent_words";
  ALTER TABLE "subscribers" DROP COLUMN "consent_at";
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscribers" DROP COLUMN "left_at";
  ALTER TABLE "subscribers" DROP COLUMN "acted_at";
  ALTER TABLE "mails" DROP COLUMN "unsubscribe";
  ALTER TABLE "erasures" DROP COLUMN "cause";
  ALTER TABLE "erasures" DROP COLUMN "user";
  ALTER TABLE "erasures" DROP COLUMN "mails";
  ALTER TABLE "erasures" DROP COLUMN "subscriptions";
  ALTER TABLE "erasures" DROP COLUMN "visits";
  ALTER TABLE "erasures" DROP COLUMN "mentions";
  ALTER TABLE "erasures" DROP COLUMN "searches";
  ALTER TABLE "erasures" DROP COLUMN "crm_state";
  ALTER TABLE "erasures" DROP COLUMN "crm_references";
  DROP TYPE "public"."enum_subscribers_lang";
  DROP TYPE "public"."enum_erasures_cause";
  DROP TYPE "public"."enum_erasures_crm_state";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_reviews_state";`)
}

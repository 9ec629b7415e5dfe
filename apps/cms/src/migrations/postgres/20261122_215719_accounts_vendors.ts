import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_settings_vendors" AS ENUM('google_tag_manager', 'google_ads', 'meta', 'linkedin', 'tiktok', 'clarity', 'matomo', 'plausible', 'youtube', 'vimeo', 'salesforce', 'chatwoot', 'recaptcha', 'hcaptcha', 'turnstile');
  CREATE TYPE "public"."enum_sign_in_rules_factor_roles" AS ENUM('admin', 'editor', 'admissions');
  ALTER TYPE "public"."enum_audit_act" ADD VALUE 'endSession' BEFORE 'account';
  CREATE TABLE "brand_settings_vendors" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_brand_settings_vendors",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"user" numeric NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"browser" varchar,
  	"by_provider" boolean,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery" jsonb NOT NULL,
  	"uses" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_rules_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "brand_settings" ADD COLUMN "matomo_origin" varchar;
  ALTER TABLE "brand_settings" ADD COLUMN "plausible_origin" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "pass" varchar;
  ALTER TABLE "users" ADD COLUMN "provider_subject" varchar;
  ALTER TABLE "brand_settings_vendors" ADD CONSTRAINT "brand_settings_vendors_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sign_in_rules_factor_roles" ADD CONSTRAINT "sign_in_rules_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_settings_vendors_order_idx" ON "brand_settings_vendors" USING btree ("order");
  CREATE INDEX "brand_settings_vendors_parent_idx" ON "brand_settings_vendors" USING btree ("parent_id");
  CREATE UNIQUE INDEX "sessions_sid_idx" ON "sessions" USING btree ("sid");
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "sign_in_rules_factor_roles_order_idx" ON "sign_in_rules_factor_roles" USING btree ("order");
  CREATE INDEX "sign_in_rules_factor_roles_parent_idx" ON "sign_in_rules_factor_roles" USING btree ("parent_id");
  CREATE INDEX "inquiries_pass_idx" ON "inquiries" USING btree ("pass");
  CREATE UNIQUE INDEX "users_provider_subject_idx" ON "users" USING btree ("provider_subject");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand_settings_vendors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules_factor_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brand_settings_vendors" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_rules_factor_roles" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "audit" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_act";
  CREATE TYPE "public"."enum_audit_act" AS ENUM('signIn', 'refusedSignIn', 'signOut', 'account', 'setting', 'publish', 'unpublish', 'read', 'export', 'erase', 'release');
  ALTER TABLE "audit" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_act" USING "act"::"public"."enum_audit_act";
  DROP INDEX "inquiries_pass_idx";
  DROP INDEX "users_provider_subject_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "brand_settings" DROP COLUMN "matomo_origin";
  ALTER TABLE "brand_settings" DROP COLUMN "plausible_origin";
  ALTER TABLE "inquiries" DROP COLUMN "pass";
  ALTER TABLE "users" DROP COLUMN "provider_subject";
  DROP TYPE "public"."enum_brand_settings_vendors";
  DROP TYPE "public"."enum_sign_in_rules_factor_roles";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('planned', 'published', 'refused');
  CREATE TYPE "public"."enum_newsletter_changes_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TYPE "public"."enum_newsletter_changes_act" AS ENUM('subscribe', 'unsubscribe', 'delete');
  CREATE TYPE "public"."enum_newsletter_changes_state" AS ENUM('waiting', 'refused');
  CREATE TABLE "releases_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_releases_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"state" "enum_releases_state" DEFAULT 'planned' NOT NULL,
  	"planned_by" varchar,
  	"planned_at" timestamp(3) with time zone,
  	"refusals" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "newsletter_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" "enum_newsletter_changes_brand" NOT NULL,
  	"list" varchar,
  	"email" varchar,
  	"act" "enum_newsletter_changes_act",
  	"state" "enum_newsletter_changes_state" DEFAULT 'waiting',
  	"attempts" numeric,
  	"last_answer" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "credit" varchar;
  ALTER TABLE "media" ADD COLUMN "rights_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_changes_id" integer;
  ALTER TABLE "releases_field_domain_access" ADD CONSTRAINT "releases_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_field_domain_access_order_idx" ON "releases_field_domain_access" USING btree ("order");
  CREATE INDEX "releases_field_domain_access_parent_idx" ON "releases_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "releases_field_domain_access_value_idx" ON "releases_field_domain_access" USING btree ("value");
  CREATE INDEX "releases_publish_at_idx" ON "releases" USING btree ("publish_at");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_planned_by_idx" ON "releases" USING btree ("planned_by");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_pages_id_idx" ON "releases_rels" USING btree ("pages_id");
  CREATE INDEX "newsletter_changes_brand_idx" ON "newsletter_changes" USING btree ("brand");
  CREATE INDEX "newsletter_changes_email_idx" ON "newsletter_changes" USING btree ("email");
  CREATE INDEX "newsletter_changes_state_idx" ON "newsletter_changes" USING btree ("state");
  CREATE INDEX "newsletter_changes_next_attempt_at_idx" ON "newsletter_changes" USING btree ("next_attempt_at");
  CREATE INDEX "newsletter_changes_updated_at_idx" ON "newsletter_changes" USING btree ("updated_at");
  CREATE INDEX "newsletter_changes_created_at_idx" ON "newsletter_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_changes_fk" FOREIGN KEY ("newsletter_changes_id") REFERENCES "public"."newsletter_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_changes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases_field_domain_access" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases_field_domain_access" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "newsletter_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_changes_id_idx";
  ALTER TABLE "media" DROP COLUMN "credit";
  ALTER TABLE "media" DROP COLUMN "rights_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_changes_id";
  DROP TYPE "public"."enum_releases_field_domain_access";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_newsletter_changes_brand";
  DROP TYPE "public"."enum_newsletter_changes_act";
  DROP TYPE "public"."enum_newsletter_changes_state";`)
}

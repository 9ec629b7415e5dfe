import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shared_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_sections_v_published_locale" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TYPE "public"."enum_media_captions_srclang" AS ENUM('en', 'es', 'ar', 'ru');
  CREATE TABLE "shared_sections_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shared_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"field_blocks" jsonb,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_shared_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_shared_sections_v_version_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_shared_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_field_blocks" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__shared_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shared_sections_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "patterns_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "patterns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"field_blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "media_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"srclang" "enum_media_captions_srclang",
  	"vtt" varchar,
  	"transcript" varchar
  );
  
  CREATE TABLE "media_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_topics_id" integer
  );
  
  CREATE TABLE "media_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "has_sound" boolean;
  ALTER TABLE "media" ADD COLUMN "lacks_captions" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "patterns_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_topics_id" integer;
  ALTER TABLE "shared_sections_field_domain_access" ADD CONSTRAINT "shared_sections_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_sections_v_version_field_domain_access" ADD CONSTRAINT "_shared_sections_v_version_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shared_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_sections_v" ADD CONSTRAINT "_shared_sections_v_parent_id_shared_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "patterns_field_domain_access" ADD CONSTRAINT "patterns_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_media_topics_fk" FOREIGN KEY ("media_topics_id") REFERENCES "public"."media_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_topics_locales" ADD CONSTRAINT "media_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_sections_field_domain_access_order_idx" ON "shared_sections_field_domain_access" USING btree ("order");
  CREATE INDEX "shared_sections_field_domain_access_parent_idx" ON "shared_sections_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "shared_sections_field_domain_access_value_idx" ON "shared_sections_field_domain_access" USING btree ("value");
  CREATE INDEX "shared_sections_updated_at_idx" ON "shared_sections" USING btree ("updated_at");
  CREATE INDEX "shared_sections_created_at_idx" ON "shared_sections" USING btree ("created_at");
  CREATE INDEX "shared_sections_deleted_at_idx" ON "shared_sections" USING btree ("deleted_at");
  CREATE INDEX "shared_sections__status_idx" ON "shared_sections" USING btree ("_status");
  CREATE INDEX "_shared_sections_v_version_field_domain_access_order_idx" ON "_shared_sections_v_version_field_domain_access" USING btree ("order");
  CREATE INDEX "_shared_sections_v_version_field_domain_access_parent_idx" ON "_shared_sections_v_version_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "_shared_sections_v_version_field_domain_access_value_idx" ON "_shared_sections_v_version_field_domain_access" USING btree ("value");
  CREATE INDEX "_shared_sections_v_parent_idx" ON "_shared_sections_v" USING btree ("parent_id");
  CREATE INDEX "_shared_sections_v_version_version_updated_at_idx" ON "_shared_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_shared_sections_v_version_version_created_at_idx" ON "_shared_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_shared_sections_v_version_version_deleted_at_idx" ON "_shared_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_shared_sections_v_version_version__status_idx" ON "_shared_sections_v" USING btree ("version__status");
  CREATE INDEX "_shared_sections_v_created_at_idx" ON "_shared_sections_v" USING btree ("created_at");
  CREATE INDEX "_shared_sections_v_updated_at_idx" ON "_shared_sections_v" USING btree ("updated_at");
  CREATE INDEX "_shared_sections_v_snapshot_idx" ON "_shared_sections_v" USING btree ("snapshot");
  CREATE INDEX "_shared_sections_v_published_locale_idx" ON "_shared_sections_v" USING btree ("published_locale");
  CREATE INDEX "_shared_sections_v_latest_idx" ON "_shared_sections_v" USING btree ("latest");
  CREATE INDEX "_shared_sections_v_autosave_idx" ON "_shared_sections_v" USING btree ("autosave");
  CREATE INDEX "patterns_field_domain_access_order_idx" ON "patterns_field_domain_access" USING btree ("order");
  CREATE INDEX "patterns_field_domain_access_parent_idx" ON "patterns_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "patterns_field_domain_access_value_idx" ON "patterns_field_domain_access" USING btree ("value");
  CREATE INDEX "patterns_updated_at_idx" ON "patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "patterns" USING btree ("created_at");
  CREATE INDEX "patterns_deleted_at_idx" ON "patterns" USING btree ("deleted_at");
  CREATE INDEX "media_captions_order_idx" ON "media_captions" USING btree ("_order");
  CREATE INDEX "media_captions_parent_id_idx" ON "media_captions" USING btree ("_parent_id");
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_media_topics_id_idx" ON "media_rels" USING btree ("media_topics_id");
  CREATE INDEX "media_topics_updated_at_idx" ON "media_topics" USING btree ("updated_at");
  CREATE INDEX "media_topics_created_at_idx" ON "media_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_topics_locales_locale_parent_id_unique" ON "media_topics_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_topics_fk" FOREIGN KEY ("media_topics_id") REFERENCES "public"."media_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_lacks_captions_idx" ON "media" USING btree ("lacks_captions");
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload_locked_documents_rels" USING btree ("patterns_id");
  CREATE INDEX "payload_locked_documents_rels_media_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("media_topics_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_sections_field_domain_access" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_sections_v_version_field_domain_access" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "patterns_field_domain_access" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "patterns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_topics_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_sections_field_domain_access" CASCADE;
  DROP TABLE "shared_sections" CASCADE;
  DROP TABLE "_shared_sections_v_version_field_domain_access" CASCADE;
  DROP TABLE "_shared_sections_v" CASCADE;
  DROP TABLE "patterns_field_domain_access" CASCADE;
  DROP TABLE "patterns" CASCADE;
  DROP TABLE "media_captions" CASCADE;
  DROP TABLE "media_rels" CASCADE;
  DROP TABLE "media_topics" CASCADE;
  DROP TABLE "media_topics_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_patterns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_topics_fk";
  
  DROP INDEX "media_lacks_captions_idx";
  DROP INDEX "payload_locked_documents_rels_patterns_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_topics_id_idx";
  ALTER TABLE "media" DROP COLUMN "has_sound";
  ALTER TABLE "media" DROP COLUMN "lacks_captions";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "patterns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_topics_id";
  DROP TYPE "public"."enum_shared_sections_status";
  DROP TYPE "public"."enum__shared_sections_v_version_status";
  DROP TYPE "public"."enum__shared_sections_v_published_locale";
  DROP TYPE "public"."enum_media_captions_srclang";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_glossary_brand" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"es" varchar,
  	"ar" varchar,
  	"ru" varchar,
  	"brand" "enum_glossary_brand" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "traceparent" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_id" integer;
  CREATE INDEX "glossary_brand_idx" ON "glossary" USING btree ("brand");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");`)
  // News without a date has been shown with the day on which it was made.
  await db.execute(sql`UPDATE "pages" SET "news_date" = "created_at" WHERE "type" = 'singleNews' AND "_status" = 'published' AND "news_date" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glossary" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "glossary" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_fk";
  
  DROP INDEX "payload_locked_documents_rels_glossary_id_idx";
  ALTER TABLE "media" DROP COLUMN "prefix";
  ALTER TABLE "media" DROP COLUMN "_objectkey";
  ALTER TABLE "inquiries" DROP COLUMN "traceparent";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_id";
  DROP TYPE "public"."enum_glossary_brand";`)
}

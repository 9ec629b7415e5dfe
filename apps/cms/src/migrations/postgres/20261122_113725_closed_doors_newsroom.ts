import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_field_domain_access" AS ENUM('SEG', 'CR', 'CAA', 'HIM', 'SHMS');
  ALTER TYPE "public"."enum_mails_state" ADD VALUE 'suppressed';
  CREATE TABLE "media_field_domain_access" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_media_field_domain_access",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "document_references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"target" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"lang" varchar,
  	"published" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "inquiries" ADD COLUMN "network" varchar;
  ALTER TABLE "visits" ADD COLUMN "reference" varchar;
  ALTER TABLE "visits" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "visits" ADD COLUMN "network" varchar;
  ALTER TABLE "mails" ADD COLUMN "mailbox" varchar;
  ALTER TABLE "media_field_domain_access" ADD CONSTRAINT "media_field_domain_access_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_field_domain_access_order_idx" ON "media_field_domain_access" USING btree ("order");
  CREATE INDEX "media_field_domain_access_parent_idx" ON "media_field_domain_access" USING btree ("parent_id");
  CREATE INDEX "media_field_domain_access_value_idx" ON "media_field_domain_access" USING btree ("value");
  CREATE INDEX "document_references_target_idx" ON "document_references" USING btree ("target");
  CREATE INDEX "document_references_updated_at_idx" ON "document_references" USING btree ("updated_at");
  CREATE INDEX "document_references_created_at_idx" ON "document_references" USING btree ("created_at");
  CREATE INDEX "source_document_idx" ON "document_references" USING btree ("source","document");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "inquiries_network_idx" ON "inquiries" USING btree ("network");
  CREATE INDEX "visits_held_until_idx" ON "visits" USING btree ("held_until");
  CREATE INDEX "visits_network_idx" ON "visits" USING btree ("network");
  CREATE INDEX "mails_mailbox_idx" ON "mails" USING btree ("mailbox");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_field_domain_access" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "document_references" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_field_domain_access" CASCADE;
  DROP TABLE "document_references" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "campaigns_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "popups_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "inquiries_network_idx";
  DROP INDEX "visits_held_until_idx";
  DROP INDEX "visits_network_idx";
  DROP INDEX "mails_mailbox_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "popups" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "inquiries" DROP COLUMN "network";
  ALTER TABLE "visits" DROP COLUMN "reference";
  ALTER TABLE "visits" DROP COLUMN "held_until";
  ALTER TABLE "visits" DROP COLUMN "network";
  ALTER TABLE "mails" DROP COLUMN "mailbox";
  DROP TYPE "public"."enum_media_field_domain_access";`)
}

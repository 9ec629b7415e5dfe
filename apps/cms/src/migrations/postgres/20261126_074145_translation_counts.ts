import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "translation_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" numeric NOT NULL,
  	"lang" varchar NOT NULL,
  	"texts" numeric NOT NULL,
  	"translated" numeric NOT NULL,
  	"outdated" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "translation_counts_updated_at_idx" ON "translation_counts" USING btree ("updated_at");
  CREATE INDEX "translation_counts_created_at_idx" ON "translation_counts" USING btree ("created_at");
  CREATE INDEX "page_lang_idx" ON "translation_counts" USING btree ("page","lang");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_counts" CASCADE;`)
}

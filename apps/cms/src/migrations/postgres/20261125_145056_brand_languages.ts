import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brands_languages" AS ENUM('es', 'ar', 'ru');
  CREATE TABLE "brands_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_brands_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "brands_languages" ADD CONSTRAINT "brands_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brands_languages_order_idx" ON "brands_languages" USING btree ("order");
  CREATE INDEX "brands_languages_parent_idx" ON "brands_languages" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brands_languages" CASCADE;
  DROP TYPE "public"."enum_brands_languages";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_in_tries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"tries" numeric NOT NULL,
  	"blocked_until" numeric NOT NULL,
  	"blocked_before" numeric NOT NULL,
  	"forget_at" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "sign_in_tries_key_idx" ON "sign_in_tries" USING btree ("key");
  CREATE INDEX "sign_in_tries_forget_at_idx" ON "sign_in_tries" USING btree ("forget_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_tries" CASCADE;`)
}

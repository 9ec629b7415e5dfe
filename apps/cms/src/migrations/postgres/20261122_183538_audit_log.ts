import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_act" AS ENUM('signIn', 'refusedSignIn', 'signOut', 'account', 'setting', 'publish', 'unpublish', 'read', 'export', 'erase', 'release');
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sequence" numeric NOT NULL,
  	"act" "enum_audit_act" NOT NULL,
  	"user" numeric,
  	"role" varchar,
  	"address" varchar,
  	"subject" varchar,
  	"document" varchar,
  	"brand" varchar,
  	"detail" varchar,
  	"previous" varchar,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "audit_sequence_idx" ON "audit" USING btree ("sequence");
  CREATE INDEX "audit_act_idx" ON "audit" USING btree ("act");
  CREATE INDEX "audit_user_idx" ON "audit" USING btree ("user");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit" CASCADE;
  DROP TYPE "public"."enum_audit_act";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_erasures_state" AS ENUM('begun', 'done');
  ALTER TABLE "subscribers" ADD COLUMN "consents" jsonb;
  ALTER TABLE "erasures" ADD COLUMN "state" "enum_erasures_state";
  ALTER TABLE "erasures" ADD COLUMN "marks" varchar;
  ALTER TABLE "erasures" ADD COLUMN "unsent_mails" numeric;
  ALTER TABLE "erasures" ADD COLUMN "crm_mentions" varchar;
  CREATE INDEX "erasures_state_idx" ON "erasures" USING btree ("state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "erasures_state_idx";
  ALTER TABLE "subscribers" DROP COLUMN "consents";
  ALTER TABLE "erasures" DROP COLUMN "state";
  ALTER TABLE "erasures" DROP COLUMN "marks";
  ALTER TABLE "erasures" DROP COLUMN "unsent_mails";
  ALTER TABLE "erasures" DROP COLUMN "crm_mentions";
  DROP TYPE "public"."enum_erasures_state";`)
}

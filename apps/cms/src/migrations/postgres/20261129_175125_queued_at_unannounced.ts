import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // How long those that wait have done so isn't known better.
  await db.execute(sql`
   ALTER TABLE "campaigns" ADD COLUMN "unannounced" boolean;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_unannounced" boolean;
  ALTER TABLE "leads" ADD COLUMN "queued_at" timestamp(3) with time zone;
  CREATE INDEX "leads_queued_at_idx" ON "leads" USING btree ("queued_at");
  UPDATE "leads" SET "queued_at" = "received_at" WHERE "state" = 'queued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_queued_at_idx";
  ALTER TABLE "campaigns" DROP COLUMN "unannounced";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_unannounced";
  ALTER TABLE "leads" DROP COLUMN "queued_at";`)
}

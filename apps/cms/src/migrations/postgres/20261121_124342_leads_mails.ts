import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiries" ADD COLUMN "mails_due" boolean;
  ALTER TABLE "mails" ADD COLUMN "key" varchar;
  CREATE INDEX "inquiries_mails_due_idx" ON "inquiries" USING btree ("mails_due");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "inquiries_mails_due_idx";
  DROP INDEX "mails_key_idx";
  ALTER TABLE "inquiries" DROP COLUMN "mails_due";
  ALTER TABLE "mails" DROP COLUMN "key";`)
}

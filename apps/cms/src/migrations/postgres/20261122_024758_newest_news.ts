import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "type__status_news_date_idx" ON "pages" USING btree ("type","_status","news_date");
  CREATE INDEX "version_type_version__status_version_news_date_idx" ON "_pages_v" USING btree ("version_type","version__status","version_news_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "type__status_news_date_idx";
  DROP INDEX "version_type_version__status_version_news_date_idx";`)
}

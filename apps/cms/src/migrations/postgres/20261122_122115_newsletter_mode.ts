import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_field_newsletter_mode" AS ENUM('school', 'alumni');
  CREATE TYPE "public"."enum__pages_v_version_field_newsletter_mode" AS ENUM('school', 'alumni');
  ALTER TABLE "pages" ADD COLUMN "field_newsletter_mode" "enum_pages_field_newsletter_mode";
  ALTER TABLE "_pages_v" ADD COLUMN "version_field_newsletter_mode" "enum__pages_v_version_field_newsletter_mode";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "field_newsletter_mode";
  ALTER TABLE "_pages_v" DROP COLUMN "version_field_newsletter_mode";
  DROP TYPE "public"."enum_pages_field_newsletter_mode";
  DROP TYPE "public"."enum__pages_v_version_field_newsletter_mode";`)
}

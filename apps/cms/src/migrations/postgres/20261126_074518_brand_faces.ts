import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brands_typeface" AS ENUM('jost', 'literata', 'rubik');
  ALTER TABLE "brands" ADD COLUMN "favicon" varchar;
  ALTER TABLE "brands" ADD COLUMN "typeface" "enum_brands_typeface";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands" DROP COLUMN "favicon";
  ALTER TABLE "brands" DROP COLUMN "typeface";
  DROP TYPE "public"."enum_brands_typeface";`)
}

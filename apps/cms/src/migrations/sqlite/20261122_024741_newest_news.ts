import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`type__status_news_date_idx\` ON \`pages\` (\`type\`,\`_status\`,\`news_date\`);`)
  await db.run(sql`CREATE INDEX \`version_type_version__status_version_news_date_idx\` ON \`_pages_v\` (\`version_type\`,\`version__status\`,\`version_news_date\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`type__status_news_date_idx\`;`)
  await db.run(sql`DROP INDEX \`version_type_version__status_version_news_date_idx\`;`)
}

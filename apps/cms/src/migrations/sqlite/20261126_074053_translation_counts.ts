import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translation_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` numeric NOT NULL,
  	\`lang\` text NOT NULL,
  	\`texts\` numeric NOT NULL,
  	\`translated\` numeric NOT NULL,
  	\`outdated\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translation_counts_updated_at_idx\` ON \`translation_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_counts_created_at_idx\` ON \`translation_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_lang_idx\` ON \`translation_counts\` (\`page\`,\`lang\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translation_counts\`;`)
}

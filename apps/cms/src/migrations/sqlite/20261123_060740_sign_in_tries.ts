import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sign_in_tries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`tries\` numeric NOT NULL,
  	\`blocked_until\` numeric NOT NULL,
  	\`blocked_before\` numeric NOT NULL,
  	\`forget_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sign_in_tries_key_idx\` ON \`sign_in_tries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_tries_forget_at_idx\` ON \`sign_in_tries\` (\`forget_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sign_in_tries\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`act\` text NOT NULL,
  	\`user\` numeric,
  	\`role\` text,
  	\`address\` text,
  	\`subject\` text,
  	\`document\` text,
  	\`brand\` text,
  	\`detail\` text,
  	\`previous\` text,
  	\`hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_sequence_idx\` ON \`audit\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`audit_act_idx\` ON \`audit\` (\`act\`);`)
  await db.run(sql`CREATE INDEX \`audit_user_idx\` ON \`audit\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit\`;`)
}

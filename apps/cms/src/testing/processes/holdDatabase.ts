import { DatabaseSync } from 'node:sqlite';

/**
 * A process that has a SQLite database for itself until its standard input ends, for tests; says
 * the highest id of a page that it sees there.
 */
const database = new DatabaseSync(process.argv[2] ?? '');
database.exec('BEGIN IMMEDIATE');
const seen = database.prepare('SELECT max(id) AS id FROM pages').get();
process.stdout.write(String(seen?.['id']));
process.stdin.on('end', () => database.close());
process.stdin.resume();

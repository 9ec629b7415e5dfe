import { rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Refusal } from '../lib/Refusal.ts';

/** More pages than any file has: the copy is one step, of one instant, and writers don't wait. */
const allPages = 2 ** 30;

/**
 * Copies a database file that other processes write to, and checks the copy; throws a Refusal where
 * that is not sound.
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  rmSync(copy, { force: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
  try {
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
  const made = new DatabaseSync(copy);
  try {
    // Without a log of its own the copy is one file.
    made.exec('PRAGMA journal_mode = DELETE');
    const [first] = made.prepare('PRAGMA quick_check(1)').all();
    if (first?.['quick_check'] !== 'ok')
      throw new Refusal(`The database ${file} is damaged; the backup was not made.`);
  } finally {
    made.close();
  }
}

import { readFileSync } from 'node:fs';
import { makeFilesPrivate } from '@concierge/server/start/privateFiles';
import { fail } from '../lib/fail.ts';
import { root } from '../lib/paths.ts';
import { loadEnvironment } from '../lib/settings/environment.ts';

/**
 * Runs a command with the installation's settings, and the product's version; any failure ends the
 * process with one sentence.
 */
export async function command(work: (version: string) => Promise<void>): Promise<void> {
  loadEnvironment();
  makeFilesPrivate();
  try {
    await work(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

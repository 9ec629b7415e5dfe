import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../scripts/lib/fail.ts';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { pause } from './Victim.ts';

/** A backend that takes enquiries in one request after the other, as sites hand them over. */
export class StoringBackend {
  readonly #home = mkdtempSync(join(tmpdir(), 'storing-backend-'));
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #output = '';

  constructor(databaseUrl: string) {
    this.#env = {
      DATA_DIR: this.#home,
      MEDIA_DIR: join(this.#home, 'media'),
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'for-tests-only',
      PREVIEW_SECRET: 'for-tests-only-too',
      LEADS_SECRET: 'for-tests-only-as-well',
      ADMIN_EMAIL: 'admin@concierge.example',
      ADMIN_PASSWORD: 'correct-horse-9',
      CRM_URL: 'http://127.0.0.1:9/',
      RUN_JOBS: '0',
      LOG_LEVEL: 'silent',
    };
  }

  /** Migrates the database, and begins with so many requests. */
  async start(requests: string): Promise<void> {
    const options = { cwd: cmsDir, env: this.#env, output: 'collect' } as const;
    const migrated = await run('npm', ['run', '--silent', 'migrate'], options);
    if (migrated.code !== 0) fail(`migrate failed: ${migrated.output.slice(-800)}`);
    const child = spawn(process.execPath, ['src/testing/processes/storeLeads.ts', requests], {
      cwd: cmsDir,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#ended = once(child, 'exit');
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk));
    await once(child.stdout, 'data');
  }

  /** Enquiries that it said are stored, as `key|reference`. */
  acknowledged(): string[] {
    return [...this.#output.matchAll(/ACK stored (.*)/g)].map(([, text = '']) => {
      const { key, reference } = JSON.parse(text) as { key: string; reference: string };
      return `${key}|${reference}`;
    });
  }

  /** Whether it took everything within so many milliseconds, without a restart. */
  async finishes(timeoutMs: number): Promise<boolean> {
    const hasEnded = await Promise.race([this.#ended.then(() => true), pause(timeoutMs)]);
    if (!hasEnded) this.#child?.kill('SIGKILL');
    await this.#ended;
    rmSync(this.#home, { recursive: true, force: true });
    return hasEnded === true && this.#child?.exitCode === 0;
  }

  /** Which of the acknowledged enquiries a database has not exactly once, and how many it has. */
  async compare(databaseUrl: string): Promise<{ stored: number; lost: string[] }> {
    const sql = 'select key, reference from leads';
    const rows = await run('psql', [databaseUrl, '-Atc', sql], { output: 'collect' });
    const stored = rows.output.split('\n').filter(Boolean);
    const lost = this.acknowledged().filter(
      (row) => stored.filter((one) => one === row).length !== 1,
    );
    return { stored: stored.length, lost };
  }
}

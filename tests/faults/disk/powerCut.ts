import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { DiskEvent } from './DiskEvent.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';

/**
 * `node tests/faults/disk/powerCut.ts --cuts 1000 --seed 1`: the power goes at points of a
 * recording of the site's outbox at work. Whatever of the unsynced reached the disk, the outbox
 * opens and has what a visitor was given a reference for. Recordings without a sync must be found
 * wanting.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    leads: { type: 'string', default: '60' },
  },
});
const [cuts, seed] = [Number(values.cuts), Number(values.seed)];
// The replayed disk is in memory, where syncs cost nothing.
const home = mkdtempSync(join('/dev/shm', 'power-cut-'));
const folder = join(home, 'disk');
const file = join(folder, 'data/outbox.db');
Object.assign(process.env, { LEADS_SECRET: 'test-secret', DATA_DIR: folder, LOG_LEVEL: 'silent' });
const { Outbox } = await import('../../../apps/site/src/leads/outbox/outbox.ts');

/** Recordings that lack syncs, each of which must be found. */
const omissions: Record<string, (event: DiskEvent) => boolean> = {
  'of the log': (event) => event.kind === 'sync' && event.path.endsWith('-wal'),
  'of the database': (event) => event.kind === 'sync' && event.path.endsWith('.db'),
  'of folders': (event) => event.kind === 'sync' && !/\.db(-\w+)?$/.test(event.path),
};

try {
  mkdirSync(folder);
  const script = join(import.meta.dirname, 'outboxLoad.ts');
  const events = await record(folder, [script, file, values.leads]);
  const broken = await replay({ events, folder, cuts, seed, judge });
  const planted: [string, number][] = [];
  for (const [name, isLeftOut] of Object.entries(omissions)) {
    const rest = events.filter((event) => !isLeftOut(event));
    const found = await replay({ events: rest, folder, cuts: 300, seed, judge });
    planted.push([name, found.length]);
  }
  const acknowledged = events.filter(({ kind }) => kind === 'acknowledge').length;
  const syncs = events.filter(({ kind }) => kind === 'sync').length;
  console.log({ events: events.length, syncs, acknowledged, cuts, broken: broken.slice(0, 10) });
  console.log('found with syncs left out:', Object.fromEntries(planted));
  const isSound = broken.length === 0 && planted.every(([, found]) => found > 0);
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** What the outbox lacks after a cut. */
function judge(texts: readonly string[]): string[] {
  try {
    const outbox = new Outbox(file);
    try {
      return [...checkStored(outbox, texts), ...checkFile()];
    } finally {
      outbox.close();
    }
  } catch (error) {
    return [`it can't be opened: ${String(error)}`];
  }
}

/** Each lead that was acknowledged is there with what was typed, unless the backend may have it. */
function checkStored(outbox: InstanceType<typeof Outbox>, texts: readonly string[]): string[] {
  const leaving = new Set(
    texts.flatMap((text) => (text.startsWith('leaving ') ? [text.slice(8)] : [])),
  );
  const stored: { key: string; reference: string; pass: string }[] = texts
    .filter((text) => text.startsWith('stored '))
    .map((text) => JSON.parse(text.slice(7)));
  outbox.endLeases();
  const due = new Map(outbox.claim(100_000, Date.now() + 60_000).map((one) => [one.key, one.lead]));
  for (const { key } of outbox.deadLetters(100_000)) due.set(key, undefined);
  return stored.flatMap(({ key, reference, pass }) => {
    const lead = due.get(key);
    const isWhole = lead?.reference === reference && lead.fields['Name'] === `Visitor of ${key}`;
    const isThere = leaving.has(key) || (due.has(key) && (lead === undefined || isWhole));
    return [
      ...(isThere ? [] : [`${reference} is lost`]),
      ...(outbox.use(pass, Date.now() + 1000, 'other') ? [`${pass} is good again`] : []),
    ];
  });
}

function checkFile(): string[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return rows.map((row) => String(row['integrity_check'])).filter((word) => word !== 'ok');
}

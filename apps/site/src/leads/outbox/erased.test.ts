import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LeadBackend } from '../../../tests/leadBackend.ts';
import { type BackendPost, backendPost } from '../http/postToBackend.ts';
import { DeadLetterReport } from './deadLetterReport.ts';
import { HandOver } from './handOver.ts';
import { Outbox } from './outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'erased-'));
const backend = new LeadBackend();
const outbox = new Outbox(join(folder, 'spool.db'));
const name = `Unmistakable${crypto.randomUUID()}`;
const secret = 'test-secret';
let post: BackendPost;
beforeAll(async () => {
  process.env['LEADS_SECRET'] = secret;
  post = backendPost(await backend.listen(), secret);
});
afterAll(async () => {
  outbox.close();
  await backend.close();
  rmSync(folder, { recursive: true });
});

const isOnDisk = () =>
  readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(name));
const accept = (key: string) =>
  outbox.accept({
    key,
    brand: 'HIM',
    type: 'contact',
    lang: 'en',
    fields: { Name: name, Email: `${name}@visitor.example`, Question: name.repeat(200) },
    source: '/',
    received_at: new Date().toISOString(),
  });

test('a dead letter whose person was erased at the backend is erased here, to the last byte', async () => {
  accept('dead-letter-1');
  backend.judge = () => 'rejected';
  await new HandOver({ outbox, post }).run();
  const report = new DeadLetterReport({ outbox, post, dataDir: folder });
  await report.send();
  expect(backend.deadLetters[0]?.marks).toHaveLength(1);
  expect(JSON.stringify(backend.deadLetters)).not.toContain(name);
  expect(isOnDisk()).toBe(true);
  backend.erased.add('dead-letter-1');
  await report.send();
  outbox.tidy();
  expect(outbox.stats()).toMatchObject({ pending: 0, deadLetters: 0 });
  expect(isOnDisk()).toBe(false);
});

test('of what the backend has taken no byte stays here', async () => {
  accept('delivered-1');
  expect(isOnDisk()).toBe(true);
  backend.judge = () => 'stored';
  await new HandOver({ outbox, post }).run();
  outbox.tidy();
  expect(backend.inbox.size).toBe(1);
  expect(isOnDisk()).toBe(false);
});

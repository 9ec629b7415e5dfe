import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LeadBackend, testForm } from '../../../tests/leadBackend.ts';

// The intake as a process of its own, killed without warning again and again while leads come in.
const folder = mkdtempSync(join(tmpdir(), 'kill-'));
const backend = new LeadBackend();
let child: ChildProcess | undefined;
let port = 0;
let env: NodeJS.ProcessEnv = process.env;

beforeAll(async () => {
  backend.forms.push({ brand: 'HIM', lang: 'en', form: testForm('contact') });
  Object.assign(process.env, {
    LEADS_SECRET: 'test-secret',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  env = {
    ...process.env,
    CONTENT_API: await backend.listen(),
    LEAD_LIMITS: '100000,100000,100000',
  };
  await start();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const script = join(import.meta.dirname, '../../../tests/intakeProcess.ts');
  const process = spawn(globalThis.process.execPath, [script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = process;
  port = await new Promise<number>((done) =>
    process.stdout?.once('data', (line) => done(Number(String(line)))),
  );
}

/** Sends one lead; its reference, or undefined where no answer came. */
function send(fields: Record<string, string>): Promise<string | undefined> {
  const host = `him.localhost:${port}`;
  const body = new URLSearchParams(fields).toString();
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((done) => {
    const sent = request(
      { port, host: '127.0.0.1', path: '/leads/contact', method: 'POST', headers },
      (answer) => {
        answer.resume();
        done(
          answer.statusCode === 303
            ? (new URL(answer.headers.location ?? '', 'http://x').searchParams.get('ref') ??
                undefined)
            : undefined,
        );
      },
    );
    sent.on('error', () => done(undefined));
    sent.end(body);
  });
}

test('12 kills under load: every acknowledged reference is delivered exactly once', {
  timeout: 120_000,
}, async () => {
  const { issuePass } = await import('../captcha/captchaPass.ts');
  const { sealContext } = await import('../../forms/props/formContext.ts');
  const _context = sealContext({
    brand: 'HIM',
    lang: 'en',
    type: 'contact',
    form: 'test-contact',
    version: '1',
    path: '/en/contact/',
    thanks: '/en/thanks/',
  });
  const acknowledged = new Map<string, string>();
  let sent = 0;
  let stop = false;
  const visitor = async () => {
    while (!stop) {
      const _key = crypto.randomUUID();
      const person = {
        _context,
        _key,
        _pass: issuePass({ brand: 'HIM' }),
        Name: `Visitor ${sent++}`,
        Email: 'a@example.ch',
        TermsAndConditions: '1',
      };
      // As a person would: no answer, so once more with the same key.
      for (let tries = 0; tries < 3; tries++) {
        const reference = await send(person);
        if (reference) acknowledged.set(reference, _key);
        if (reference) break;
        await new Promise((later) => setTimeout(later, 100));
      }
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  for (let kill = 0; kill < 12; kill++) {
    for (const enough = acknowledged.size + 15 + Math.random() * 30; acknowledged.size < enough; )
      await new Promise((later) => setTimeout(later, 5));
    child?.kill('SIGKILL');
    if (kill % 4 === 1) backend.mood = 'down';
    if (kill % 4 === 3) backend.mood = 'well';
    await start();
  }
  stop = true;
  await Promise.all(visitors);
  for (
    const end = Date.now() + 60_000;
    Date.now() < end && [...acknowledged.values()].some((key) => !backend.inbox.has(key));
  ) {
    await new Promise((later) => setTimeout(later, 200));
  }
  const references = [...backend.inbox.values()].map(({ reference }) => reference);
  expect(acknowledged.size).toBeGreaterThan(100);
  expect(new Set(references).size).toBe(references.length);
  const lost = [...acknowledged].filter(
    ([reference, key]) => backend.inbox.get(key)?.reference !== reference,
  );
  expect(lost).toEqual([]);
});

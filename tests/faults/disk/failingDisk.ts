import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeadBackend, testForm } from '../../../apps/site/tests/leadBackend.ts';
import { siteDir } from '../../../scripts/lib/paths.ts';
import { pause, Victim } from '../Victim.ts';
import { contactContext, post } from '../visitor.ts';
import { injectFault } from './injectFault.ts';

/**
 * `node tests/faults/disk/failingDisk.ts`: the disk of a running site refuses to sync or to write,
 * each time or now and then, while visitors submit. Nothing is acknowledged that is not kept, who
 * is not served reads that it is worth trying again, and once the disk works the site does, too.
 */
const injections = [
  'fsync,fdatasync:error=EIO',
  'pwrite64:error=ENOSPC',
  'pwrite64:error=EIO',
  'fsync,fdatasync:error=EIO:when=1+3',
  'pwrite64:error=ENOSPC:when=1+7',
  'ftruncate:error=EIO',
];
const faultMs = 4000;
const visitors = 4;
const recoveryTimeoutMs = 20_000;

const home = mkdtempSync(join(tmpdir(), 'failing-disk-'));
const folder = join(home, 'data');
Object.assign(process.env, { LEADS_SECRET: 'test-secret', DATA_DIR: folder, LOG_LEVEL: 'silent' });
const { issuePass } = await import('../../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../../apps/site/src/forms/props/formContext.ts');
const backend = new LeadBackend();
backend.forms.push({ brand: 'HIM', lang: 'en', form: testForm('contact') });
const site = new Victim({
  name: 'site',
  args: [`${siteDir}/tests/intakeProcess.ts`],
  cwd: siteDir,
  env: { CONTENT_API: await backend.listen(), LEAD_LIMITS: '100000,100000,100000' },
  ready: (output) => /^\d+$/.test(output),
});
const context = sealContext(contactContext({ id: 'test-contact', version: '1' }));
/** References that were shown, by the keys of their enquiries. */
const acknowledged = new Map<string, string>();
const broken: string[] = [];

try {
  await site.start();
  for (const injection of injections) await endure(injection);
  await site.kill();
  await site.start();
  await arrival();
  for (const [key, reference] of acknowledged)
    if (backend.inbox.get(key)?.reference !== reference) broken.push(`${reference} is lost`);
  console.log({ acknowledged: acknowledged.size, broken: broken.slice(0, 10) });
  console.log(broken.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await site.kill();
  await backend.close();
  rmSync(home, { recursive: true, force: true });
}

/** Lets the disk fail in one way while visitors submit, then waits until the site serves again. */
async function endure(injection: string): Promise<void> {
  const before = acknowledged.size;
  const answers = new Map<string, number>();
  const fault = await injectFault(site.pid ?? 0, `${folder}/spool.db`, injection);
  const end = Date.now() + faultMs;
  const refused = new Map<string, Record<string, string>>();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (Date.now() < end) {
        const { key, fields } = lead();
        const answer = await submit(fields, key);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (!acknowledged.has(key)) refused.set(key, fields);
        await pause(50);
      }
    }),
  );
  const callsThatFailed = await fault.end();
  const during = acknowledged.size - before;
  const started = Date.now();
  // Who was refused sends the same again.
  for (const [key, fields] of refused) await again(key, fields, started);
  const seconds = (Date.now() - started) / 1000;
  if (callsThatFailed === 0) broken.push(`${injection} met no call`);
  console.log(injection, {
    callsThatFailed,
    acknowledged: during,
    refused: refused.size,
    answers: Object.fromEntries(answers),
    secondsUntilAllWereTaken: seconds,
  });
}

function lead(): { key: string; fields: Record<string, string> } {
  const key = crypto.randomUUID();
  const typed = { Name: `Visitor ${key}`, Email: 'a@example.ch', TermsAndConditions: '1' };
  return {
    key,
    fields: { _context: context, _key: key, _pass: issuePass({ brand: 'HIM' }), ...typed },
  };
}

/** Submits once and notes what came; answers a status, or `none`. */
async function submit(fields: Record<string, string>, key: string): Promise<string> {
  const { reference, problem } = await post(site.output, fields);
  if (reference) acknowledged.set(key, reference);
  const status = reference ? '303' : (problem?.slice(0, 3) ?? 'none');
  const isExplained = /try|again/i.test(problem ?? '');
  if (!reference && !(status === '503' && isExplained))
    broken.push(`a visitor was answered ${problem?.slice(0, 200) ?? 'nothing'}`);
  return status;
}

async function again(key: string, fields: Record<string, string>, started: number): Promise<void> {
  while (Date.now() - started < recoveryTimeoutMs) {
    const { reference } = await post(site.output, fields);
    if (reference) return void acknowledged.set(key, reference);
    await pause(100);
  }
  broken.push(`${key} is refused though the disk works`);
}

/** Waits until the backend has everything. */
async function arrival(): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(200))
    if ([...acknowledged.keys()].every((key) => backend.inbox.has(key))) return;
}

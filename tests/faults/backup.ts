import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn } from '../../scripts/backup/backupNames.ts';
import { makeKeys } from '../../scripts/backup/encryption.ts';
import { manifestName } from '../../scripts/backup/manifest.ts';
import { root, siteDir } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { nodeFlags } from '../../scripts/lib/stack.ts';
import { get } from '../get.ts';
import { count } from './countRestored.ts';
import { install } from './installation.ts';
import { pause, Victim } from './Victim.ts';
import { contactContext, contactForm, filledIn, submit } from './visitor.ts';

/**
 * Restore drill: `npm run drill [-- SECONDS]`. While visitors submit to the built product it is
 * backed up, encrypted; then its processes are killed and its data folder is wiped. It is restored
 * and started again. Every enquiry acknowledged before the instant of the backup must arrive once,
 * the others may be lost for ten seconds at most, and pages must be served within a minute.
 */
const secondsBefore = Number(process.argv[2] ?? 15);
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3260);
const sitePort = cmsPort + 2;
const concurrency = 8;
const settleTimeoutMs = 120_000;
const page = `http://him.localhost:${sitePort}/en/`;

const first = await install(cmsPort, cmsPort + 1);
const { home, dataDir, env } = first;
const keys = await makeKeys();
const backups = join(home, 'backups');
const site = serveSite();
const { crm } = first.victims;
Object.assign(process.env, {
  LEADS_SECRET: env['LEADS_SECRET'],
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});
const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');

/** Keys and instants of what visitors were told, by reference. */
const acknowledged = new Map<string, { key: string; at: number }>();
let isOver = false;

try {
  await Promise.all([crm.start(), first.victims.backend.start()]);
  await site.start();
  const { ended } = await startVisitors();
  await pause(secondsBefore * 1000);
  const begun = Date.now();
  await script('backup', keys.public, '--to', backups);
  const wiped = Date.now();
  const manifest = readFileSync(join(backupsIn(backups)[0] ?? '', manifestName), 'utf8');
  const instant = Date.parse(JSON.parse(manifest).instant);
  await Promise.all([site.kill(), first.victims.backend.kill()]);
  isOver = true;
  await ended;
  rmSync(dataDir, { recursive: true });

  const restoring = Date.now();
  await script('restore', keys.secret, '--from', backups);
  const restored = Date.now();
  const second = await install(cmsPort, cmsPort + 1, { home });
  await second.victims.backend.start();
  await site.start();
  const answer = await get(page);
  const serving = Date.now();
  if (answer.status !== 200) throw new Error(`the restored home page answers ${answer.status}`);
  const result = () =>
    count({ acknowledged, inbox: second.inbox(), taken: second.taken(), instant, wiped });
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(1000))
    if (result().problems === 0) break;
  const { problems, ...counts } = result();
  const secondsUntilServing = (serving - restoring) / 1000;
  console.log({
    ...counts,
    secondsOfBackup: (wiped - begun) / 1000,
    secondsOfRestore: (restored - restoring) / 1000,
    secondsUntilServing,
  });
  await second.victims.backend.kill();
  const passed = problems === 0 && counts.secondsLost <= 10 && secondsUntilServing <= 60;
  process.exitCode = passed ? 0 : 1;
  console.log(passed ? '1 passed, 0 failed' : '0 passed, 1 failed');
} finally {
  for (const victim of [site, crm, first.victims.backend]) await victim.kill();
  rmSync(home, { recursive: true, force: true });
}

/** The whole site, unlike in the kill test: pages are served too. */
function serveSite(): Victim {
  return new Victim({
    name: 'site',
    args: [...nodeFlags, 'dist/server/entry.mjs'],
    cwd: siteDir,
    env: { ...env, PORT: String(sitePort) },
    ready: async () => (await get(page)).status === 200,
  });
}

async function script(name: 'backup' | 'restore', key: string, ...args: string[]): Promise<void> {
  const { code } = await run(process.execPath, [`${root}/scripts/${name}.ts`, ...args], {
    env: { ...env, PORT: String(sitePort), BACKUP_KEY: key },
  });
  if (code !== 0) throw new Error(`the ${name} failed`);
}

/** Visitors who submit one enquiry after the other; `ended` when the last of them has left. */
async function startVisitors(): Promise<{ ended: Promise<unknown> }> {
  const form = await contactForm(cmsPort);
  let begun = 0;
  const visitor = async () => {
    while (!isOver) {
      const key = crypto.randomUUID();
      const fields = {
        _context: sealContext(contactContext(form)),
        _key: key,
        _pass: issuePass({ brand: 'HIM' }),
        ...filledIn(form, ++begun),
      };
      const answer = await submit(port, fields).catch((error: unknown) => {
        if (!isOver) throw error;
      });
      if (answer) acknowledged.set(answer.reference, { key, at: Date.now() });
      await pause(Math.random() * 200);
    }
  };
  return { ended: Promise.all(Array.from({ length: concurrency }, visitor)) };
}

function port(): string {
  if (isOver) throw new Error('the site is gone');
  return String(sitePort);
}

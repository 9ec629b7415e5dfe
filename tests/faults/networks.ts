import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../../scripts/fuzz/Random.ts';
import { checkHistory, type History } from './checkHistory.ts';
import { FaultProxy, faults } from './FaultProxy.ts';
import { install } from './installation.ts';
import { pause } from './Victim.ts';
import { contactContext, contactForm, filledIn, submit } from './visitor.ts';

/**
 * `node tests/faults/networks.ts --seconds 60 --seed 1`: faults of networks between site and
 * backend and between backend and CRM, another one each second, and each process stopped for some
 * seconds, while visitors submit. Afterwards the whole history must be sound (checkHistory). `npm
 * test` makes a short run.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3240);
const visitors = 6;
/** Milliseconds that everything may take to arrive once the networks work again. */
const settleTimeoutMs = 300_000;
/** Milliseconds that a process stands still. */
const stoppedMs = 4000;

const random = new Random(seed, 0);
const toBackend = new FaultProxy(cmsPort);
const toCrm = new FaultProxy(cmsPort + 1);
const installed = await install(cmsPort, cmsPort + 1, {
  backend: cmsPort + 2,
  crm: cmsPort + 3,
});
const { home, dataDir, env, victims, inbox, taken } = installed;
const all = Object.values(victims);
Object.assign(process.env, {
  LEADS_SECRET: env['LEADS_SECRET'],
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});
const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');

const acknowledged: History['acknowledged'][number][] = [];
const sent = new Set<string>();
const before = new Set(inbox().map(({ key }) => key));
let isOver = false;

try {
  await Promise.all([toBackend.listen(cmsPort + 2), toCrm.listen(cmsPort + 3)]);
  await victims.backend.start();
  await Promise.all([victims.crm.start(), victims.site.start()]);
  const form = await contactForm(cmsPort);
  const _context = sealContext(contactContext(form));
  const visitor = async () => {
    while (!isOver) {
      const key = crypto.randomUUID();
      sent.add(key);
      const typed = filledIn(form, sent.size);
      const fields = { _context, _key: key, _pass: issuePass({ brand: 'HIM' }), ...typed };
      const answer = await submit(() => victims.site.output, fields);
      acknowledged.push({ key, email: typed['Email'] ?? '', ...answer });
      await pause(random.next() * 600);
    }
  };
  await Promise.all([trouble(), stops(), ...Array.from({ length: visitors }, visitor)]);
  const begun = Date.now();
  await arrival();
  report((Date.now() - begun) / 1000);
} finally {
  for (const victim of all) await victim.kill();
  for (const proxy of [toBackend, toCrm]) proxy.close();
  rmSync(home, { recursive: true, force: true });
}

/** Another fault, or none, on one of the two ways each second; none when the time is over. */
async function trouble(): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    const proxy = random.chance(0.6) ? toBackend : toCrm;
    proxy.fault = random.chance(0.2) ? undefined : random.pick(faults);
    await pause(1000);
  }
  for (const proxy of [toBackend, toCrm]) proxy.fault = undefined;
  isOver = true;
}

/** Each process stands still once, one after the other. */
async function stops(): Promise<void> {
  for (const victim of all) {
    await pause((seconds * 1000) / all.length - stoppedMs);
    await victim.freeze(stoppedMs);
  }
}

/** Waits until what was acknowledged has arrived, or for as long as settleTimeoutMs lasts. */
async function arrival(): Promise<void> {
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(1000)) {
    const keys = new Set(taken().map(({ key }) => key));
    if (acknowledged.every(({ key }) => keys.has(key))) return;
  }
}

function report(arriving: number): void {
  // A copied database has enquiries of before.
  const rows = inbox().filter(({ key }) => !before.has(key));
  const posts = taken();
  const history = { acknowledged, sent, refused: new Set<string>(), seats: new Map() };
  const broken = checkHistory({ ...history, inbox: rows, taken: posts });
  console.log({
    acknowledged: acknowledged.length,
    inInbox: rows.length,
    postsTakenByCrm: posts.length,
    faultsToBackend: Object.fromEntries(toBackend.met),
    faultsToCrm: Object.fromEntries(toCrm.met),
    secondsUntilAllArrived: Math.round(arriving),
    broken: broken.slice(0, 20),
  });
  const isSound = broken.length === 0 && acknowledged.length > seconds / 2;
  process.exitCode = isSound ? 0 : 1;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
}

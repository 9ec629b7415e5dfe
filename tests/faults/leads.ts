import { rmSync } from 'node:fs';
import { install } from './installation.ts';
import { pause } from './Victim.ts';
import { contactContext, contactForm, filledIn, submit } from './visitor.ts';

/**
 * Kill test of enquiries (ADR 5): `node tests/faults/leads.ts [submissions] [kills]`, of which `npm
 * test` makes a short run. Site intake, built backend and stub CRM are killed by SIGKILL and
 * restarted at random while visitors submit. Afterwards every reference that a visitor was shown
 * must be in the inbox exactly once, and at the CRM at least once and under one key.
 */
const submissions = Number(process.argv[2] ?? 2000);
const kills = Number(process.argv[3] ?? 21);
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3240);
const concurrency = 8;
/**
 * Milliseconds that a visitor pauses between two enquiries, on average, so that the kills spread
 * over a minute and more.
 */
const leisure = 300;
/** Milliseconds that everything may take to arrive once the last process is back. */
const settleTimeoutMs = 300_000;

const { home, dataDir, env, victims, inbox, taken } = await install(cmsPort, cmsPort + 1);
const all = Object.values(victims);
Object.assign(process.env, {
  LEADS_SECRET: env['LEADS_SECRET'],
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});
const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');

const acknowledged = new Map<string, string>();
let begun = 0;

try {
  await victims.backend.start();
  await Promise.all([victims.crm.start(), victims.site.start()]);
  const started = Date.now();
  const form = await contactForm(cmsPort);
  const _context = sealContext(contactContext(form));
  const visitor = async () => {
    while (begun < submissions) {
      const person = ++begun;
      const _key = crypto.randomUUID();
      const fields = {
        _context,
        _key,
        _pass: issuePass({ brand: 'HIM' }),
        ...filledIn(form, person),
      };
      const { reference } = await submit(() => victims.site.output, fields);
      acknowledged.set(reference, _key);
      await pause(Math.random() * 2 * leisure);
    }
  };
  await Promise.all([reap(), ...Array.from({ length: concurrency }, visitor)]);
  const submitted = Date.now();
  await arrival();
  report((submitted - started) / 1000, (Date.now() - submitted) / 1000);
} finally {
  for (const victim of all) await victim.kill();
  rmSync(home, { recursive: true, force: true });
}

/**
 * Kills whom chance picks, each of the three equally often, evenly over the submissions; restarts
 * at random up to a second later.
 */
async function reap(): Promise<void> {
  const turns = Array.from({ length: kills }, (_, turn) => ({
    victim: all[turn % all.length],
    chance: Math.random(),
  }));
  const restarts: Promise<void>[] = [];
  for (const [turn, { victim }] of turns.toSorted((a, b) => a.chance - b.chance).entries()) {
    const moment = ((turn + Math.random()) * submissions) / kills;
    while (acknowledged.size < Math.min(moment, submissions - concurrency)) await pause(5);
    if (!victim) continue;
    await victim.kill();
    console.log(`  ${acknowledged.size} acknowledged, kill ${turn + 1}`);
    restarts.push(pause(Math.random() * 1000).then(() => victim.start()));
    await restarts.at(-1);
  }
  await Promise.all(restarts);
}

/**
 * Waits until everything that was acknowledged has arrived, or for as long as settleTimeoutMs
 * lasts.
 */
async function arrival(): Promise<void> {
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(1000)) {
    const keys = new Set(taken().map(({ key }) => key));
    if ([...acknowledged.values()].every((key) => keys.has(key))) return;
  }
}

function report(submitting: number, arriving: number): void {
  const rows = inbox();
  const sent = taken();
  const inInbox = Map.groupBy(rows, ({ reference }) => reference);
  const atCrm = Map.groupBy(sent, ({ reference }) => reference);
  const lost = [...acknowledged].filter(
    ([reference, key]) =>
      inInbox.get(reference)?.length !== 1 || inInbox.get(reference)?.[0]?.key !== key,
  );
  const unsent = [...acknowledged].filter(
    ([reference, key]) => !atCrm.get(reference)?.some((one) => one.key === key),
  );
  const manyKeys = [...atCrm.values()].filter(
    (group) => new Set(group.map(({ key }) => key)).size > 1,
  );
  console.log({
    submissions: begun,
    acknowledged: acknowledged.size,
    kills: Object.fromEntries(
      Object.entries(victims).map(([name, victim]) => [name, victim.kills]),
    ),
    inInbox: rows.length,
    notInInboxOnce: lost.length,
    atCrm: atCrm.size,
    sentMoreThanOnce: sent.length - atCrm.size,
    notAtCrm: unsent.length,
    underSeveralKeys: manyKeys.length,
    secondsSubmitting: Math.round(submitting),
    secondsUntilAllArrived: Math.round(arriving),
  });
  const failed =
    lost.length + unsent.length + manyKeys.length + Math.abs(acknowledged.size - submissions);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(failed > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
}

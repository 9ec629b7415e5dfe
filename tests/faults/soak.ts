import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { Random } from '../../scripts/fuzz/Random.ts';
import { get } from '../get.ts';
import { checkHistory } from './checkHistory.ts';
import { FaultProxy } from './FaultProxy.ts';
import { install } from './installation.ts';
import { Calm } from './soak/Calm.ts';
import { enquire, type Outcomes, read } from './soak/traffic.ts';
import { pickTrouble } from './soak/trouble.ts';
import { pause } from './Victim.ts';

/**
 * `npm run soak -- --minutes 60 --every 60 --seed 1`: the built site, the backend and a stub CRM
 * under mixed traffic, with a fault of chance every so many seconds: of a network, a process or a
 * disk. Afterwards the whole history must be sound (checkHistory), no page may have failed while
 * nothing was broken, and memory and open files must have stayed flat.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    every: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const [minutes, every] = [Number(values.minutes), Number(values.every)];
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3340);
const ports = { crm: cmsPort + 1, site: cmsPort + 2, toBackend: cmsPort + 3, toCrm: cmsPort + 4 };
const inspectors = { site: cmsPort + 5, backend: cmsPort + 6 };
const inspected = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
const origin = `http://him.localhost:${ports.site}`;
const enquirers = 4;
const readers = 3;
/** Milliseconds that an enquirer pauses between two enquiries, on average. */
const leisureMs = 4000;
/** Seats of a visit, which the product has by default. */
const capacity = 3;
/** Milliseconds after a fault within which everything serves again. */
const recoveryMs = 15_000;
/** Milliseconds that the last enquiries may take to the CRM. */
const settleTimeoutMs = 300_000;

const random = new Random(Number(values.seed), 0);
const ways = { backend: new FaultProxy(cmsPort), CRM: new FaultProxy(ports.crm) };
const { home, dataDir, env, victims, taken } = await install(cmsPort, ports.crm, {
  backend: ports.toBackend,
  crm: ports.toCrm,
  site: ports.site,
  env: { TRUST_PROXY: 'loopback', MAILS_PER_RECIPIENT: '1000000', LEAD_CHECK_MINUTES: '0' },
  envByProcess: { site: inspected(inspectors.site), backend: inspected(inspectors.backend) },
});
Object.assign(process.env, env);
const { Visitors } = await import('./attack/Visitors.ts');
const outcomes: Outcomes = { acknowledged: [], sent: new Set(), refused: new Set(), broken: [] };
const calm = new Calm();
const met = new Map<string, number>();
const all = Object.values(victims);
const databases = { site: join(dataDir, 'spool.db'), backend: join(dataDir, 'cms.db') };
const before = new Set(inbox().map(({ key }) => key));
let calmSince = Date.now();
let isOver = false;

try {
  await Promise.all([ways.backend.listen(ports.toBackend), ways.CRM.listen(ports.toCrm)]);
  await victims.backend.start();
  await Promise.all([victims.crm.start(), victims.site.start()]);
  const visitors = await Visitors.of(ports.site, cmsPort);
  const paths = await fetchPagePaths();
  const note = (sentence: string) => {
    if (Date.now() - calmSince > recoveryMs) outcomes.broken.push(sentence);
  };
  const [pages] = await Promise.all([
    Promise.all(Array.from({ length: readers }, () => read(origin, paths, () => isOver, note))),
    ...Array.from({ length: enquirers }, () =>
      enquire(visitors, outcomes, () => isOver, leisureMs),
    ),
    trouble(),
    watch(),
  ]);
  await arrival();
  report(pages.reduce((sum, count) => sum + count, 0));
} finally {
  for (const victim of all) await victim.kill();
  for (const way of Object.values(ways)) way.close();
  rmSync(home, { recursive: true, force: true });
}

/** One fault after the other; none in the last stretch, so that the end is calm. */
async function trouble(): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  for (let next = Date.now(); Date.now() < end - every * 1000; next += every * 1000) {
    await pause(Math.max(0, next - Date.now()) + (random.next() * every * 1000) / 2);
    const { name, act } = pickTrouble(random, { victims, ways, databases });
    console.log(`  ${outcomes.acknowledged.length} acknowledged, ${name}`);
    calmSince = Number.POSITIVE_INFINITY;
    await act();
    calmSince = Date.now();
    met.set(name, (met.get(name) ?? 0) + 1);
  }
  await pause(end - Date.now());
  isOver = true;
}

async function watch(): Promise<void> {
  const watched = new Map([
    [victims.site, inspectors.site],
    [victims.backend, inspectors.backend],
  ]);
  for (; !isOver; await pause(10_000))
    if (Date.now() - calmSince > recoveryMs) await calm.measure(watched);
}

/** Paths of all pages of the school's site, as its sitemaps list them. */
async function fetchPagePaths(): Promise<string[]> {
  const listed = async (path: string) => {
    const { text } = await get(`${origin}${path}`);
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  return (await Promise.all((await listed('/sitemap.xml')).map(listed))).flat();
}

/** Enquiries in the inbox, with the booked times of visits. */
function inbox(): {
  key: string;
  reference: string;
  email: string;
  state: string;
  slot: string;
}[] {
  const database = new DatabaseSync(databases.backend, { readOnly: true });
  const rows = database
    .prepare(
      `select i.key, i.reference, i.email, i.state, v.school || ' ' || v.date || ' ' || v.time as slot
        from leads i left join visits v on v.key = i.key`,
    )
    .all();
  database.close();
  return rows as ReturnType<typeof inbox>;
}

/** Waits until what was acknowledged has arrived, or for as long as settleTimeoutMs lasts. */
async function arrival(): Promise<void> {
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(1000)) {
    const waiting = inbox().filter(({ state }) => state === 'held');
    const keys = new Set([...taken(), ...waiting].map(({ key }) => key));
    if (outcomes.acknowledged.every(({ key }) => keys.has(key))) return;
  }
}

function report(pages: number): void {
  const rows = inbox().filter(({ key }) => !before.has(key));
  const seats = new Map(rows.map(({ slot }) => [slot, capacity]));
  // A visit whose time was full when the backend could be asked waits for a person.
  const held = rows.filter(({ state }) => state === 'held');
  const broken = [
    ...outcomes.broken,
    ...checkHistory({ ...outcomes, inbox: rows, taken: [...taken(), ...held], seats }),
    ...calm.grown(),
    ...(calm.figures().length === 0 ? ['no memory was measured'] : []),
  ];
  console.log({
    minutes,
    faults: Object.fromEntries(met),
    kills: Object.fromEntries(all.map(({ name, kills }) => [name, kills])),
    pages,
    acknowledged: outcomes.acknowledged.length,
    visitsThatWereFull: outcomes.refused.size,
    inInbox: rows.length,
    visitsThatWait: held.length,
    broken: broken.slice(0, 20),
  });
  console.table(
    calm.figures().map(({ name, from, to }) => ({
      name,
      'MB first': from.megabytes,
      'MB last': to.megabytes,
      'files first': from.handles,
      'files last': to.handles,
    })),
  );
  const isSound = broken.length === 0 && outcomes.acknowledged.length > minutes * 10;
  process.exitCode = isSound ? 0 : 1;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
}

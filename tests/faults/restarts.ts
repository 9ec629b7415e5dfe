import { chromiumPath } from '../../scripts/lib/chromium.ts';
import { root } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { get } from '../get.ts';
import { checkHistory, type History } from './checkHistory.ts';
import { startCluster } from './cluster.ts';
import { pause } from './Victim.ts';
import { contactContext, contactForm, filledIn, post } from './visitor.ts';

/**
 * `npm run restarts`: two backends and three sites behind nginx, each restarted in turn, again and
 * again, as an upgrade does, while the journeys of all forms play in Chromium and visitors submit.
 * No visitor may meet a failure at the first try: no page but 200, no enquiry without a reference.
 * Afterwards the whole history must be sound (checkHistory).
 */
const port = Number(process.env['FAULTS_CMS_PORT'] ?? 3280);
const visitors = 4;
/**
 * Milliseconds between two visits of one visitor, at most: all of them send less than one backend
 * delivers while the other one starts.
 */
const leisure = 6000;
/** Rounds of restarts, at least; the journeys may take longer. */
const rounds = 2;
/** Milliseconds that the last enquiries may take to the CRM. */
const settleTimeoutMs = 60_000;

const cluster = await startCluster(port);
const acknowledged: History['acknowledged'][number][] = [];
const sent = new Set<string>();
const failures: string[] = [];
const restarts = new Map<string, number>();
let pages = 0;
let hasPlayed = false;
let isOver = false;

try {
  await cluster.start();
  Object.assign(process.env, {
    LEADS_SECRET: cluster.secrets['LEADS_SECRET'],
    LOG_LEVEL: 'silent',
  });
  const [hasPassed] = await Promise.all([play(), visit(), restart()]);
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(500)) {
    const keys = new Set(cluster.taken().map(({ key }) => key));
    if (acknowledged.every(({ key }) => keys.has(key))) break;
  }
  await report(hasPassed);
} finally {
  await cluster.stop();
}

/** Visitors open the form, submit it once, and read the page that follows. */
async function visit(): Promise<void> {
  const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
  const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');
  const form = await contactForm(port + 1);
  const paths = await fetchPagePaths('him');
  const place = contactContext(form);
  const _context = sealContext(place);
  const open = async (path: string) => {
    pages += 1;
    const { status } = await get(`http://him.localhost:${port}${path}`).catch(() => ({
      status: 0,
    }));
    if (status === 200) return;
    failures.push(`${path} is ${status}`);
    for (const { name, output } of cluster.restarted) console.log(name, output.slice(-700));
  };
  const visitor = async () => {
    while (!isOver) {
      await open(place.path);
      await open(paths[Math.floor(Math.random() * paths.length)] ?? '/en/');
      const key = crypto.randomUUID();
      sent.add(key);
      const typed = filledIn(form, sent.size);
      const fields = { _context, _key: key, _pass: issuePass({ brand: 'HIM' }), ...typed };
      const { reference, shown = '', problem } = await post(String(port), fields);
      if (reference) acknowledged.push({ key, email: typed['Email'] ?? '', reference, shown });
      else failures.push(`an enquiry had no reference: ${problem ?? 'no answer'}`);
      await open(place.thanks);
      await pause(Math.random() * leisure);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}

/** Paths of all pages of a school's site, in its languages, as its sitemap's parts list them. */
async function fetchPagePaths(host: string): Promise<string[]> {
  const listed = async (path: string) => {
    const { text } = await get(`http://${host}.localhost:${port}${path}`);
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)];
    return addresses.map(([, address = '']) => new URL(address).pathname);
  };
  return (await Promise.all((await listed('/sitemap.xml')).map(listed))).flat();
}

/** Plays the journeys of all forms once, without a second try; true where all of them passed. */
async function play(): Promise<boolean> {
  const env = {
    CHROME_PATH: await chromiumPath(),
    E2E_SITE_PORT: String(port),
    E2E_CMS_PORT: String(port + 1),
    E2E_CRM_PORT: String(port + 2),
    E2E_DATA_DIR: cluster.home,
  };
  const args = ['test', '-c', 'tests/playwright.config.ts', '--retries=0', '--reporter=list'];
  const journeys = 'tests/e2e/forms/journeys.spec.ts';
  const { code } = await run(`${root}/node_modules/.bin/playwright`, [...args, journeys], { env });
  hasPlayed = true;
  return code === 0;
}

/** One process at a time is told to stop, ends, starts, and is ready before the next one. */
async function restart(): Promise<void> {
  for (let round = 0; round < rounds || !hasPlayed; round += 1)
    for (const one of cluster.restarted) {
      await one.stop();
      await pause(1000);
      await one.start();
      restarts.set(one.name, (restarts.get(one.name) ?? 0) + 1);
      await pause(2000);
    }
  isOver = true;
}

async function report(hasPassed: boolean): Promise<void> {
  // The journeys and checks of the lead path send enquiries of their own.
  const inbox = (await cluster.inbox()).filter(({ key }) => sent.has(key));
  const taken = cluster.taken().filter(({ key }) => sent.has(key));
  const history = { acknowledged, sent, refused: new Set<string>(), seats: new Map() };
  const broken = checkHistory({ ...history, inbox, taken });
  console.log({
    restarts: Object.fromEntries(restarts),
    pages,
    acknowledged: acknowledged.length,
    inInbox: inbox.length,
    failures: failures.slice(0, 20),
    broken: broken.slice(0, 20),
    journeys: hasPassed ? 'passed' : 'failed',
  });
  const isSound = hasPassed && failures.length === 0 && broken.length === 0 && sent.size > 50;
  process.exitCode = isSound ? 0 : 1;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
}

import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Form } from '@concierge/contract/form';
import { get } from '../get.ts';
import { Clock } from './Clock.ts';
import { checkHistory, type History } from './checkHistory.ts';
import { install } from './installation.ts';
import { pause } from './Victim.ts';
import { contactContext, contactForm, filledIn, post } from './visitor.ts';

/**
 * `node tests/faults/clocks.ts`: the clocks of the running site and backend leap ahead and back,
 * and pass the turns of summer time, the year and a leap day, while visitors submit and read. What
 * was acknowledged is in the inbox and goes to the CRM under one key, pages are served, and no leap
 * deletes anything.
 */
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3280);
const sitePort = cmsPort + 2;
/** A phase lasts so many milliseconds at least, and until so many enquiries were acknowledged. */
const phaseMs = 12_000;
const perPhase = 6;
const phaseTimeoutMs = 120_000;
const settleTimeoutMs = 600_000;
const visitors = 3;
const [hour, day, year] = [3_600_000, 86_400_000, 365 * 86_400_000];
/** Six seconds before an instant, so that it comes in the midst of a phase. */
const before = (instant: string) => Date.parse(instant) - 6000;
const both = ['site', 'backend'] as const;
/** Which clocks are off in a phase, and by how much or since when. */
const phases: readonly Phase[] = [
  { name: 'a day ahead', of: both, by: day },
  { name: 'right', of: both, by: 0 },
  { name: 'a year ahead', of: both, by: year },
  { name: 'an hour back', of: both, by: -hour },
  { name: 'right again', of: both, by: 0 },
  { name: 'the site a year ahead', of: ['site'], by: year },
  { name: 'the backend a year ahead', of: ['backend'], by: year },
  { name: 'the site a day back', of: ['site'], by: -day },
  { name: 'summer time begins', of: both, at: before('2027-03-28T01:00:00Z') },
  { name: 'summer time ends', of: both, at: before('2027-10-31T01:00:00Z') },
  { name: 'the year ends', of: both, at: before('2026-12-31T23:00:00Z') },
  { name: 'a leap day begins', of: both, at: before('2028-02-28T23:00:00Z') },
  { name: 'a leap day ends', of: both, at: before('2028-02-29T23:00:00Z') },
  { name: 'right at last', of: both, by: 0 },
];
interface Phase {
  readonly name: string;
  readonly of: readonly (typeof both)[number][];
  readonly by?: number;
  readonly at?: number;
}

const page = `http://him.localhost:${sitePort}/en/contact/`;
const clocks = { site: new Clock(), backend: new Clock() };
const zone = { TZ: 'Europe/Zurich' };
const { home, dataDir, env, victims, inbox, taken } = await install(cmsPort, cmsPort + 1, {
  site: sitePort,
  env: { MAILS_PER_RECIPIENT: '1000000', LEAD_CHECK_MINUTES: '0' },
  envByProcess: {
    site: { ...clocks.site.env, ...zone },
    backend: { ...clocks.backend.env, ...zone },
  },
});
Object.assign(process.env, env);
const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');
const acknowledged: History['acknowledged'][number][] = [];
const sent = new Set<string>();
const broken: string[] = [];
let pages = 0;
let phase = 'at first';
let isOver = false;

try {
  await victims.backend.start();
  await Promise.all([victims.crm.start(), victims.site.start()]);
  const earlier = new Set(inbox().map(({ key }) => key));
  const rowsBefore = rows();
  const form = await contactForm(cmsPort);
  // What a site has shown once it shows again, whatever the backend does.
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(500))
    if ((await get(page).catch(() => undefined))?.status === 200) break;
  await Promise.all([...Array.from({ length: visitors }, () => visit(form)), leap()]);
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(500)) {
    const keys = new Set(taken().map(({ key }) => key));
    if (acknowledged.every(({ key }) => keys.has(key))) break;
  }
  const rowsAfter = rows();
  for (const [table, count] of Object.entries(rowsBefore))
    if ((rowsAfter[table] ?? 0) < count)
      broken.push(`${table} had ${count} rows and has ${rowsAfter[table]}`);
  const stored = inbox().filter(({ key }) => !earlier.has(key));
  const history = { acknowledged, sent, refused: new Set<string>(), seats: new Map() };
  broken.push(...checkHistory({ ...history, inbox: stored, taken: taken() }));
  const posts = taken().length;
  const twice = posts - new Set(taken().map(({ key }) => key)).size;
  console.log({ pages, acknowledged: acknowledged.length, posts, twice, rowsBefore, rowsAfter });
} finally {
  for (const victim of Object.values(victims)) await victim.kill();
  for (const clock of Object.values(clocks)) clock.remove();
  rmSync(home, { recursive: true, force: true });
}
for (const sentence of broken.slice(0, 20)) console.error(sentence);
const isSound = broken.length === 0 && acknowledged.length > 0;
console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(isSound ? 0 : 1);

/** Goes through the phases; each must let visitors through. */
async function leap(): Promise<void> {
  for (const { name, of, by, at } of phases) {
    const [servedBefore, deliveredBefore] = [acknowledged.length, taken().length];
    for (const one of of) clocks[one].move(by ?? (at ?? 0) - Date.now());
    phase = name;
    const begun = performance.now();
    await pause(phaseMs);
    while (acknowledged.length - servedBefore < perPhase)
      if (performance.now() - begun > phaseTimeoutMs) break;
      else await pause(200);
    const served = acknowledged.length - servedBefore;
    console.log(name, { acknowledged: served, delivered: taken().length - deliveredBefore });
    if (served < perPhase) broken.push(`${name}: ${served} visitors were served`);
    for (const one of both) if (!of.includes(one) || at !== undefined) clocks[one].move(0);
  }
  isOver = true;
}

/** Visitors open a page and submit the form, at the site's time. */
async function visit(form: Form): Promise<void> {
  const context = contactContext(form);
  for (; !isOver; await pause(300)) {
    const { status } = await get(page);
    pages += 1;
    if (status !== 200) broken.push(`${phase}: the page is ${status}`);
    const key = crypto.randomUUID();
    sent.add(key);
    const typed = filledIn(form, sent.size);
    const marks = clocks.site.during(() => ({
      _context: sealContext(context),
      _pass: issuePass({ brand: 'HIM' }),
    }));
    const at = phase;
    const answer = await post(String(sitePort), { ...marks, _key: key, ...typed });
    const { reference, shown = '', problem } = answer;
    if (reference) acknowledged.push({ key, email: typed['Email'] ?? '', reference, shown });
    // A pass of before a leap has expired, or isn't valid yet.
    else if (at === phase) broken.push(`${phase}: an enquiry was answered ${problem ?? 'nothing'}`);
  }
}

/** Rows of each table that something is deleted from by its age. */
function rows(): Record<string, number> {
  const database = new DatabaseSync(`${dataDir}/cms.db`, { readOnly: true });
  const tables = ['leads', 'mails', 'pages', '_pages_v', 'audit', 'subscribers', 'users'];
  const counted = tables.map((name) => [
    name,
    Number(database.prepare(`select count(*) as n from ${name}`).get()?.['n']),
  ]);
  database.close();
  return Object.fromEntries(counted);
}

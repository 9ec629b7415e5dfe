import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { containers } from '../tests/containers.ts';
import { isNightly } from '../tests/inTurn.ts';
import { check } from './check.ts';
import { chromiumPath, wholeChromiumPath } from './lib/chromium.ts';
import { forEachConcurrently } from './lib/forEachConcurrently.ts';
import { bringNginx } from './lib/nginx.ts';
import { ownTemporaryFolder } from './lib/ownTemporaryFolder.ts';
import { root } from './lib/paths.ts';
import { startPostgres } from './lib/postgres.ts';
import { run } from './lib/processes/run.ts';
import { scratchFolder } from './lib/scratchFolder.ts';
import { startStack } from './lib/stack.ts';
import { step } from './lib/step.ts';
import { startStubCrm } from './lib/stubCrm.ts';
import {
  failuresIn,
  journeysThat,
  type PlaywrightReport,
  skippedInAll,
  type VitestReport,
} from './lib/testReports/testReports.ts';
import { unitRuns } from './lib/unitRuns.ts';

/**
 * `npm test`: checks, unit and contract tests (the backend's on SQLite and on PostgreSQL), then
 * journeys in Chromium against the built product, on its own ports and in a throw-away data
 * folder, short tests with faults, and 5,000 made-up requests. Each night (`NIGHTLY`) every test of
 * the backend runs on both databases, every journey in every brand and language that it is written
 * for (`tests/inTurn.ts`), and 100,000 requests are made up. The last line is `N passed, M failed`;
 * before it stand how long each part took, the files of unit tests that no run did, the tests that
 * passed only at a second try, and those that failed.
 * `npm test -- --changed` runs the checks and the unit tests of what differs from `main`, and
 * nothing else.
 */
const work = `${root}/.data/test`;
const sitePort = 3900;
const cmsPort = 3901;
const crmPort = 3902;
const otlpPort = 3903;
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const minutes: string[] = [];
/** Tests that failed and then passed: each is a fault to find. */
const flaky: string[] = [];
const unitReports: VitestReport[] = [];

ownTemporaryFolder();
rmSync(work, { recursive: true, force: true });
await part('Static checks', async () => add(await check()));
await bringNginx();
if (process.argv.includes('--changed')) {
  await part('Unit and contract tests of what has changed', () =>
    vitest('changed', {}, '--changed', 'main', '--passWithNoTests'),
  );
  finish();
}
await part("Unit and contract tests, the backend's on both databases", units);

await part('How-tos, followed on a copy of the tree', () =>
  command('how-tos', [`${root}/scripts/howTos.ts`]),
);

const stopCrm = await startStubCrm(crmPort);
const stack = await startStack({
  dataDir: `${work}/data`,
  sitePort,
  cmsPort,
  logDir: `${work}/log`,
  env: {
    ADMIN_EMAIL: 'admin@concierge.example',
    ADMIN_PASSWORD: 'correct-horse-9',
    LEAD_LIMITS: '10000,10000,10000',
    ...containers,
    NETWORK_LIMITS: '10000,10000,10000',
    MAILS_PER_RECIPIENT: '1000',
    STYLEGUIDE: '1',
    CRM_URL: `http://127.0.0.1:${crmPort}/`,
    CRM_DAILY_BUDGET: '100000',
    // Only what a journey asks to be traced is.
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${otlpPort}`,
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    // Nobody listens there: what the newsletter service is to do waits.
    NEWSLETTER_SERVICE: 'brevo',
    NEWSLETTER_KEY: 'nobody',
    NEWSLETTER_URL: 'http://127.0.0.1:9',
    NEWSLETTER_LIST_HIM_SCHOOL: '7',
  },
});
try {
  await part('Journeys in Chromium', playwright);
} finally {
  await stack.stop();
  stopCrm();
}
// Tests with faults wait for most of their time: the others have the processor meanwhile.
await Promise.all([faultTests(), otherInstallations()]);
finish();

async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  console.log(`\n${name}`);
  const begun = performance.now();
  await work();
  minutes.push(`${((performance.now() - begun) / 60_000).toFixed(1)} min  ${name}`);
}

function finish(): never {
  console.log(`\n${minutes.join('\n')}`);
  const { count, files } = skippedInAll(unitReports);
  const skippedFiles = files.map((file) => file.replace(`${root}/`, ''));
  if (count > 0) console.log(`\nSkipped ${count} unit tests of:\n${skippedFiles.join('\n')}`);
  if (flaky.length > 0) console.log(`\nPassed at a second try:\n${flaky.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed ? 1 : 0);
}

function add(result: { passed: number; failed: number }): void {
  totals.passed += result.passed;
  totals.failed += result.failed;
}

async function units(): Promise<void> {
  const scratch = scratchFolder();
  try {
    const postgres = await startPostgres(`${scratch}/postgres`, 3905);
    const runs = unitRuns(postgres.url, scratch);
    // One more than there are cores: each waits a third of its time.
    await forEachConcurrently(runs, availableParallelism() + 1, ({ name, project, env }) =>
      step(name, () => vitest(name, env, '--project', project)),
    );
    await postgres.stop();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function vitest(name: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const file = `${work}/${name.replaceAll(' ', '-')}.json`;
  const { code, output } = await run(
    `${root}/node_modules/.bin/vitest`,
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { env, output: 'collect' },
  );
  console.log(output);
  const report = readReport<VitestReport>(file);
  if (report) unitReports.push(report);
  const failed = report ? failuresIn(report) : [];
  // An error outside every test ends the run too.
  if (code !== 0 && failed.length === 0) failed.push(`vitest ended with ${code}`);
  failures.push(...failed.map((line) => `${name}: ${line.replace(`${root}/`, '')}`));
  add({ passed: report?.numPassedTests ?? 0, failed: failed.length });
}

async function playwright(): Promise<void> {
  const file = `${work}/journeys.json`;
  const env = {
    CHROME_PATH: await chromiumPath(),
    LOOK_CHROME_PATH: await wholeChromiumPath(),
    E2E_SITE_PORT: String(sitePort),
    E2E_CMS_PORT: String(cmsPort),
    E2E_CRM_PORT: String(crmPort),
    E2E_OTLP_PORT: String(otlpPort),
    E2E_DATA_DIR: `${work}/data`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const { code } = await run(
    `${root}/node_modules/.bin/playwright`,
    ['test', '-c', 'tests/playwright.config.ts'],
    { env },
  );
  const report = readReport<PlaywrightReport>(file);
  const stats = report?.stats;
  const suites = report?.suites ?? [];
  flaky.push(...suites.flatMap((suite) => journeysThat('flaky', suite)));
  const failed = suites.flatMap((suite) => journeysThat('unexpected', suite));
  if (code !== 0 && failed.length === 0) failed.push(`playwright ended with ${code}`);
  failures.push(...failed);
  add({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: failed.length });
}

async function otherInstallations(): Promise<void> {
  await part('A group of schools of one’s own, from nothing to nothing', () =>
    command('own group', [`${root}/tests/ownGroup/ownGroup.ts`]),
  );
  await part('An archive of this version, unpacked elsewhere and started', () =>
    command('release', [`${root}/tests/release/release.ts`]),
  );
  await part('What the images hold, and the commands that run in them', () =>
    command('images', [`${root}/tests/release/images.ts`]),
  );
  await part('Made-up requests over raw sockets', fuzz);
}

async function faultTests(): Promise<void> {
  await part('Site, backend and CRM are killed while visitors submit', () =>
    faultTest('leads.ts', '200', '3'),
  );
  await part('Faults of the networks between site, backend and CRM', () =>
    faultTest('networks.ts', '--seconds', '20'),
  );
  await part('Three backends start at one moment on one PostgreSQL', () => faultTest('starts.ts'));
}

/** A short run of a test with faults, on a copy of the journeys' database or one of its own. */
async function faultTest(script: string, ...args: string[]): Promise<void> {
  const env = {
    FAULTS_DATABASE: `${work}/data/cms.db`,
    FAULTS_CMS_PORT: '3914',
  };
  await command(script, [`${root}/tests/faults/${script}`, ...args], env);
}

/** Always the same requests, so that a change fails for what it changed; each night other ones. */
async function fuzz(): Promise<void> {
  const night = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const [count, seed] = isNightly ? ['100000', night] : ['5000', '1'];
  await command('fuzz', [`${root}/scripts/fuzz.ts`, '--count', count, '--seed', seed]);
}

/** Runs a script that counts as one test. */
async function command(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { code } = await run(process.execPath, args, { env });
  if (code !== 0) failures.push(name);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { get } from '../get.ts';
import { install } from './installation.ts';
import { pause } from './Victim.ts';

/**
 * `node tests/faults/monitoring.ts`: a real Prometheus reads the running site and backend by what
 * `deploy/monitoring` ships, with shorter waits and other ports. Both are up, every rule and every
 * panel of the dashboard is answered, nothing is alarmed while all is well, and a backend that is
 * killed is an alarm until it is back.
 */
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3260);
const [sitePort, siteMetrics, cmsMetrics, prometheusPort] = [2, 3, 4, 5].map(
  (more) => cmsPort + more,
) as [number, number, number, number];
const timeoutMs = 60_000;
const folder = `${root}/deploy/monitoring`;
/** What stays empty until it happens: nothing refuses, purges or fails while all is well. */
const eventual =
  /concierge_(deliveries|submissions|captcha|errors|page_answers)_total|_bucket|_count/;

const { home, victims } = await install(cmsPort, cmsPort + 1, {
  site: sitePort,
  env: { METRICS_PORT: String(siteMetrics), CMS_METRICS_PORT: String(cmsMetrics) },
});
const broken: string[] = [];
let prometheus: ChildProcess | undefined;
try {
  const config = writeConfig();
  const checked = await run('promtool', ['check', 'config', config], { output: 'collect' });
  if (checked.code !== 0) broken.push(`promtool refuses: ${checked.output}`);
  await Promise.all([victims.crm.start(), victims.backend.start()]);
  await victims.site.start();
  prometheus = startPrometheus(config);
  await until(
    'both are up',
    async () => (await values('up')).filter((one) => one === 1).length === 2,
  );
  for (let tries = 0; tries < 20; tries += 1)
    await get(`http://him.localhost:${sitePort}/en/contact/`);
  await pause(5000);
  for (const expression of [...loadAlertExpressions(), ...loadPanelExpressions()])
    await isAnswered(expression);
  if ((await firing()).length > 0) broken.push(`alarms while all is well: ${await firing()}`);
  await victims.backend.kill();
  await until('a killed backend is an alarm', async () =>
    (await firing()).includes('ConciergeDown'),
  );
  await victims.backend.start();
  await until('the alarm ends', async () => (await firing()).length === 0);
} finally {
  for (const victim of Object.values(victims)) await victim.kill();
  await end(prometheus);
  rmSync(home, { recursive: true, force: true });
}
for (const sentence of broken) console.error(sentence);
console.log(broken.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(broken.length > 0 ? 1 : 0);

/** The shipped files with the ports of this run, looked at each second and alarmed at once. */
function writeConfig(): string {
  const to = join(home, 'monitoring');
  mkdirSync(to);
  const shipped = readFileSync(`${folder}/prometheus.yml`, 'utf8');
  writeFileSync(
    join(to, 'prometheus.yml'),
    shipped
      .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
      .replace('127.0.0.1:9464', `127.0.0.1:${siteMetrics}`)
      .replace('127.0.0.1:9465', `127.0.0.1:${cmsMetrics}`),
  );
  const rules = readFileSync(`${folder}/alerts.yml`, 'utf8');
  writeFileSync(join(to, 'alerts.yml'), rules.replaceAll(/for: \d+m/g, 'for: 2s'));
  return join(to, 'prometheus.yml');
}

function startPrometheus(config: string): ChildProcess {
  const flags = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(home, 'series')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
  ];
  return spawn('prometheus', flags, { stdio: 'ignore' });
}

function loadAlertExpressions(): string[] {
  const yaml = readFileSync(`${folder}/alerts.yml`, 'utf8');
  return [...yaml.matchAll(/expr: (?:>\n)?([\s\S]*?)\n +(?:for|labels):/g)].map(([, found]) =>
    (found ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
}

function loadPanelExpressions(): string[] {
  const { panels } = JSON.parse(readFileSync(`${folder}/grafana-dashboard.json`, 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** Prometheus takes the expression, and what it looks at is there now or comes with an event. */
async function isAnswered(expression: string): Promise<void> {
  const seen = expression.replace(/ [<>=]=? [\d.]+$/, '');
  const found = await values(seen).catch((error: unknown) => String(error));
  if (typeof found === 'string') broken.push(`${expression}: ${found}`);
  else if (found.length === 0 && !eventual.test(expression)) broken.push(`${expression}: nothing`);
}

/** The values of an expression now; throws what Prometheus says against it. */
async function values(expression: string): Promise<number[]> {
  const { status, error, data } = await ask(`query?query=${encodeURIComponent(expression)}`);
  if (status !== 'success') throw new Error(error);
  return (data.result ?? []).map(({ value }) => Number(value[1]));
}

async function firing(): Promise<string[]> {
  const { data } = await ask('alerts');
  const alarms = (data.alerts ?? []).filter(({ state }) => state === 'firing');
  return alarms.map(({ labels }) => labels.alertname);
}

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: {
    readonly result?: readonly { readonly value: readonly [number, string] }[];
    readonly alerts?: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
}

async function ask(path: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/${path}`);
  return (await answer.json()) as Answer;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < timeoutMs) {
    if (await isSo().catch(() => false)) {
      console.log(`${what}: after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      return;
    }
    await pause(200);
  }
  broken.push(`not within a minute: ${what}`);
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { madeUpWord } from '../../apps/cms/scripts/madeUpDocuments.ts';
import { cmsDir } from '../lib/paths.ts';
import { startPostgres } from '../lib/postgres.ts';
import { stop } from '../lib/processes/children.ts';
import { run } from '../lib/processes/run.ts';
import { appEnvironment, startBackend } from '../lib/stack.ts';
import type { Row } from './kit/table.ts';

/** Documents in the index, and milliseconds that 99 of 100 searches may take. */
const sizes = [
  { documents: 10_000, target: 10 },
  { documents: 100_000, target: 25 },
] as const;
const searches = 400;
const postgresPort = 3908;

/**
 * What people type: one word of most pages, the beginning of one, a common pair, rare ones, a slip,
 * nothing that is there.
 */
const queries = [
  'hotel',
  'hot',
  madeUpWord('en', 3),
  `${madeUpWord('en', 1)} ${madeUpWord('en', 30)}`,
  madeUpWord('en', 900),
  `${madeUpWord('en', 700)} ${madeUpWord('en', 12_000)}`,
  'hoteel',
  `${madeUpWord('en', 40)}x`,
  'zzyzzx qwwkk',
];

/** Searches over HTTP, one at a time, in a throw-away database of made-up documents. */
export async function benchSearch(
  database: 'SQLite' | 'PostgreSQL',
  ports: { sitePort: number; cmsPort: number },
): Promise<Row[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/bench-search-`);
  const postgres =
    database === 'PostgreSQL' ? await startPostgres(`${dataDir}-pg`, postgresPort) : undefined;
  const env = appEnvironment({
    dataDir,
    ...ports,
    env: { RUN_JOBS: '0', ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
  });
  const rows: Row[] = [];
  try {
    await script('migrate', [], env);
    let filled = 0;
    for (const { documents, target } of sizes) {
      await script('search:fill', [String(documents), String(filled)], env);
      filled = documents;
      const backend = await startBackend(env, `${dataDir}/log`);
      const times = await measure(ports.cmsPort).finally(() => stop(backend));
      const part = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
      rows.push({
        what: `search in ${documents.toLocaleString('en')} documents, ${database}, ${queries.length} queries in turn`,
        value: `median ${part(0.5)} ms, p99 ${part(0.99)} ms`,
        target: `p99 at most ${target} ms`,
      });
    }
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

async function script(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', name, '--', ...args], {
    cwd: cmsDir,
    env,
    output: 'collect',
  });
  if (code !== 0) throw new Error(`the database could not be made (${name}):\n${output}`);
}

/** Sorted times of searches in milliseconds, after a round to warm up. */
async function measure(port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = -10 * queries.length; index < searches; index += 1) {
    const text = queries[(index + 10 * queries.length) % queries.length] ?? '';
    const parameters = new URLSearchParams({
      search_api_fulltext: text,
      full: '1',
      field_domain_access: 'HIM',
      lang: 'en',
    });
    const begun = performance.now();
    await ask(`http://127.0.0.1:${port}/api/views/search/default?${parameters}`, agent);
    if (index >= 0) times.push(performance.now() - begun);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });

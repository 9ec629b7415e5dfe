import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type FakeResource, serveDrupal } from '../../apps/cms/src/testing/services/drupalSite.ts';
import { cmsDir } from '../lib/paths.ts';
import { run } from '../lib/processes/run.ts';
import { appEnvironment } from '../lib/stack.ts';
import type { Row } from './kit/table.ts';

const count = 5000;
const text = '<p>A paragraph of some length about the school and its lake.</p>'.repeat(20);

/**
 * `npm run import -- drupal` of 5,000 articles into an empty SQLite database as drafts; seconds
 * with the start of the command.
 */
export async function benchImportedNodes(ports: {
  sitePort: number;
  cmsPort: number;
}): Promise<Row> {
  const dataDir = mkdtempSync(`${tmpdir()}/bench-import-`);
  const env = appEnvironment({ dataDir, ...ports, env: { RUN_JOBS: '0', LOG_LEVEL: 'warn' } });
  const nodes = Array.from({ length: count }, (_, at) => article(at + 1));
  const collections = { 'node--article': { '': nodes } };
  const { base, close } = await serveDrupal({ collections, parts: [], files: {} });
  try {
    await script('migrate', [], env);
    const begun = performance.now();
    const output = await script('content:import-drupal', [base, '--brand', 'HIM'], env);
    const seconds = (performance.now() - begun) / 1000;
    if (!output.includes(`${count} created`)) throw new Error(output.slice(-2000));
    return {
      what: 'import of 5,000 nodes of a Drupal as drafts',
      value: `${seconds.toFixed(0)} s, ${((seconds * 1000) / count).toFixed(1)} ms a node`,
      target: 'at most 180 s',
    };
  } finally {
    close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const article = (number: number): FakeResource => ({
  type: 'node--article',
  id: randomUUID(),
  relationships: {},
  attributes: {
    drupal_internal__nid: number,
    langcode: 'en',
    status: true,
    title: `Article ${number}`,
    path: { alias: `/article-${number}`, langcode: 'en' },
    body: { value: text, format: 'full_html', processed: text },
  },
});

async function script(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { code, output } = await run('npm', ['run', '--silent', name, '--', ...args], {
    cwd: cmsDir,
    env,
    output: 'collect',
  });
  if (code !== 0) throw new Error(`${name} ends with ${code}: ${output.slice(-2000)}`);
  return output;
}

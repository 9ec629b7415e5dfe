import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchAttacks } from './bench/attacks.ts';
import { benchCachedPage } from './bench/cachedPage.ts';
import { benchFinder } from './bench/finder.ts';
import { benchImportedNodes } from './bench/importedNodes.ts';
import { benchIntake } from './bench/intake.ts';
import { Editor } from './bench/kit/editor.ts';
import { rss } from './bench/kit/memory.ts';
import { freePort } from './bench/kit/ports.ts';
import { replaceMeasured } from './bench/kit/replaceMeasured.ts';
import { type Row, table } from './bench/kit/table.ts';
import { requestsPerSecond, requireWrk } from './bench/load/wrk.ts';
import { benchSearch } from './bench/search.ts';
import { benchSitemap } from './bench/sitemap.ts';
import { benchStart } from './bench/start.ts';
import { benchUncachedPage } from './bench/uncachedPage.ts';
import { ownTemporaryFolder } from './lib/ownTemporaryFolder.ts';
import { root } from './lib/paths.ts';
import { step } from './lib/step.ts';

/**
 * `npm run bench`: measures the built product on loopback, as ratios taken in one run; `-- --write`
 * also writes the table in docs/benchmarks.md.
 */
ownTemporaryFolder();
const sitePort = await freePort(3900);
const cmsPort = await freePort(3901);
const dataDir = `${root}/.data/bench`;
const admin = { ADMIN_EMAIL: 'bench@concierge.example', ADMIN_PASSWORD: 'correct-horse-9' };
process.env['E2E_SITE_PORT'] = String(sitePort);
process.env['E2E_CMS_PORT'] = String(cmsPort);
process.env['E2E_DATA_DIR'] = dataDir;
// These read the port when they are loaded.
const { at } = await import('../tests/product.ts');
const { benchFreshness } = await import('./bench/freshness.ts');
const { benchGrowth } = await import('./bench/growth.ts');
const { benchImages } = await import('./bench/images.ts');
const { benchFormInteraction } = await import('./bench/formInteraction.ts');
const { benchFindingInteraction } = await import('./bench/findingInteraction.ts');

await requireWrk();
const options = {
  dataDir,
  sitePort,
  cmsPort,
  logDir: `${root}/.data/bench/log`,
  env: {
    ...admin,
    LEAD_LIMITS: '1000000,1000000,1000000',
    NETWORK_LIMITS: '1000000,1000000,1000000',
  },
};
const { stack, rows } = await benchStart(options);
console.log(table(rows));
const { LEADS_SECRET, HEALTH_TOKEN } = stack.env;
Object.assign(process.env, { LEADS_SECRET, HEALTH_TOKEN, LOG_LEVEL: 'silent' });
// The site's modules read these when they are loaded.
const { benchOutbox } = await import('./bench/outbox.ts');
try {
  await measure('cached page against nginx', () => benchCachedPage(at('HIM', '/en/'), sitePort));
  await measure('/api/node, warm', nodeCalls);
  await measure('finder', benchFinder);
  await measure('outbox against bare fsync', benchOutbox);
  await measure('publish to fresh', async () =>
    benchFreshness(await Editor.signIn(`http://localhost:${cmsPort}`, admin)),
  );
  await measure('pictures', benchImages);
  await measure('attacks', () =>
    benchAttacks(at('HIM', '/en/'), stack.site.pid ?? 0, stack.cms.pid ?? 0),
  );
  await measure('memory', () => [
    {
      what: 'resident memory of the site after the above, pictures included',
      value: `${rss(stack.site.pid)} MB`,
      target: 'at most 250 MB',
    },
    {
      what: 'resident memory of the backend',
      value: `${rss(stack.cms.pid)} MB`,
      target: 'at most 600 MB',
    },
  ]);
  await measure('interaction in a form', benchFormInteraction);
  await measure('interaction in menus and search', benchFindingInteraction);
  await measure('enquiries over HTTP', () => benchIntake(sitePort, cmsPort));
} finally {
  await stack.stop();
}
await measure('sitemaps', benchSitemap);
await measure('uncached pages against Next', benchUncachedPage);
await measure('growth', () => benchGrowth(dataDir, { sitePort, cmsPort }, admin));
await measure('import of another site', () => benchImportedNodes({ sitePort, cmsPort }));
for (const database of ['SQLite', 'PostgreSQL'] as const)
  await measure(`search in ${database}`, () => benchSearch(database, { sitePort, cmsPort }));
const text = table(rows);
console.log(`\n${text}`);
if (process.argv.includes('--write')) {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, shared with the load generator`;
  const file = `${root}/docs/benchmarks.md`;
  const measured = `\`npm run bench -- --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}.\nOnly ratios and figures of one run compare.\n\n${text}`;
  writeFileSync(file, replaceMeasured(readFileSync(file, 'utf8'), measured));
}
process.exit(0);

/**
 * Takes one measurement and says its rows at once; one that fails is a row too, and the others go
 * on.
 */
async function measure(
  name: string,
  bench: () => Row | Row[] | Promise<Row | Row[]>,
): Promise<void> {
  const found = await step(name, async () => {
    try {
      return [await bench()].flat();
    } catch (error) {
      return [
        {
          what: name,
          value: `failed: ${error instanceof Error ? error.message : String(error)}`,
          target: '',
        },
      ];
    }
  });
  rows.push(...found);
  console.log(table(found));
  // What closed its connection while a measurement held this thread is noticed before the next.
  await sleep(100);
}

async function nodeCalls(): Promise<Row> {
  const { rate } = await requestsPerSecond(`http://127.0.0.1:${cmsPort}/api/node?lang=en`, {
    headers: { entorno: 'HIM', 'content-type': 'application/json' },
    body: JSON.stringify({ nodeUrl: '/en/' }),
  });
  return { what: 'POST /api/node, warm', value: `${rate} a second`, target: 'at least 800' };
}

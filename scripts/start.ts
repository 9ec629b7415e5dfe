import { brandByCode, hostsOf, registry } from '@concierge/brands/registry';
import { buildWhatIsStale } from './lib/build.ts';
import { loadEnvironment } from './lib/environment.ts';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { startStack } from './lib/stack.ts';

loadEnvironment();
const sitePort = Number(process.env['PORT'] ?? 3000);
const cmsPort = Number(process.env['CMS_PORT'] ?? 3001);
const pinned = process.env['BRAND'];
if (pinned && !brandByCode(pinned))
  fail(`BRAND=${pinned} is no brand. Known are ${registry.map((brand) => brand.code).join(', ')}.`);

console.log('\nConcierge\n');
await buildWhatIsStale();
const stack = await startStack({
  dataDir: process.env['DATA_DIR'] ?? `${root}/.data`,
  sitePort,
  cmsPort,
});
printAddresses();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
stack.site.once('exit', () => void end(1, 'The site ended by itself; its last lines say why.'));
stack.cms.once('exit', () => void end(1, 'The backend ended by itself; its last lines say why.'));

async function end(status: number, sentence?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (sentence) console.error(`\n${sentence}`);
  await stack.stop();
  process.exit(status);
}

function printAddresses(): void {
  const brands = registry.filter((brand) => !pinned || brand === brandByCode(pinned));
  console.log('');
  for (const brand of brands)
    console.log(
      `  ${brand.name.padEnd(36)} http://${pinned ? 'localhost' : hostsOf(brand)[0]}:${sitePort}/en/`,
    );
  console.log(`  ${'Content backend'.padEnd(36)} http://localhost:${cmsPort}/admin\n`);
  if (stack.firstAdmin) console.log(`  First administrator: ${stack.firstAdmin}\n`);
  console.log('  Ctrl-C stops everything.\n');
}

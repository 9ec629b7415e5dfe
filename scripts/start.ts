import type { BrandDefinition } from '@concierge/brands/brands';
import { brandByCode, hostsOf, registry } from '@concierge/brands/registry';
import { loadEnvironment } from './lib/environment.ts';
import { fail } from './lib/fail.ts';
import { fetchBrands, loadLastBrands } from './lib/liveBrands.ts';
import { root } from './lib/paths.ts';
import { startStack, stop } from './lib/stack.ts';
import { supervise } from './lib/supervise.ts';

loadEnvironment();
const dataDir = process.env['DATA_DIR'] ?? `${root}/.data`;
loadLastBrands(dataDir);
const sitePort = Number(process.env['PORT'] ?? 3000);
const cmsPort = Number(process.env['CMS_PORT'] ?? 3001);
const pinned = process.env['BRAND'];
if (pinned && !brandByCode(pinned))
  fail(`BRAND=${pinned} is no brand. Known are ${registry.map((brand) => brand.code).join(', ')}.`);

console.log('\nConcierge\n');
const stack = await startStack({
  dataDir,
  sitePort,
  cmsPort,
});
await fetchBrands(stack.env);
printAddresses();

const report = (sentence: string) => console.error(`\n${sentence}\n`);
const servers = [
  supervise('site', stack.site, stack.spawn.site, report),
  supervise('backend', stack.cms, stack.spawn.cms, report),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);

async function end(): Promise<void> {
  for (const server of servers) server.release();
  await Promise.all(servers.map((server) => stop(server.child())));
  process.exit(0);
}

/** A host of a brand that leads to this machine, where it has one. */
function hostHere(brand: BrandDefinition): string | undefined {
  const hosts = hostsOf(brand);
  return hosts.find((host) => /(^|\.)localhost$/.test(host)) ?? hosts[0];
}

function printAddresses(): void {
  const brands = registry.filter((brand) => !pinned || brand === brandByCode(pinned));
  console.log('');
  for (const brand of brands)
    console.log(
      `  ${brand.name.padEnd(36)} http://${pinned ? 'localhost' : hostHere(brand)}:${sitePort}/en/`,
    );
  console.log(`  ${'Content backend'.padEnd(36)} http://localhost:${cmsPort}/admin\n`);
  if (stack.firstAdmin) console.log(`  First administrator: ${stack.firstAdmin}\n`);
  console.log('  Ctrl-C stops everything; a server that ends by itself is started again.\n');
}

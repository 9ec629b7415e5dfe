import type { BrandDefinition } from '@concierge/brands/brands';
import { brandByCode, brandHosts, registry } from '@concierge/brands/registry';
import { fail } from './lib/fail.ts';
import { beforeEnd } from './lib/processes/children.ts';
import { supervise } from './lib/processes/supervise.ts';
import { Refusal } from './lib/Refusal.ts';
import { loadEnvironment } from './lib/settings/environment.ts';
import { hostToCall } from './lib/settings/hostToCall.ts';
import { readInstallation } from './lib/settings/installation.ts';
import {
  fetchBrands,
  isWithoutHomePage,
  loadLastBrands,
  settingOfNoBrand,
} from './lib/settings/liveBrands.ts';
import { type Shown, startStack } from './lib/stack.ts';

loadEnvironment();
const installation = readInstallation();
const { dataDir, sitePort, cmsPort } = installation;
const admin = `http://${hostToCall(process.env['CMS_HOST'])}:${cmsPort}/admin`;
loadLastBrands(dataDir);
const pinned = process.env['BRAND'];
if (pinned && !brandByCode(pinned))
  fail(`BRAND=${pinned} is no brand. Known are ${registry.map((brand) => brand.code).join(', ')}.`);

console.log('\nConcierge\n');
const report = (sentence: string) => console.error(`\n${sentence}\n`);
const stack = await startStack({ ...installation, onPages: show });

const servers = [
  supervise('site', stack.site, stack.spawn.site, report),
  supervise('backend', stack.cms, stack.spawn.cms, report),
];
beforeEnd(() => {
  for (const server of servers) server.release();
  process.exitCode = 0;
});

/** A host of a brand that leads to this machine, where it has one. */
function hostHere(brand: BrandDefinition): string | undefined {
  const hosts = brandHosts(brand);
  return hosts.find((host) => /(^|\.)localhost$/.test(host)) ?? hosts[0];
}

async function show({ env, firstAdmin, isBuilding }: Shown): Promise<void> {
  const isAnswered = await fetchBrands(env);
  if (!isAnswered)
    report(
      `The backend of CONTENT_API, ${env['CONTENT_API']}, doesn't answer: the site shows what it has kept until it does.`,
    );
  const foreign = isAnswered ? settingOfNoBrand(process.env) : undefined;
  if (foreign) throw new Refusal(foreign);
  printAddresses(firstAdmin);
  if (isBuilding) console.log('  The admin is being built; the sites are there already.\n');
  if (isAnswered && (await isWithoutHomePage(env))) printBeginning();
}

function printAddresses(firstAdmin: string | undefined): void {
  const brands = registry.filter((brand) => !pinned || brand === brandByCode(pinned));
  console.log('');
  for (const brand of brands)
    console.log(
      `  ${brand.name.padEnd(36)} http://${pinned ? hostToCall(process.env['HOST']) : hostHere(brand)}:${sitePort}/en/`,
    );
  console.log(`  ${'Content backend'.padEnd(36)} ${admin}\n`);
  if (firstAdmin) console.log(`  First administrator: ${firstAdmin}\n`);
  console.log('  Ctrl-C stops everything; a server that ends by itself is started again.\n');
}

function printBeginning(): void {
  console.log(
    `  There is no home page yet: write one under Pages in ${admin}, or stop and\n` +
      '  begin anew (npm run reset) with a group of your own (npm run init).\n',
  );
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { hostOrigin, registry } from '@concierge/brands/registry';
import { groupContent } from '@concierge/demo/starter/groupContent';
import { getPayload, type Payload } from 'payload';
import { applyBrands, loadBrands } from '../../brands/applyBrands.ts';
import config from '../../payload.config.ts';
import { dataDir, siteUrl } from '../../runtime/env.ts';
import type { Brand } from '../../runtime/payload-types.ts';
import { startInTurn } from '../../server/startInTurn.ts';
import { firstAdmin } from '../../startup/firstAdmin.ts';
import { emptyContent } from '../emptyContent.ts';
import { fillDatabase, isUnfinished, markUnfinished } from '../fillDatabase.ts';
import { brandEntries, type OwnGroup } from './ownGroup.ts';

// `npm run init` at the root checks the answers and hands them over as JSON (ADR 38). The steps of
// a start are left out: they would keep the shipped brands.
const own = JSON.parse(process.argv[2] ?? '') as OwnGroup;
// A start beside it would take what it has begun for interrupted.
await startInTurn(begin);
process.exit(0);

async function begin(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true });
  const wasInterrupted = await isUnfinished(payload);
  if (!wasInterrupted && (await holdsAnything(payload))) {
    console.error('\nThe database holds something already: `npm run reset` empties it.\n');
    process.exit(1);
  }
  await markUnfinished(payload);
  if (wasInterrupted) {
    await emptyContent(payload);
    await payload.db.deleteMany({ collection: 'brands', where: {} });
  }
  await keepBrands(payload, own);
  const port = siteUrl ? new URL(siteUrl).port : '';
  const brands = registry.map((brand) => ({
    ...brand,
    origin: hostOrigin(brand, port || undefined),
  }));
  await fillDatabase(payload, groupContent(brands, own.langs));
  await firstAdmin(payload);
  await payload.destroy();
}

async function holdsAnything({ count }: Payload): Promise<boolean> {
  for (const collection of ['users', 'brands', 'pages'] as const)
    if ((await count({ collection, overrideAccess: true, trash: true })).totalDocs > 0) return true;
  return false;
}

/** Makes the group's brands the only ones, here and at the first start of the site. */
async function keepBrands(payload: Payload, own: OwnGroup): Promise<void> {
  const entries = brandEntries(own);
  // A host is refused while another brand has it, as the shipped group has localhost.
  overlayBrands(entries);
  for (const { hosts, ...entry } of entries)
    await payload.create({
      collection: 'brands',
      data: { ...entry, hosts: hosts?.join('\n') } as Omit<Brand, 'id' | 'createdAt' | 'updatedAt'>,
      context: { skipChanges: true },
      overrideAccess: true,
      depth: 0,
    });
  const stored = await loadBrands(payload);
  applyBrands(payload, stored);
  // The site keeps the backend's last answer there, and a first start begins with it.
  const answer = JSON.stringify({ brands: stored, tags: [] });
  writeFileSync(path.join(dataDir, 'brands.json'), answer, { mode: 0o600 });
}

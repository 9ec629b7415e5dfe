import { registry } from '@concierge/brands/registry';
import { allContent, type SeedContent } from '@concierge/demo/all';
import { starterContent } from '@concierge/demo/starter/starterContent';
import { createLocalReq, getPayload } from 'payload';
import { recordChange } from '../changes/recordChange.ts';
import config from '../payload.config.ts';
import { fillReferences } from '../references/rebuildReferences.ts';
import { variable } from '../runtime/cmsVariables.ts';
import { assertLanguages } from './assertLanguages.ts';
import { emptyContent } from './emptyContent.ts';
import { seedAll } from './seedAll.ts';

// `npm run seed` fills an empty database with what `SEED` names; a filled one is left alone, an
// interrupted seed is begun anew.
const contents: Record<string, () => Promise<SeedContent> | SeedContent> = {
  demo: () => allContent(),
  starter: () => starterContent(registry),
  none: () => ({
    pages: [],
    campaigns: [],
    forms: [],
    menus: [],
    footers: [],
    popups: [],
    synonyms: [],
  }),
};
const wanted = variable('SEED') ?? 'demo';
const contentOf = contents[wanted];
if (!contentOf) {
  process.stderr.write(`SEED=${wanted} is none of ${Object.keys(contents).join(', ')}.\n`);
  process.exit(1);
}
const unfinished = 'seeding';
const begun = Date.now();
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({ collection: 'brand-settings', overrideAccess: true });
const wasInterrupted = await payload.kv.get(unfinished);

if (totalDocs > 0 && !wasInterrupted) {
  console.log('The database holds content already; nothing was seeded.');
} else {
  console.log(`Seeding (${wanted}):`);
  await payload.kv.set(unfinished, true);
  if (wasInterrupted) await emptyContent(payload);
  const content = await contentOf();
  await seedAll(payload, content);
  await assertLanguages(payload, content);
  await fillReferences(payload);
  await recordChange(await createLocalReq({}, payload), [
    'seed',
    'list:program',
    'list:news',
    'list:campus',
    'list:event',
    'list:form',
  ]);
  await payload.kv.delete(unfinished);
  console.log(`Seeded in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
await payload.destroy();
process.exit(0);

import { allContent } from '@concierge/demo/all';
import { createLocalReq, getPayload } from 'payload';
import { recordChange } from '../changes/recordChange.ts';
import config from '../payload.config.ts';
import { fillReferences } from '../references/rebuildReferences.ts';
import { assertLanguages } from './assertLanguages.ts';
import { emptyContent } from './emptyContent.ts';
import { seedAll } from './seedAll.ts';

// `npm run seed` fills an empty, migrated database with the demo content; a filled one is left
// alone, an interrupted seed is begun anew.
const unfinished = 'seeding';
const begun = Date.now();
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
const wasInterrupted = await payload.kv.get(unfinished);

if (totalDocs > 0 && !wasInterrupted) {
  console.log('The database holds content already; nothing was seeded.');
} else {
  console.log('Seeding the demo content:');
  await payload.kv.set(unfinished, true);
  if (wasInterrupted) await emptyContent(payload);
  const content = await allContent();
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

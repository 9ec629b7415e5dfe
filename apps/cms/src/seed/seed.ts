import { registry } from '@concierge/brands/registry';
import { allContent, type SeedContent } from '@concierge/demo/all';
import { starterContent } from '@concierge/demo/starter/starterContent';
import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { variable } from '../runtime/cmsVariables.ts';
import { startInTurn } from '../server/startInTurn.ts';
import { emptyContent, holdsContent } from './emptyContent.ts';
import { fillDatabase, isUnfinished, markUnfinished } from './fillDatabase.ts';

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
const loadContent = contents[wanted];
if (!loadContent) {
  process.stderr.write(`SEED=${wanted} is none of ${Object.keys(contents).join(', ')}.\n`);
  process.exit(1);
}
// Another one that is at it is no interrupted one.
await startInTurn(async () => {
  const payload = await getPayload({ config });
  const wasInterrupted = await isUnfinished(payload);
  if (!wasInterrupted && (await holdsContent(payload))) {
    console.log('The database holds content already; nothing was seeded.');
  } else {
    console.log(`Seeding (${wanted}):`);
    await markUnfinished(payload);
    if (wasInterrupted) await emptyContent(payload);
    await fillDatabase(payload, await loadContent());
  }
  await payload.destroy();
});
process.exit(0);

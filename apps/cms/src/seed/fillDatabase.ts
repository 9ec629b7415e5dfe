import type { SeedContent } from '@concierge/demo/all';
import { createLocalReq, type Payload } from 'payload';
import { recordChange } from '../changes/recordChange.ts';
import { fillReferences } from '../references/rebuildReferences.ts';
import { newestChange } from '../runtime/database/database.ts';
import { countUncounted } from '../translations/coverage/storedCounts.ts';
import { assertLanguages } from './assertLanguages.ts';
import { seedAll } from './seedAll.ts';

const unfinished = 'seeding';

/**
 * Whether a seed was interrupted, so that it is to be begun anew. Not where anything was changed
 * since, by people or an import: a seed notes no change before its end, and would delete theirs.
 */
export const isUnfinished = async (payload: Payload): Promise<boolean> =>
  Boolean(await payload.kv.get(unfinished)) && (await newestChange(payload)) === 0;

/** Says that a seed begins; `fillDatabase` takes it back at its end. */
export const markUnfinished = (payload: Payload): Promise<void> => payload.kv.set(unfinished, true);

/** Writes content into an empty database, with whatever is made of it. */
export async function fillDatabase(payload: Payload, content: SeedContent): Promise<void> {
  const begun = Date.now();
  await seedAll(payload, content);
  await assertLanguages(payload, content);
  await fillReferences(payload);
  await countUncounted(payload);
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

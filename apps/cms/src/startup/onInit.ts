import type { Payload } from 'payload';
import { isBuilding } from '../env.ts';
import { startRunner } from '../leads/runner.ts';
import { startIndexer } from '../search/indexer.ts';
import { extraBrands } from './extraBrands.ts';
import { firstAdmin } from './firstAdmin.ts';
import { watchMidnight } from './midnight.ts';
import { keepStatistics } from './statistics.ts';

/** What happens once, in this order, when Payload has started; a feature adds its own step here. */
const steps: ((payload: Payload) => Promise<void>)[] = [keepStatistics, extraBrands, firstAdmin, watchMidnight, startIndexer, startRunner];

/** Runs the steps of a start; `next build` skips them. */
export async function onInit(payload: Payload): Promise<void> {
  if (isBuilding) return;
  for (const step of steps) await step(payload);
}

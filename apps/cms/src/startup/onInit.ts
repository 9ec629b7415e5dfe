import type { Payload } from 'payload';
import { watchAlarms } from '../alarms/watchAlarms.ts';
import { startLogStream } from '../audit/logStream.ts';
import { watchBrands } from '../brands/watchBrands.ts';
import { firstVersions } from '../history/firstVersions.ts';
import { oneNewestVersion } from '../history/oneNewestVersion.ts';
import { pruneNightly } from '../history/pruneNightly.ts';
import { quickVersions } from '../history/quickVersions.ts';
import { startRunner } from '../leads/delivery/runner.ts';
import { purgeNightly } from '../leads/privacy/purgeNightly.ts';
import { fillReferencesOnce } from '../references/rebuildReferences.ts';
import { seekDuty } from '../runtime/duty/onDuty.ts';
import { isBuilding } from '../runtime/env.ts';
import { startIndexer } from '../search/indexer.ts';
import { pruneQueriesNightly } from '../search/pruneQueries.ts';
import { holdToSessions } from '../sessions/holdToSessions.ts';
import { warnOfUnknownBrands } from '../singleSignOn/warnOfUnknownBrands.ts';
import { beginCounting } from '../translations/coverage/storedCounts.ts';
import { firstAdmin } from './firstAdmin.ts';
import { watchGhostDrafts } from './ghostDrafts.ts';
import { indexTexts } from './indexTexts.ts';
import { limitSilence } from './limitSilence.ts';
import { measureQueues } from './measureQueues.ts';
import { watchMidnight } from './midnight.ts';
import { reviewPatterns } from './reviewPatterns.ts';
import { keepStatistics } from './statistics.ts';
import { watchReleases } from './watchReleases.ts';
import { watchStuckJobs } from './watchStuckJobs.ts';
import { watchTimed } from './watchTimed.ts';

/** What happens once, in this order, when Payload has started; a feature adds its own step here. */
const steps: ((payload: Payload) => Promise<void>)[] = [
  limitSilence,
  holdToSessions,
  keepStatistics,
  indexTexts,
  watchBrands,
  warnOfUnknownBrands,
  firstAdmin,
  reviewPatterns,
  seekDuty,
  measureQueues,
  watchMidnight,
  watchStuckJobs,
  watchReleases,
  watchTimed,
  watchGhostDrafts,
  startIndexer,
  startRunner,
  watchAlarms,
  startLogStream,
  quickVersions,
  oneNewestVersion,
  firstVersions,
  fillReferencesOnce,
  beginCounting,
  pruneNightly,
  pruneQueriesNightly,
  purgeNightly,
];

/** Runs the steps of a start; `next build` skips them. */
export async function onInit(payload: Payload): Promise<void> {
  if (isBuilding) return;
  for (const step of steps) await step(payload);
}

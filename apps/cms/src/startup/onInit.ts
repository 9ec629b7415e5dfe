import type { Payload } from 'payload';
import { watchAlarms } from '../alarms/watchAlarms.ts';
import { startLogStream } from '../audit/logStream.ts';
import { watchBrands } from '../brands/watchBrands.ts';
import { firstVersions } from '../history/firstVersions.ts';
import { oneNewestVersion } from '../history/oneNewestVersion.ts';
import { pruneNightly } from '../history/pruneNightly.ts';
import { quickVersions } from '../history/quickVersions.ts';
import { freeStuckJobs } from '../jobs/freeStuckJobs.ts';
import { startRunner } from '../leads/delivery/runner.ts';
import { purgeNightly } from '../leads/privacy/purgeNightly.ts';
import { fillReferencesOnce } from '../references/rebuildReferences.ts';
import { publishDueReleases } from '../releases/dueReleases.ts';
import { seekDuty } from '../runtime/duty/onDuty.ts';
import { repeatOnDuty } from '../runtime/duty/repeatOnDuty.ts';
import { isBuilding } from '../runtime/env.ts';
import { mendIndex, startIndexer } from '../search/indexer.ts';
import { pruneQueriesNightly } from '../search/pruneQueries.ts';
import { holdToSessions } from '../sessions/holdToSessions.ts';
import { warnOfUnknownBrands } from '../singleSignOn/warnOfUnknownBrands.ts';
import { noteDue } from '../timed/noteDue.ts';
import { beginCounting } from '../translations/coverage/storedCounts.ts';
import { firstAdmin } from './firstAdmin.ts';
import { sweepGhostDrafts } from './ghostDrafts.ts';
import { indexTexts } from './indexTexts.ts';
import { limitSilence } from './limitSilence.ts';
import { measureQueues } from './measureQueues.ts';
import { watchMidnight } from './midnight.ts';
import { reviewPatterns } from './reviewPatterns.ts';
import { keepStatistics } from './statistics.ts';

/** A step that begins an act of the process on duty, every so many milliseconds. */
const repeat =
  (name: string, everyMs: number, act: (payload: Payload) => Promise<unknown>) =>
  async (payload: Payload): Promise<void> =>
    repeatOnDuty(payload, name, everyMs, () => act(payload));

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
  repeat('jobs that hang', 60_000, freeStuckJobs),
  repeat('releases', 5000, publishDueReleases),
  repeat('shown from and until', 2000, noteDue),
  repeat('empty drafts', 600_000, sweepGhostDrafts),
  startIndexer,
  repeat('the search index', 60_000, mendIndex),
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

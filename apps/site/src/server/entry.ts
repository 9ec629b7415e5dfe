import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { quietProcess } from '@concierge/server/logs/quietProcess';
import { startErrorReports } from '@concierge/server/reports/startErrorReports';
import { closeFolder, makeFilesPrivate } from '@concierge/server/start/privateFiles';
import { startTraces } from '@concierge/server/traces/startTraces';
import { readTraceVariables } from '@concierge/server/traces/traceVariables';
import { setGetEnv } from 'astro/env/setup';
import { previewWarning } from '../runtime/previewWarning.ts';
import { requireSettings } from '../runtime/requireSettings.ts';
import { variable } from '../runtime/siteVariables.ts';
import { pictureRole } from './drawing/pictureJob.ts';

requireSettings();
makeFilesPrivate();
quietProcess();
await startErrorReports(variable('SENTRY_DSN'), {
  server: 'site',
  release: variable('SENTRY_RELEASE'),
  environment: variable('SENTRY_ENVIRONMENT'),
});
await startTraces(readTraceVariables(variable), 'site');
// Imported after the check, since this module throws where a variable is malformed.
const { settings } = await import('../runtime/settings.ts');
if (cluster.isPrimary && !process.env[pictureRole]) {
  closeFolder(settings.dataDir);
  const warning = previewWarning(process.env);
  if (warning) (await import('../runtime/log.ts')).log.warn(warning);
}
setGetEnv((name) => process.env[name]);

// A process loads only what its part in the site needs.
if (process.env[pictureRole]) await import('./drawing/pictureProcess.ts');
else if (cluster.isPrimary && settings.workers > 1)
  await (await import('./runCluster.ts')).runCluster();
else await (await import('./serve.ts')).serve(fileURLToPath(new URL('../client', import.meta.url)));

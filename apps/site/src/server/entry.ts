import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setGetEnv } from 'astro/env/setup';
import { pictureRole } from './images/pictureJob.ts';
import { settings } from './settings.ts';

setGetEnv((name) => process.env[name]);

// A process loads only what its part in the site needs.
if (process.env[pictureRole]) await import('./images/pictureProcess.ts');
else if (cluster.isPrimary && settings.workers > 1) await (await import('./runCluster.ts')).runCluster();
else await (await import('./serve.ts')).serve(fileURLToPath(new URL('../client', import.meta.url)));

import { siteDir } from '../../lib/paths.ts';
import { nodeFlags } from '../../lib/stack.ts';
import { type Started, startProcess } from './processes.ts';

/** Starts the built site on the `PORT` of its environment. */
export const startSite = (env: Record<string, string>): Promise<Started> =>
  startProcess(
    [...nodeFlags, 'dist/server/entry.mjs'],
    env,
    `http://localhost:${env['PORT']}/healthz`,
    siteDir,
  );

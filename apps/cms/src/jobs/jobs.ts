import type { Config } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { variable } from '../runtime/cmsVariables.ts';

const byAdmin: NonNullable<NonNullable<Config['jobs']>['access']>['run'] = ({ req }) =>
  currentUser(req)?.role === 'admin';

/**
 * Background work: scheduled publishing runs from the queue `default`; a feature adds its tasks and
 * queues here.
 */
export const jobs: NonNullable<Config['jobs']> = {
  access: { run: byAdmin, queue: byAdmin, cancel: byAdmin },
  tasks: [],
  autoRun: [{ cron: '*/5 * * * * *', queue: 'default', limit: 20, silent: { info: true } }],
  shouldAutoRun: () => variable('RUN_JOBS') !== '0',
};

import { privateLogging } from '@concierge/server/logs/privateLogging';
import type { Config } from 'payload';
import { variable } from './cmsVariables.ts';

/**
 * The backend's log: one JSON object a line on stdout, as the site's; nothing that people typed
 * gets there (packages/server).
 */
export const logger: NonNullable<Config['logger']> = {
  options: {
    ...privateLogging,
    level: variable('LOG_LEVEL') ?? 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  },
};

import { privateLogging } from '@concierge/server/logs/privateLogging';
import pino from 'pino';
import { variable } from './siteVariables.ts';

/**
 * The site's log: one JSON object a line on stdout. Addresses of visitors, queries and form fields
 * never get here: errors are serialized without them, texts scrubbed, and what bears a telling name
 * is dropped (docs/architecture.md).
 */
export const log = pino({
  level: variable('LOG_LEVEL') ?? 'info',
  ...privateLogging,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});

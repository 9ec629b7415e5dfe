import { privateLogging } from '@concierge/server/logs/privateLogging';
import pino from 'pino';
import { variable } from './siteVariables.ts';

/**
 * The site's log: one JSON object a line on stdout. Addresses of visitors, queries and form fields
 * never get here: errors are serialized without them, texts scrubbed, and what slips in under these
 * names is cut out (docs/architecture.md).
 */
export const log = pino({
  level: variable('LOG_LEVEL') ?? 'info',
  ...privateLogging,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      'email',
      '*.email',
      'Email',
      '*.Email',
      'phone',
      '*.Phone',
      'ip',
      '*.ip',
      'headers',
      '*.authorization',
      '*.cookie',
      'token',
      '*.token',
    ],
    remove: true,
  },
});

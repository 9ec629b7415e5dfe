import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run search:rebuild` makes the search index anew from what is published, beside a running
// backend or without one.
await backendCommand(['search:rebuild']);

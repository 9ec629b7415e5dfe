import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run translations:clear-copies -- [--write]` finds English that stands as another language's
// text, and clears it where it is told to write.
await backendCommand(['translations:clear-copies', ...process.argv.slice(2)]);

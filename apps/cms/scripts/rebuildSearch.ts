import { rebuildIndex } from '../src/search/indexer.ts';
import { openPayload } from '../src/server/openPayload.ts';

// `npm run search:rebuild` at the root: indexes every published page anew, and says how far it is.
const payload = await openPayload();
await rebuildIndex(payload);
process.exit(0);

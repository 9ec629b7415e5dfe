import { getPayload } from 'payload';
import { rebuildIndex } from '../src/search/indexer.ts';

// `npm run search:rebuild` at the root: indexes every published page anew, and says how far it is.
const payload = await getPayload({ config: (await import('../src/payload.config.ts')).default });
await rebuildIndex(payload);
process.exit(0);

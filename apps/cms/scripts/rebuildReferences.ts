import { getPayload } from 'payload';
import { rebuildReferences } from '../src/references/rebuildReferences.ts';

// `npm run references:rebuild -w apps/cms`: indexes anew which document refers to which, and says
// how far it is.
const payload = await getPayload({ config: (await import('../src/payload.config.ts')).default });
await rebuildReferences(payload);
process.exit(0);

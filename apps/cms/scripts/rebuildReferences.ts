import { rebuildReferences } from '../src/references/rebuildReferences.ts';
import { openPayload } from '../src/server/openPayload.ts';

// `npm run references:rebuild -w apps/cms`: indexes anew which document refers to which, and says
// how far it is.
const payload = await openPayload();
await rebuildReferences(payload);
process.exit(0);

import { beginPayload } from '../src/server/openPayload.ts';
import { importContent } from '../src/transfer/importContent.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';

// `npm run import -- DIR` at the root: brings in what `npm run export` wrote.
const [from = ''] = process.argv.slice(2);
await transferCommand(async () => {
  const { created, changed, same } = await importContent(await beginPayload(), from);
  console.log(`\nImported: ${created} documents created, ${changed} changed, ${same} the same.`);
});

import { openPayload } from '../src/server/openPayload.ts';
import { exportContent } from '../src/transfer/exportContent.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';

// `npm run export -- --to DIR` at the root: all content and media as files, no persons.
const [to = ''] = process.argv.slice(2);
await transferCommand(async () => {
  const { documents, missingFiles } = await exportContent(await openPayload(), to);
  for (const name of missingFiles) console.log(`The file ${name} of the library is gone.`);
  console.log(`\nExported ${documents.length} documents to ${to}.`);
});

import { openPayload } from '../src/server/openPayload.ts';
import { runDrupalImport } from '../src/transfer/drupal/runDrupalImport.ts';
import { importFlags } from '../src/transfer/foreign/importFlags.ts';
import { printResult } from '../src/transfer/foreign/printResult.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';

// `npm run import -- drupal URL|FOLDER --brand CODE` at the root.
await transferCommand(async () => {
  // Only an open database knows all brands.
  const payload = await openPayload();
  const { from, ...options } = importFlags(process.argv.slice(2));
  printResult(await runDrupalImport(payload, from, options));
});

import { openPayload } from '../src/server/openPayload.ts';
import { importFlags } from '../src/transfer/foreign/importFlags.ts';
import { printResult } from '../src/transfer/foreign/printResult.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';
import { runWordpressImport } from '../src/transfer/wordpress/runWordpressImport.ts';

// `npm run import -- wordpress FILE --brand CODE` at the root.
await transferCommand(async () => {
  // Only an open database knows all brands.
  const payload = await openPayload();
  const { from, ...options } = importFlags(process.argv.slice(2));
  printResult(await runWordpressImport(payload, from, options));
});

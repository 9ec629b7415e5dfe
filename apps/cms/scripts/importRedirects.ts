import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from '../src/payload.config.ts';
import { importRedirects } from '../src/transfer/importRedirects.ts';
import { Refusal } from '../src/transfer/Refusal.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';

// `npm run import -- redirects FILE.csv` at the root.
const [file = ''] = process.argv.slice(2);
await transferCommand(async () => {
  const csv = read();
  const { skipped, ...counts } = await importRedirects(await getPayload({ config }), csv);
  for (const sentence of skipped) console.log(sentence);
  const { created, changed, same } = counts;
  if (skipped.length > 0 && created + changed + same === 0)
    throw new Refusal('Nothing was brought in: each line was refused.');
  console.log(`\nRedirects: ${created} created, ${changed} changed, ${same} the same.`);
});

function read(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`${file} can't be read.`);
  }
}

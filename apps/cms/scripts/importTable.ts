import { openPayload } from '../src/server/openPayload.ts';
import { Refusal } from '../src/transfer/Refusal.ts';
import { readTextFile } from '../src/transfer/readTextFile.ts';
import { importTable, isTableName } from '../src/transfer/tables/importTable.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';

// `npm run import -- redirects|programs|events|people FILE.csv [--publish]` at the root.
const [name = '', file = '', flag] = process.argv.slice(2);
await transferCommand(async () => {
  if (!isTableName(name)) throw new Refusal(`There is no table of ${name}.`);
  const csv = readTextFile(file);
  const { refused, created, changed, same } = await importTable(await openPayload(), name, csv, {
    publish: flag === '--publish',
  });
  for (const sentence of refused) console.log(sentence);
  if (refused.length > 0 && created + changed + same === 0)
    throw new Refusal('Nothing was brought in: each line was refused.');
  console.log(`\n${name}: ${created} created, ${changed} changed, ${same} the same.`);
});

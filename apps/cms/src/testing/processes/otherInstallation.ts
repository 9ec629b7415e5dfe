import { writeFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { exportContent } from '../../transfer/exportContent.ts';
import { importContent } from '../../transfer/importContent.ts';
import { answerSeeded } from '../answerSeeded.ts';

// A second installation beside that of the tests, in a process of its own: imports a folder twice,
// writes what every page answers to a file, and exports to another folder.
const [, from = '', answers = '', to = ''] = process.argv.slice(2);
const payload = await getPayload({ config });
const first = await importContent(payload, from);
const second = await importContent(payload, from);
const { answered } = await answerSeeded(payload);
const byPage = answered.map(({ brand, lang, path, raw }) => [`${brand} ${lang} ${path}`, raw]);
writeFileSync(answers, JSON.stringify(Object.fromEntries(byPage)));
await exportContent(payload, to);
console.log(JSON.stringify({ first, second }));
process.exit(0);

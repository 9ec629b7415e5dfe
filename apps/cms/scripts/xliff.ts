import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLang, isLang, langs } from '@concierge/contract/lang';
import { openPayload } from '../src/server/openPayload.ts';
import { Refusal } from '../src/transfer/Refusal.ts';
import { readTextFile } from '../src/transfer/readTextFile.ts';
import { requireBrand } from '../src/transfer/requireBrand.ts';
import { transferCommand } from '../src/transfer/transferCommand.ts';
import { exportXliff } from '../src/translations/xliff/exportXliff.ts';
import { importXliff } from '../src/translations/xliff/importXliff.ts';
import { XliffFault } from '../src/translations/xliff/parseXliff.ts';

// `npm run xliff -- export|import …` at the root (docs/how-to/translate.md).
const [action, ...args] = process.argv.slice(2);
await transferCommand(() => (action === 'export' ? exportTo() : importFrom(args)));

async function exportTo(): Promise<void> {
  const { language = '', brand, since, changed, to } = options();
  const targets = langs.filter((lang) => lang !== defaultLang);
  if (!isLang(language) || language === defaultLang)
    throw new Refusal(`--language is one of ${targets.join(', ')}.`);
  if (!to) throw new Refusal('Say where to: --to DIR.');
  const date = since === undefined ? undefined : new Date(since);
  if (date && Number.isNaN(date.getTime()))
    throw new Refusal('--since is a date such as 2027-01-31.');
  if (!isFolder(to)) throw new Refusal(`${to} is no folder that this user may write to.`);
  const payload = await openPayload();
  // Only an open database knows all brands.
  if (brand !== undefined) requireBrand(brand);
  const query = { lang: language, brand, since: date, changed };
  const files = await exportXliff(payload, query);
  for (const [name, text] of files) writeFileSync(path.join(to, name), text);
  console.log(`\nWrote ${files.size} files to ${to}.`);
}

/** Makes the folder where it is missing. */
function isFolder(to: string): boolean {
  try {
    mkdirSync(to, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

function options() {
  try {
    return parseArgs({
      args,
      options: {
        language: { type: 'string' },
        brand: { type: 'string' },
        since: { type: 'string' },
        changed: { type: 'boolean' },
        to: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function importFrom(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Refusal('Name the files: npm run xliff -- import FILE….');
  const payload = await openPayload();
  let refused = 0;
  for (const file of files) {
    try {
      const { changed, same, skipped } = await importXliff(payload, readTextFile(file));
      for (const sentence of skipped) console.log(sentence);
      console.log(
        `${path.basename(file)}: ${changed} texts drafted, ${same} the same, ${skipped.length} left out.`,
      );
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof XliffFault)) throw error;
      refused += 1;
      const named = error instanceof Refusal ? error.message : `${file} ${error.message}`;
      console.error(`\n${named}\n`);
    }
  }
  if (refused > 0) process.exit(1);
}

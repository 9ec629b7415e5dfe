import { openPayload } from '../src/server/openPayload.ts';
import { clearCopies } from '../src/translations/clearCopies.ts';

// `npm run translations:clear-copies -- [--write]`: English that stands as another language's text,
// one a line; with `--write`, prose is cleared.
const write = process.argv.includes('--write');
const payload = await openPayload();
const found = await clearCopies(payload, { write });
for (const { collection, id, path, lang, text, isProse, cameLater, isDraft } of found) {
  const verdict = isProse ? (write ? 'cleared' : 'to clear') : 'kept';
  const notes = [
    cameLater ? 'came with a later save' : '',
    isDraft ? 'in a draft: public when published' : '',
  ]
    .filter(Boolean)
    .join(', ');
  console.log(
    [verdict, `${collection}/${id}`, path, lang, notes, JSON.stringify(text.slice(0, 60))].join(
      '\t',
    ),
  );
}
const prose = found.filter((copy) => copy.isProse).length;
console.log(
  `${prose} copies ${write ? 'cleared' : 'to clear with --write'}; ${found.length - prose} kept: names, addresses, figures, a few words.`,
);
await payload.destroy();
process.exit(0);

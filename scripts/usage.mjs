// How each script is called. Plain JavaScript like run.mjs, which answers `--help` by it and
// refuses arguments that no line names.
import { parseArgs } from 'node:util';

const faults = '../tests/faults';

/**
 * Usage lines by script, without `npm run init`, which has a help of its own. After `--` stand
 * flags, each followed by its value in capitals where it takes one; other words in capitals are
 * arguments. `N` is a number.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const usages = {
  'start.ts': ['npm start'],
  'dev.ts': ['npm run dev'],
  'test.ts': ['npm test [-- --changed]'],
  'check.ts': ['npm run check'],
  'bench.ts': ['npm run bench [-- --write]'],
  'fuzz.ts': ['npm run fuzz [-- --count N --seed N --first N]'],
  [`${faults}/faults.ts`]: ['npm run faults [-- --without PARTS]'],
  'lighthouse.ts': ['npm run lighthouse [-- NAME]'],
  'look.ts': [
    'npm run look [-- --update]',
    'npm run look -- --readme',
    'npm run look -- --sheets [--out DIR --brands CODES --langs LANGS --widths WIDTHS --types TYPES --from N]',
  ],
  'fonts.ts': ['npm run fonts'],
  'pictureQuality.ts': ['npm run pictures [-- DIR]'],
  'backup.ts': ['npm run backup -- --to DIR [--keep N]', 'npm run backup -- --make-key'],
  'restore.ts': ['npm run restore -- --from DIR [--to DIR --replace]'],
  [`${faults}/restarts.ts`]: ['npm run restarts'],
  [`${faults}/soak.ts`]: ['npm run soak [-- --minutes N --every N --seed N]'],
  [`${faults}/backup.ts`]: ['npm run drill [-- N]'],
  'deployCheck.ts': ['npm run deploy:check [-- --env-file FILE]'],
  [`${faults}/attack.ts`]: ['npm run attack [-- N]'],
  'howTos.ts': ['npm run how-tos [-- PAGES --without FILE]'],
  'reset.ts': ['npm run reset [-- --yes --secrets]'],
  'release.ts': ['npm run release [-- --to DIR]'],
  'backend/seed.ts': ['npm run seed [-- --wipe --yes]'],
  'backend/export.ts': ['npm run export -- --to DIR'],
  'backend/import.ts': [
    'npm run import -- DIR',
    'npm run import -- redirects|programs|events|people FILE [--publish]',
    'npm run import -- drupal URL|DIR --brand CODE [--publish --type THEIRS=OURS]',
    'npm run import -- wordpress FILE --brand CODE [--publish --type THEIRS=OURS]',
  ],
  'backend/verifyAudit.ts': ['npm run audit:verify [-- --json --head SEAL --log FILE]'],
  'backend/rebuildSearch.ts': ['npm run search:rebuild'],
  'backend/xliff.ts': [
    'npm run xliff -- export --language LANG --to DIR [--brand CODE --since DATE --changed]',
    'npm run xliff -- import FILES',
  ],
  'backend/clearCopies.ts': ['npm run translations:clear-copies [-- --write]'],
  '../tests/conformance/conform.ts': ['npm run conform -- URL [--brand CODE --write]'],
  'spec.ts': ['npm run spec [-- --strict]'],
  'openapi.ts': ['npm run openapi [-- --check]'],
  'dependencies/notices.ts': ['npm run notices [-- --check]'],
  'dependencies/sbom.ts': ['npm run sbom'],
  'dependencies/advisories.ts': ['npm run advisories'],
};

/** What a flag does that its name doesn't say, by script. */
const notes = /** @type {Readonly<Record<string, string>>} */ ({
  'backend/xliff.ts':
    '--changed: only pages with something to do, a text that is not translated or whose English has changed since.',
});

/**
 * What to print instead of running a script with these arguments: its usage where help is wanted,
 * one sentence before it where an argument is none of them. Undefined where it may run.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {{ text: string, status: 0 | 1 } | undefined}
 */
export function usageFor(script, args) {
  const lines = usages[script];
  if (!lines) return undefined;
  const shown = lines.map((line, index) => `${index ? '      ' : 'Usage:'} ${line}`);
  const usage = [...shown, ...(notes[script] ? [notes[script]] : [])].join('\n');
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { text: usage, status: 0 };
  const problem = argumentProblem(lines, args);
  return problem ? { text: `${problem}\n${usage}`, status: 1 } : undefined;
}

/**
 * @param {readonly string[]} lines
 * @param {readonly string[]} args
 */
function argumentProblem(lines, args) {
  const words = lines.flatMap((line) => line.split('-- ')[1]?.split(/[[\]\s]+/) ?? []);
  const isValue = (/** @type {string | undefined} */ word) => /^[A-Z]/.test(word ?? '');
  /** @type {Record<string, { type: 'string' | 'boolean' }>} */
  const options = {};
  const numbers = new Set();
  const places = [];
  words.filter(Boolean).forEach((word, index, all) => {
    const after = all[index + 1];
    if (word.startsWith('--')) {
      options[word.slice(2)] = { type: isValue(after) ? 'string' : 'boolean' };
      if (after === 'N') numbers.add(word.slice(2));
    } else if (!(isValue(word) && all[index - 1]?.startsWith('--'))) places.push(word);
  });
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const extra = places.length === 0 ? positionals[0] : undefined;
    if (extra !== undefined) return `“${extra}” is no argument of this command.`;
    const given = Object.entries(values).filter(([name]) => numbers.has(name));
    if (places.join() === 'N') given.push(...positionals.map((value) => ['', value]));
    const wrong = given.find(([, value]) => !/^\d+(\.\d+)?$/.test(String(value)));
    return wrong && `“${wrong[1]}” is no number.`;
  } catch (error) {
    // What follows is how to give an argument that begins with a hyphen.
    return `${/** @type {Error} */ (error).message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`;
  }
}

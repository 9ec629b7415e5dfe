import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './howTos/copyTree.ts';
import { applyHunks, type Edit, parsePage } from './howTos/parsePage.ts';
import { fail } from './lib/fail.ts';
import { forEachConcurrently } from './lib/forEachConcurrently.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/processes/run.ts';
import { step } from './lib/step.ts';

/**
 * `npm run how-tos [-- PAGE… --without FILE]` does what the how-tos, or some of them, say on a copy
 * of the tree: their edits, then the type checks and the tests that they give. `--without` leaves
 * out the edits of a file, and the output names what is missing.
 */
const all = [
  'add-a-block',
  'add-a-brand',
  'add-a-field-type',
  'add-a-language',
  'add-a-lead-type',
  'add-a-node-type',
];
const projects = ['packages/brands', 'packages/contract', 'apps/cms', 'apps/site'];
const { values, positionals } = parseArgs({
  options: { without: { type: 'string' } },
  allowPositionals: true,
});
const { without } = values;
const pages = positionals.length > 0 ? positionals : all;
const missing = pages.find((page) => !existsSync(`${root}/docs/how-to/${page}.md`));
if (missing) fail(`There is no page docs/how-to/${missing}.md.`);
let failed = 0;
// Type checks and tests keep one core busy each.
await forEachConcurrently(pages, 2, async (page) => {
  const output = await step(page, () => follow(page));
  if (!output) return;
  failed += 1;
  console.log(output);
});
console.log(`${pages.length - failed} how-tos passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Follows a page on a copy of its own; answers what fails, empty where nothing does. */
async function follow(page: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'concierge-how-to-'));
  try {
    await copyTree(folder);
    const text = readFileSync(`${root}/docs/how-to/${page}.md`, 'utf8');
    const edits = parsePage(text).filter(({ path }) => path !== without);
    for (const edit of edits) apply(folder, edit);
    const outputs = [miscounted(text, edits)];
    // Types of stored documents are generated from the edited configuration.
    if (text.includes('npm run types')) outputs.push(await types(folder));
    for (const project of projects) outputs.push(await tool(folder, 'tsc', '-p', project));
    const tests = edits.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
    outputs.push(await tool(folder, 'vitest', 'run', ...tests));
    return outputs.filter(Boolean).join('\n');
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function apply(folder: string, edit: Edit): void {
  const file = `${folder}/${edit.path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written(folder, edit));
}

/** What a file holds after an edit. */
function written(folder: string, edit: Edit): string {
  const readText = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
  if (edit.kind === 'hunks') return applyHunks(readText(edit.path), edit);
  return edit.kind === 'copy' ? readText(edit.body.trim()) : edit.body;
}

/** A complaint where the page's count of files, its tests apart, is not that of its edits. */
function miscounted(text: string, edits: readonly Edit[]): string {
  const touched = new Set(edits.map(({ path }) => path).filter((path) => !path.includes('.test.')));
  const stated = Number(/Files to touch: (\d+)/.exec(text)?.[1]);
  return stated === touched.size
    ? ''
    : `${touched.size} files are touched, the page says ${stated}`;
}

/** Runs a tool in the copy; answers its output where it fails. */
async function tool(folder: string, name: string, ...args: string[]): Promise<string> {
  const command = `${folder}/node_modules/.bin/${name}`;
  const { code, output } = await run(command, args, { cwd: folder, output: 'collect' });
  return code === 0 ? '' : output || `${name} failed`;
}

async function types(folder: string): Promise<string> {
  const args = ['run', '--silent', 'types', '-w', 'apps/cms'];
  const { code, output } = await run('npm', args, { cwd: folder, output: 'collect' });
  return code === 0 ? '' : output || 'types are not generated';
}

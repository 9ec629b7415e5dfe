import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { root } from './lib/paths.ts';
import { parseRequirements, standings, unknownConcerns } from './lib/requirements/requirements.ts';
import { type Evidence, evidenceKinds, findEvidence } from './lib/requirements/requirementTests.ts';

// Prints every requirement with how it is read, and its tests with what they drive: the product by
// a browser or by HTTP, or only a unit or a schema. `--strict` fails where an id has no test.
const markdown = readFileSync(`${root}/docs/specification.md`, 'utf8');
const requirements = parseRequirements(markdown);
const ids = requirements.map(({ id }) => id);
const evidence: Evidence[] = [];
for await (const file of glob(
  [
    '{apps,packages}/*/{src,tests}/**/*.{test.ts,test.tsx,cases.ts}',
    'tests/**/*.{spec,test}.ts',
    'scripts/**/*.test.ts',
  ],
  { cwd: root },
))
  evidence.push(...findEvidence(file, readFileSync(`${root}/${file}`, 'utf8')));
const testsOfId = Map.groupBy(evidence, ({ id }) => id);

for (const { id, standing, readings } of requirements) {
  const tests = testsOfId.get(id) ?? [];
  const read = [standing, ...readings.map((number) => `§10.${number}`)].join(' ');
  console.log(`${id.padEnd(18)} ${read.padEnd(16)} ${evidenceMark(tests)}${evidenceCounts(tests)}`);
  for (const place of new Set(tests.map(describe))) console.log(`    ${place}`);
}

const unknown = [...testsOfId.keys()].filter((id) => !ids.includes(id));
const lost = unknownConcerns(markdown, ids);
const missing = ids.filter((id) => !testsOfId.has(id));
const byStanding = Object.groupBy(requirements, ({ standing }) => standing);
const marks = Object.groupBy(ids, (id) => evidenceMark(testsOfId.get(id) ?? []).trim() || 'HELD');
console.log(`\n${ids.length} requirements:`);
for (const standing of standings) console.log(count(byStanding[standing] ?? [], standing));
console.log(count(marks['HELD'] ?? [], 'shown on the running product'));
for (const mark of ['UNIT ONLY', 'FAILING'] as const) {
  const marked = marks[mark] ?? [];
  console.log(count(marked, mark));
  if (marked.length > 0) console.log(`        ${marked.join(' ')}`);
}
console.log(count(missing, 'without a test'));
for (const id of missing) console.log(`        ${id}`);
for (const id of unknown) console.log(`${id} is named by a test, but is no requirement`);
for (const name of lost) console.log(`${name} is named by a reading, but is no requirement`);
if (unknown.length + lost.length || (process.argv.includes('--strict') && missing.length))
  process.exit(1);

/** What a reader must see at once of an id's tests; empty where the product itself shows it. */
function evidenceMark(tests: readonly Evidence[]): '' | 'NO TEST ' | 'UNIT ONLY ' | 'FAILING ' {
  if (tests.length === 0) return 'NO TEST ';
  if (tests.some(({ failing }) => failing)) return 'FAILING ';
  const driven = tests.some(({ kind }) => kind === 'browser' || kind === 'http');
  return driven ? '' : 'UNIT ONLY ';
}

/** Such as '2 browser, 1 unit'. */
function evidenceCounts(tests: readonly Evidence[]): string {
  return evidenceKinds
    .map((kind) => [new Set(tests.filter((test) => test.kind === kind).map(describe)).size, kind])
    .filter(([tests]) => tests !== 0)
    .map((pair) => pair.join(' '))
    .join(', ');
}

function describe({ kind, file, line }: Evidence): string {
  return `${kind.padEnd(7)} ${file}:${line}`;
}

function count(items: readonly unknown[], what: string): string {
  return `${String(items.length).padStart(6)}  ${what}`;
}

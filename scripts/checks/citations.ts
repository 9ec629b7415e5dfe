import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { root } from '../lib/paths.ts';
import { emptyCells, missingFiles } from '../lib/settings/namedFiles.ts';

/**
 * Checks what comments and documents cite: `spec §7` and `spec §10.3` stand in
 * docs/specification.md, `ADR 7` in docs/decisions, every `docs/….md` exists, and so does every
 * test that docs/threat-model.md names, whose rows are whole. Refuses citations of anything outside
 * the repository, and names that the glossary has replaced.
 */
const specification = readFileSync(`${root}/docs/specification.md`, 'utf8');
const sections = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
const readings = new Set(
  [...(specification.split(/^## 10\. /m)[1] ?? '').matchAll(/^(\d+)\. /gm)].map(
    ([, number]) => number,
  ),
);
const decisions = new Set(
  readdirSync(`${root}/docs/decisions`).map((name) => String(Number.parseInt(name, 10))),
);

/** What is refused wherever it stands, except in some files, and what to write instead. */
const refused: readonly (readonly [pattern: RegExp, advice: string, except?: RegExp])[] = [
  [/\bDESIGN\b/, 'cite `spec §…`, `ADR …` or a page of docs/'],
  [/\bSTYLE\.md\b/, 'cite a page of docs/'],
  [/\b(const|readonly) patience\b/, 'name the time-out, with its unit'],
  [/\bissue #?\d/i, 'say what it is instead of naming an issue'],
  [
    /\b(LeadsDesk|PagePolish|makeTurns|sendWire|laidOut|ownPath|useWorld)\b/,
    'docs/glossary.md has another name',
  ],
  // Files of the outbox have it as a state.
  [/(?<!')parked|parked(?!')/i, "docs/glossary.md says 'dead letter'"],
  // As a text it is the slug of older versions; visitors read of their own one.
  [
    /(?<!your |')inquir(y|ies)|'inquir(y|ies)(?!')/i,
    "docs/glossary.md says 'lead'; people read 'enquiry'",
    /^CHANGELOG\.md$/,
  ],
];

const problems: string[] = [];
const files = [
  '{apps,packages}/*/src/**/*.{ts,tsx,astro,css}',
  '{scripts,tests}/**/*.{ts,css}',
  '{docs/**/,}*.md',
];
for await (const file of glob(files, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  if (/migrations\/|payload-types|citations\.ts$/.test(file)) continue;
  for (const [index, line] of readFileSync(`${root}/${file}`, 'utf8').split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    for (const [, section = '', reading] of line.matchAll(/\bspec §(\d+)(?:\.(\d+))?/g)) {
      if (!sections.has(section))
        problems.push(`${at}: the specification has no section ${section}`);
      else if (section === '10' && reading && !readings.has(reading))
        problems.push(`${at}: there is no reading 10.${reading}`);
    }
    for (const [, number = ''] of line.matchAll(/\bADR (\d+)/g)) {
      if (!decisions.has(number)) problems.push(`${at}: there is no decision ${number}`);
    }
    for (const [path] of line.matchAll(/\bdocs\/[\w/-]+\.md\b/g)) {
      if (!existsSync(`${root}/${path}`)) problems.push(`${at}: ${path} does not exist`);
    }
    for (const [pattern, advice, except] of refused)
      if (pattern.test(line) && !except?.test(file))
        problems.push(`${at}: ${pattern.exec(line)?.[0]}; ${advice}`);
  }
}
const model = readFileSync(`${root}/docs/threat-model.md`, 'utf8');
const sources: string[] = [];
for await (const path of glob('{apps,packages,scripts,tests}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}))
  sources.push(path);
for (const { line, name } of missingFiles(model, sources))
  problems.push(`docs/threat-model.md:${line}: there is no ${name}`);
for (const line of emptyCells(model))
  problems.push(`docs/threat-model.md:${line}: a row has neither a test nor a reason`);

for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

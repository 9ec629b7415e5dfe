import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { root } from '../lib/paths.ts';
import { emptyCells, missingFiles, missingSources } from '../lib/settings/namedFiles.ts';
import { commentsByLine } from '../lib/tree/comments.ts';
import { repositoryFiles } from '../lib/tree/repositoryFiles.ts';

/**
 * Checks what comments and documents cite: `spec §7` and `spec §10.3` stand in
 * docs/specification.md, `ADR 7` in docs/decisions, every `docs/….md` exists, and so does every
 * source that a comment names and every test that docs/threat-model.md names, whose rows are whole.
 * Refuses citations of anything outside the repository, and names that the glossary has replaced.
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
  [/\bdecision \d/i, 'cite `ADR …`'],
  [/\bissue #?\d/i, 'say what it is instead of naming an issue'],
  [
    /\b(LeadsDesk|PagePolish|makeTurns|sendWire|laidOut|ownPath|useWorld)\b/,
    'docs/glossary.md has another name',
  ],
  [
    /\b(?:const|let|readonly) \[?(?:asked|desk|kept|most|remembered|wire|world)\b/,
    'name what the value is, a limit with its unit',
  ],
  [
    /\b(?:function|const) #?(?!oneOf\b|isOneOf\b|anyOf\b)\w+Of\b/,
    'name what it does or returns, with a verb or a noun of its own',
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
const paths = await repositoryFiles();
const files = [
  '{apps,packages}/*/{src,public,scripts,tests}/**/*.{ts,tsx,mjs,js,astro,css}',
  '{scripts,tests}/**/*.{ts,mjs,css}',
  '{apps/*/,packages/*/,}{,.}*.{ts,mjs}',
  '{docs/**/,}*.md',
];
for await (const file of glob(files, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  if (/migrations\/|payload-types|citations\.ts$/.test(file)) continue;
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const comments = file.endsWith('.md') ? undefined : commentsByLine(text);
  for (const [index, line] of text.split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    const comment = comments?.[index] ?? '';
    if (/\bissue:/i.test(comments ? comment : line))
      problems.push(`${at}: say what it is instead of naming an issue`);
    for (const name of missingSources(comment, paths)) problems.push(`${at}: there is no ${name}`);
    for (const [, other, section, part = ''] of line.matchAll(/(RFC \d+ )?§(\d+)\.(\d+)/g))
      if (!other && !(section === '10' && readings.has(part)))
        problems.push(`${at}: the specification has no §${section}.${part}`);
    for (const [, section = ''] of line.matchAll(/\bspec §(\d+)/g)) {
      if (!sections.has(section))
        problems.push(`${at}: the specification has no section ${section}`);
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

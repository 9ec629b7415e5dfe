import { readFileSync } from 'node:fs';
import { root } from '../lib/paths.ts';
import { repositoryFiles } from '../lib/tree/repositoryFiles.ts';

/**
 * Checks that the title of a test is short enough to be read at a glance in a list of failures; one
 * with a template counts as it is written.
 */
const longest = 120;
const title =
  /\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)*\s*\(\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;
/** Titles of `test.each([...])(…)` and its like stand after the cases. */
const titleAfterCases =
  /^\s*\]?\s*(?:as const)?,?\s*\)\(\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/gm;

const problems = (await repositoryFiles())
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const found = [...text.matchAll(title), ...text.matchAll(titleAfterCases)];
    // Where cases stand on lines of their own, both may find the same title.
    const byPlace = new Map(
      found.map(({ 0: all, 1: quoted = '', index }) => [
        index + all.length - quoted.length,
        quoted,
      ]),
    );
    return [...byPlace]
      .map(([place, quoted]) => ({
        written: quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'),
        line: text.slice(0, place).split('\n').length,
      }))
      .filter(({ written }) => written.length > longest)
      .map(
        ({ written, line }) =>
          `${file}:${line}: a title of ${written.length} characters; ${longest} are the limit: ${written}`,
      );
  });
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../lib/paths.ts';

/**
 * Checks that hand-written files stay short enough to be read at once, and lines narrow enough to
 * stand side by side. Generated files, strings and tests' cases have no limit of length.
 */
const maxLines = 250;
const maxWidth = 100;

const written = /\.(ts|tsx|mjs|js|astro|css)$/;
const unlimited =
  /(^|\/)(migrations|payload-types\.ts|importMap\.js)|^apps\/cms\/src\/i18n\/|\.cases\.ts$|^apps\/site\/public\/|^apps\/cms\/src\/app\/\(payload\)/;
/** What can't be broken: text in quotes, regular expressions and addresses. */
const unbreakable =
  /grid-template-columns:.*|(?:U\+[\dA-F-]+,? ?)+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`?|\/(?:\\.|[^/\\\n])+\/\w*|\w+:\S+/g;

const problems: string[] = [];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => written.test(file) && !unlimited.test(file) && existsSync(`${root}/${file}`));
for (const file of files) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const lines = text.trimEnd().split('\n');
  if (lines.length > maxLines)
    problems.push(`${file}: ${lines.length} lines; ${maxLines} are the limit`);
  // Text that runs over several lines in backticks is a string too.
  const width = text
    .replace(/`(?:\\.|[^`\\])*`/g, (string) => string.replace(/[^\n]/g, ''))
    .split('\n');
  for (const [index, line] of width.entries())
    if (line.length > maxWidth && line.replace(unbreakable, '').length > maxWidth)
      problems.push(`${file}:${index + 1}: ${line.length} characters; ${maxWidth} are the limit`);
}
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../lib/paths.ts';
import { commentsByLine } from '../lib/tree/comments.ts';
import { repositoryFiles } from '../lib/tree/repositoryFiles.ts';

/**
 * Checks that hand-written files stay short enough to be read at once, lines narrow enough to stand
 * side by side, and folders small enough to be looked over. Generated files, strings and tests'
 * cases have no limit of length.
 */
const maxLines = 250;
const maxWidth = 100;
const maxFiles = 25;

const written = /\.(ts|tsx|mjs|js|astro|css)$/;
const unlimited =
  /(^|\/)(migrations|payload-types\.ts|importMap\.js)|^apps\/cms\/src\/i18n\/|\.cases\.ts$|^apps\/cms\/src\/app\/\(payload\)/;
/** What can't be broken in code: text in quotes, regular expressions and addresses. */
const unbreakable =
  /grid-template-columns:.*|(?:U\+[\dA-F-]+,? ?)+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`?|\/(?:\\.|[^/\\\n])+\/\w*|\w+:\S+/g;

/** What can't be broken in a comment: one address or path by itself. */
const unbreakableComment = /^\s*(?:\/?\*+|\/\/)?\s*\S+(?:\s*\*\/)?$/;

/** Characters of a line that could stand on another one. */
function breakableWidth(line: string, comment: string | undefined): number {
  if (comment === undefined) return line.replace(unbreakable, '').length;
  if (unbreakableComment.test(comment)) return 0;
  const code = line.slice(0, line.length - comment.length);
  return code.replace(unbreakable, '').length + comment.length;
}

const problems: string[] = [];
const files = (await repositoryFiles()).filter(
  (file) => written.test(file) && !unlimited.test(file),
);
for (const file of files) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const lines = text.trimEnd().split('\n');
  if (lines.length > maxLines)
    problems.push(`${file}: ${lines.length} lines; ${maxLines} are the limit`);
  // Text that runs over several lines in backticks is a string too.
  const code = text
    .replace(/`(?:\\.|[^`\\])*`/g, (string) => string.replace(/[^\n]/g, ''))
    .split('\n');
  const comments = commentsByLine(text);
  for (const [index, whole] of text.split('\n').entries()) {
    const comment = comments[index];
    const line = comment === undefined ? (code[index] ?? '') : whole;
    if (line.length > maxWidth && breakableWidth(line, comment) > maxWidth)
      problems.push(`${file}:${index + 1}: ${line.length} characters; ${maxWidth} are the limit`);
  }
}
const folders = Map.groupBy(files, dirname);
for (const [folder, { length }] of folders)
  if (length > maxFiles) problems.push(`${folder}: ${length} files; ${maxFiles} are the limit`);
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** A source file that a document names in backticks, and the line where it does. */
interface NamedFile {
  readonly line: number;
  readonly name: string;
}

/**
 * Names of TypeScript files in a document that no path ends with, by whole segments; `*` stands for
 * any part of one. `leads/intake/*.test.ts` and `frontDoor.test.ts` are such names.
 */
export function missingFiles(text: string, paths: readonly string[]): NamedFile[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(/`([\w./*[\]-]+\.tsx?)`/g)].flatMap(([, name = '']) => {
      const pattern = new RegExp(
        `(^|/)${name.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', '[^/]*')}$`,
      );
      return paths.some((path) => pattern.test(path)) ? [] : [{ line: index + 1, name }];
    }),
  );
}

/**
 * Names of sources in a comment that no path ends with, by whole segments. A name with an asterisk
 * stands for several files and is not looked for.
 */
export const missingSources = (comment: string, paths: readonly string[]): string[] =>
  [
    ...comment.matchAll(
      /(?<![\w./*[\]-])[\w[][\w./[\]-]*\.(?:tsx?|css|astro|mjs)\b(?![\w./*-]*\*)/g,
    ),
  ]
    .map(([name]) => name)
    .filter((name) => !paths.some((path) => path === name || path.endsWith(`/${name}`)));

/** Lines of tables that leave a cell empty, headings of sections (`| **V1 …** | | |`) apart. */
export const emptyCells = (text: string): number[] =>
  text.split('\n').flatMap((row, index) => {
    if (!row.startsWith('|') || /^\|\s*\*\*[^|]*\*\*\s*\|(\s*\|)+$/.test(row)) return [];
    return row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .some((cell) => cell.trim() === '')
      ? [index + 1]
      : [];
  });

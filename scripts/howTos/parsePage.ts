/**
 * One edit of a how-to: a new file, hunks that replace lines of a file that exists, or a copy of
 * the file that the body names.
 */
export interface Edit {
  readonly path: string;
  readonly kind: 'file' | 'hunks' | 'copy';
  readonly body: string;
}

const kinds = { diff: 'hunks', copy: 'copy' } as const;

/**
 * Edits of a page, in its order: fenced blocks whose opening line names a file after the language.
 * The language `diff` marks hunks, `copy` a file to copy from; others give a whole new file.
 */
export function parsePage(markdown: string): Edit[] {
  const fences = markdown.matchAll(/^ *```(\w+) (\S+)\n([\s\S]*?)^ *```$/gm);
  return [...fences].map(([, language, path = '', body = '']) => ({
    path,
    kind: kinds[language as keyof typeof kinds] ?? 'file',
    body,
  }));
}

/**
 * A file's text after its hunks, which blocks separate by `@@`. Throws where the old lines of a
 * hunk stand in the file not exactly once: the page is out of date.
 */
export function applyHunks(text: string, edit: Edit): string {
  let result = text;
  for (const hunk of edit.body.split(/^@@\n/m)) {
    const lines = hunk.split('\n').slice(0, -1);
    const side = (sign: string) =>
      lines
        .filter((line) => line[0] === ' ' || line[0] === sign)
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const parts = result.split(side('-'));
    if (parts.length !== 2)
      throw new Error(`${edit.path}: ${parts.length - 1} places fit\n${hunk}`);
    result = parts.join(side('+'));
  }
  return result;
}

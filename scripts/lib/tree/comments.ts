const code =
  /^((?:[^'"`/]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/(?!\/))*?\s)\/\/ /;

/**
 * The comment of each line of a source, to the line's end; undefined where there is none. Comments
 * between slashes and asterisks count where they begin a line.
 */
export function commentsByLine(source: string): (string | undefined)[] {
  let isInside = false;
  return source.split('\n').map((line) => {
    const begins = /^\s*\{?\/\*/.test(line);
    if (isInside || begins) {
      isInside = !line.includes('*/');
      return line;
    }
    if (/^\s*\/\//.test(line)) return line;
    const before = code.exec(line)?.[1];
    return before === undefined ? undefined : line.slice(before.length);
  });
}

import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { root } from '../lib/paths.ts';

interface Tracer {
  nodeFileTrace(
    entries: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly fileList: ReadonlySet<string> }>;
}

/** The tracer that Next makes its own standalone output by, and brings along. */
const { nodeFileTrace }: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/**
 * Files, relative to the repository, that these modules load when they run: what they import, and
 * what they open by a path that their text says. Links of workspaces are among them.
 */
export async function traceFiles(
  entries: readonly string[],
  isIgnored: (path: string) => boolean,
): Promise<ReadonlySet<string>> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => `${root}/${entry}`),
    {
      base: root,
      processCwd: root,
      ignore: isIgnored,
      readFile: readPlain,
    },
  );
  return fileList;
}

/** The tracer parses JavaScript only. */
async function readPlain(path: string): Promise<Buffer | string | null> {
  const content = await readFile(path).catch(() => null);
  return content && /\.ts$/.test(path) ? stripTypeScriptTypes(content.toString()) : content;
}

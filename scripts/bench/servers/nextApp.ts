import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root, siteDir } from '../../lib/paths.ts';
import { run } from '../../lib/processes/run.ts';

/**
 * The site's own blocks, bundled by Vite as the site's are, for Next knows neither its icons nor
 * its style modules.
 */
const blocks = `import { parseNodeAnswer } from '@concierge/contract/parse';
import { AnyBlock } from '${siteDir}/src/blocks/AnyBlock.tsx';
import { interfaceStrings } from '${siteDir}/src/i18n/strings.ts';
export const Blocks = ({ blocks }) => blocks.map((block, index) => <AnyBlock key={index} block={block} index={index} level={2} context={{ lang: 'en', t: interfaceStrings('en'), now: Date.now(), players: [] }} />);
export const answerBlocks = (answer) => parseNodeAnswer(answer, 'bench', () => undefined).node.field_blocks;
`;
const page = `import { connection } from 'next/server';
import { Blocks, answerBlocks } from '../../bundled/blocks.js';
export const dynamic = 'force-dynamic';
export default async function Page({ params }) {
  await connection();
  const nodeUrl = '/' + (await params).path.join('/') + '/';
  const response = await fetch(process.env.CONTENT_API + '/node', { method: 'POST', cache: 'no-store', body: JSON.stringify({ nodeUrl }) });
  return <main><Blocks blocks={answerBlocks(await response.json())} /></main>;
}
`;
const layout = `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`;

/**
 * Builds a bare Next application that renders the site's blocks for each request, keeps nothing and
 * compresses nothing; its folder, or a line that says why there is none.
 */
export async function buildNextApp(
  folder: string,
): Promise<{ folder: string } | { problem: string }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/app/[...path]`, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"type":"module","private":true}');
  writeFileSync(
    `${folder}/next.config.js`,
    `export default { trailingSlash: true, compress: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
  );
  writeFileSync(`${folder}/app/layout.jsx`, layout);
  writeFileSync(`${folder}/app/[...path]/page.jsx`, page);
  writeFileSync(`${folder}/blocks.jsx`, blocks);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const bundle = [
    'build',
    '--ssr',
    `${folder}/blocks.jsx`,
    '--outDir',
    `${folder}/bundled`,
    '--logLevel',
    'error',
  ];
  const vite = await run(`${root}/node_modules/.bin/vite`, bundle, {
    cwd: siteDir,
    env,
    output: 'collect',
  });
  if (vite.code !== 0) return { problem: lastLine(vite.output) };
  const next = await run(`${root}/node_modules/.bin/next`, ['build'], {
    cwd: folder,
    env,
    output: 'collect',
  });
  return next.code === 0 ? { folder } : { problem: lastLine(next.output) };
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'no output';

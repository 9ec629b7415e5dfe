import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './fail.ts';
import { cmsDir, root, siteDir } from './paths.ts';
import { isAboutToEnd } from './processes/children.ts';
import { run } from './processes/run.ts';
import { step } from './step.ts';

interface Target {
  readonly name: string;
  readonly dir: string;
  /** Where the build lands, and the command that makes it. */
  readonly output: string;
  readonly command: readonly string[];
  /** What the build is made of, relative to the repository. */
  readonly sources: readonly string[];
  /** Folders of `sources` that the build doesn't read. */
  readonly without?: readonly string[];
}

const shared = [
  'packages/contract',
  'packages/brands',
  'packages/server',
  'package-lock.json',
  'tsconfig.base.json',
];
const targets = {
  backend: {
    name: 'content backend',
    dir: cmsDir,
    output: `${cmsDir}/.next`,
    command: ['next', 'build'],
    sources: [...shared, 'apps/cms/src', 'apps/cms/next.config.mjs', 'apps/cms/package.json'],
    without: ['apps/cms/src/seed', 'apps/cms/src/testing'],
  },
  site: {
    name: 'site',
    dir: siteDir,
    output: `${siteDir}/dist`,
    command: ['astro', 'build'],
    sources: [
      ...shared,
      'apps/site/src',
      'apps/site/public',
      'apps/site/astro.config.ts',
      'apps/site/adapter.ts',
      'apps/site/package.json',
    ],
  },
} as const satisfies Record<string, Target>;

type TargetName = keyof typeof targets;

/** Whether an app's build is missing or older than its sources. */
export const isStale = (name: TargetName): boolean =>
  readStamp(targets[name]) !== sourceStamp(targets[name]);

/** Builds both apps side by side where they are stale; ends the process where a build fails. */
export async function buildWhatIsStale(): Promise<void> {
  await Promise.all([build('backend'), build('site')]);
}

/** Builds an app where it is stale; ends the process where that fails. */
export async function build(name: TargetName): Promise<void> {
  const target: Target = targets[name];
  const stamp = sourceStamp(target);
  if (readStamp(target) === stamp) return;
  const result = await step(`build the ${target.name}`, () =>
    run(`${root}/node_modules/.bin/${target.command[0]}`, target.command.slice(1), {
      cwd: target.dir,
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      output: 'collect',
    }),
  );
  // The servers end in their own time, and this process after them.
  if (isAboutToEnd()) return new Promise(() => undefined);
  if (result.code !== 0)
    fail(`${result.output}\nThe ${target.name} could not be built; the lines above say why.`);
  mkdirSync(target.output, { recursive: true });
  writeFileSync(stampFile(target), stamp);
}

const stampFile = ({ output }: Target): string => `${output}/.stamp`;

const readStamp = (target: Target): string | undefined =>
  existsSync(stampFile(target)) ? readFileSync(stampFile(target), 'utf8') : undefined;

function sourceStamp({ sources, without }: Target): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source, without);
  return hash.digest('hex');
}

function addTo(
  hash: ReturnType<typeof createHash>,
  path: string,
  without: readonly string[] = [],
): void {
  const full = `${root}/${path}`;
  if (
    without.includes(path) ||
    path.endsWith('/node_modules') ||
    /\.(test|spec)\.tsx?$/.test(path) ||
    !existsSync(full)
  )
    return;
  const entries = readEntries(full);
  if (entries) for (const entry of entries.toSorted()) addTo(hash, `${path}/${entry}`, without);
  else hash.update(path).update(readFileSync(full));
}

function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { closeFolder, makeFilesPrivate } from '@concierge/server/start/privateFiles';
import { build, isStale } from './build.ts';
import { fail } from './fail.ts';
import { cmsDir, siteDir } from './paths.ts';
import { isSeeded, prepareDatabase } from './prepareDatabase.ts';
import { endWithThis, stop, stopOnFailure } from './processes/children.ts';
import { requireFree } from './processes/ports.ts';
import { Refusal } from './Refusal.ts';
import { hostToCall } from './settings/hostToCall.ts';
import { loadSecrets } from './settings/secrets.ts';
import { step } from './step.ts';

export interface StackOptions {
  /** Everything that the product keeps: database, media, outbox, caches, secrets. */
  readonly dataDir: string;
  readonly sitePort: number;
  readonly cmsPort: number;
  readonly env?: Record<string, string>;
  /** Writes the servers' output there instead of showing it. */
  readonly logDir?: string;
  /**
   * Called once as soon as the sites show pages. Where it is given, they don't wait for a backend
   * that has to be built: one without the admin answers them until it is.
   */
  readonly onPages?: (shown: Shown) => Promise<void>;
}

export interface Shown {
  readonly env: Record<string, string>;
  /** How the first administrator signs in, where this start has made that account. */
  readonly firstAdmin: string | undefined;
  /** Whether the admin is still being built. */
  readonly isBuilding: boolean;
}

export interface Stack {
  readonly site: ChildProcess;
  readonly cms: ChildProcess;
  /** Starts another process of each server, without waiting for its first answer. */
  readonly spawn: { site(): ChildProcess; cms(): ChildProcess };
  readonly env: Record<string, string>;
  /** Ends both servers and waits for them. */
  stop(): Promise<void>;
}

/**
 * Builds what is stale beside preparing the database, then starts backend and site and waits until
 * both answer. The backend migrates when it starts. Where everything was prepared by an earlier
 * start, the site is first: it answers from its disk until the backend does. Where one of them
 * refuses, the other is stopped too, and this process ends with one sentence.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  await requireFree(options.sitePort, 'PORT');
  await requireFree(options.cmsPort, 'CMS_PORT');
  const env = appEnvironment(options);
  try {
    return await stopOnFailure(() => start(env, options));
  } catch (error) {
    if (error instanceof Refusal) fail(error.message);
    throw error;
  }
}

async function start(
  env: Record<string, string>,
  { logDir, onPages }: StackOptions,
): Promise<Stack> {
  const isPrepared = isSeeded(env);
  const isBuilding = onPages !== undefined && isStale('backend');
  const [firstAdmin] = await Promise.all([
    isPrepared ? undefined : step('fill the database', () => prepareDatabase(env)),
    build('site'),
    isBuilding ? undefined : build('backend'),
  ]);
  const startingBackend = startBackend(env, logDir, isBuilding ? ['--without-admin'] : []);
  if (!isPrepared) await startingBackend;
  const [site, first] = await Promise.all([startSite(env, logDir), startingBackend]);
  await onPages?.({ env, firstAdmin, isBuilding });
  const cms = isBuilding ? await buildAndReplace(first, env, logDir) : first;
  return {
    site,
    cms,
    spawn: { site: () => spawnSite(env, logDir), cms: () => spawnBackend(env, logDir) },
    env,
    stop: async () => void (await Promise.all([stop(site), stop(cms)])),
  };
}

/**
 * Builds the backend and starts it in the place of the one without the admin. Built any sooner, it
 * would take the processor from what the sites wait for.
 */
async function buildAndReplace(
  first: ChildProcess,
  env: Record<string, string>,
  logDir: string | undefined,
): Promise<ChildProcess> {
  await build('backend');
  await stop(first);
  return startBackend(env, logDir);
}

/** Starts the backend alone and waits until it answers; throws a Refusal where it ends. */
export async function startBackend(
  env: Record<string, string>,
  logDir: string | undefined,
  flags: readonly string[] = [],
): Promise<ChildProcess> {
  const cms = spawnBackend(env, logDir, flags);
  await step('start the backend', () =>
    answers(
      `http://${hostToCall(process.env['CMS_HOST'])}:${env['CMS_PORT']}/api/health`,
      cms,
      'backend',
    ),
  );
  return cms;
}

async function startSite(
  env: Record<string, string>,
  logDir: string | undefined,
): Promise<ChildProcess> {
  const site = spawnSite(env, logDir);
  await step('start the site', () =>
    answers(`http://${hostToCall(process.env['HOST'])}:${env['PORT']}/healthz`, site, 'site'),
  );
  return site;
}

const spawnBackend = (
  env: Record<string, string>,
  logDir: string | undefined,
  flags: readonly string[] = [],
) => serve('backend', cmsDir, ['src/server/serve.ts', ...flags], env, logDir);

const spawnSite = (env: Record<string, string>, logDir: string | undefined) =>
  serve('site', siteDir, ['dist/server/entry.mjs'], env, logDir);

/** The variables that both apps run with (`.env.example` explains them). */
export function appEnvironment({
  dataDir,
  sitePort,
  cmsPort,
  env = {},
}: StackOptions): Record<string, string> {
  try {
    makeFilesPrivate();
    mkdirSync(`${dataDir}/media`, { recursive: true });
    closeFolder(dataDir);
  } catch {
    fail(
      `The data folder ${dataDir} can't be written. Choose another one with DATA_DIR, or allow this user to write there.`,
    );
  }
  const cmsHost = hostToCall(process.env['CMS_HOST']);
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    // Pictures are encoded by native threads: with an arena for each of them, glibc gives hardly
    // any of their memory back; nor what it keeps for the next one, unless large pieces always come
    // from the system.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
    MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
    MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
    PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    MEDIA_DIR: process.env['MEDIA_DIR'] ?? `${dataDir}/media`,
    SQLITE_FILE: process.env['SQLITE_FILE'] ?? `${dataDir}/cms.db`,
    CONTENT_API: process.env['CONTENT_API'] ?? `http://${cmsHost}:${cmsPort}/api`,
    // The backend answers to no other name.
    CMS_HOSTS: [process.env['CMS_HOSTS'], cmsHost].filter(Boolean).join(','),
    SITE_URL: process.env['SITE_URL'] ?? `http://${hostToCall(process.env['HOST'])}:${sitePort}`,
    CMS_URL: process.env['CMS_URL'] ?? `http://${cmsHost}:${cmsPort}`,
    ...loadSecrets(dataDir),
    ...env,
  };
}

/**
 * What the servers are started with: a heap of at most 1 GB is collected before it is four times
 * what lives in it, and one of Node's own choice isn't (docs/speed.md).
 */
export const nodeFlags: readonly string[] = [
  '--max-semi-space-size=16',
  '--max-old-space-size=1024',
];

function serve(
  name: string,
  cwd: string,
  args: string[],
  env: Record<string, string>,
  logDir: string | undefined,
): ChildProcess {
  const child = endWithThis(
    spawn(process.execPath, [...nodeFlags, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  if (logDir) closeFolder(logDir);
  const sink = logDir
    ? createWriteStream(`${logDir}/${name}.log`, { flags: 'a', mode: 0o600 })
    : process.stdout;
  child.stdout?.pipe(sink, { end: false });
  child.stderr?.pipe(sink, { end: false });
  return child;
}

/** Milliseconds that a server may take to its first answer on a machine that is slow or busy. */
const startTimeoutMs = 300_000;

async function answers(url: string, child: ChildProcess, name: string): Promise<void> {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; ) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Refusal(`The ${name} ended while starting; the lines above say why.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal(`The ${name} didn't answer on ${url} within five minutes.`);
}

import { resolve } from 'node:path';

/** What the environment says about this site process; read once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Base address of the backend's calls, without a slash at the end (spec §7). */
  readonly contentApi: string;
  readonly dataDir: string;
  /** True behind a proxy or CDN whose forwarding and country headers can be believed. */
  readonly trustProxy: boolean;
  /** Address that is told of every purge; with it, answers say to caches in front how long they keep, and by which tags (issue 7.6). */
  readonly purgeWebhook: string | undefined;
  readonly geoipDb: string | undefined;
  readonly previewSecret: string | undefined;
  /** Bytes that pages may take in memory, and on disk. */
  readonly pageMemory: number;
  readonly pageDisk: number;
  readonly imageDisk: number;
  /** Processes that share the port; 1 is no cluster. */
  readonly workers: number;
  /** Milliseconds between the signal to stop and the refusal of new connections. */
  readonly drainMs: number;
}

const megabyte = 2 ** 20;

/** Reads the environment; a malformed number stops the start with a sentence. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const root = resolve(env['DATA_DIR'] ?? defaultDataDir());
  return {
    port: integer(env, 'PORT', 3000),
    host: env['HOST'] ?? '0.0.0.0',
    contentApi: (env['CONTENT_API'] ?? 'http://localhost:3001/api').replace(/\/+$/, ''),
    dataDir: root,
    trustProxy: isOn(env['TRUST_PROXY']),
    purgeWebhook: env['PURGE_WEBHOOK'] || undefined,
    geoipDb: env['GEOIP_DB'] || undefined,
    previewSecret: env['PREVIEW_SECRET'] || undefined,
    pageMemory: integer(env, 'PAGE_MEMORY_MB', 64) * megabyte,
    pageDisk: integer(env, 'PAGE_DISK_MB', 1024) * megabyte,
    imageDisk: integer(env, 'IMAGE_DISK_MB', 2048) * megabyte,
    workers: integer(env, 'WEB_CONCURRENCY', 1),
    drainMs: integer(env, 'DRAIN_MS', 0),
  };
}

/** `.data` at the root of the repository, seen from `apps/site` and from the root. */
const defaultDataDir = () => (process.cwd().endsWith('/apps/site') ? '../../.data' : '.data');

const isOn = (value: string | undefined) => value === '1' || value === 'true';

function integer(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const written = env[name];
  if (written === undefined || written === '') return otherwise;
  if (!/^\d+$/.test(written)) throw new Error(`${name}=${written} is not a whole number.`);
  return Number(written);
}

export const settings = readSettings();

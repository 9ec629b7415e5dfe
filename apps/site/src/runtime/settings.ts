import { resolve } from 'node:path';
import { readContacts } from './readContacts.ts';
import { variable } from './siteVariables.ts';

/** What the environment says about this site process; read once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Base address of the backend's calls, without a slash at the end (spec §7). */
  readonly contentApi: string;
  readonly dataDir: string;
  /** Whose forwarding and country headers are believed (trustedProxies.ts). */
  readonly trustProxy: string | undefined;
  /** Who bears it is told more by `/healthz`; without it nobody is. */
  readonly healthToken: string | undefined;
  /**
   * Folders of the backend, from its root, whose files may be shown besides its media folder; each
   * begins and ends with a slash.
   */
  readonly mediaPrefixes: readonly string[];
  /** Where holes are reported, as addresses of security.txt; empty for the contact page. */
  readonly securityContacts: readonly string[];
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

/** Reads the environment; a folder that is none stops the start with a sentence. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const root = resolve(variable('DATA_DIR', env) ?? defaultDataDir());
  return {
    port: variable('PORT', env) ?? 3000,
    host: variable('HOST', env) ?? '0.0.0.0',
    contentApi: (variable('CONTENT_API', env) ?? 'http://localhost:3001/api').replace(/\/+$/, ''),
    dataDir: root,
    trustProxy: variable('TRUST_PROXY', env),
    healthToken: variable('HEALTH_TOKEN', env),
    mediaPrefixes: foldersIn(env['MEDIA_PREFIXES'] ?? '/sites/default/files/'),
    securityContacts: readContacts(env['SECURITY_CONTACT'] ?? ''),
    geoipDb: variable('GEOIP_DB', env),
    previewSecret: variable('PREVIEW_SECRET', env),
    pageMemory: (variable('PAGE_MEMORY_MB', env) ?? 64) * megabyte,
    pageDisk: (variable('PAGE_DISK_MB', env) ?? 1024) * megabyte,
    imageDisk: (variable('IMAGE_DISK_MB', env) ?? 2048) * megabyte,
    workers: variable('WEB_CONCURRENCY', env) ?? 1,
    drainMs: variable('DRAIN_MS', env) ?? 0,
  };
}

/** `.data` at the root of the repository, seen from `apps/site` and from the root. */
const defaultDataDir = () => (process.cwd().endsWith('/apps/site') ? '../../.data' : '.data');

/**
 * Folders of a list with commas; one that is the root or no folder stops the start, for all of the
 * backend would be public.
 */
function foldersIn(list: string): string[] {
  const folders = list.split(',').flatMap((folder) => folder.trim() || []);
  const wrong = folders.find((folder) => !/^(\/[\p{L}\p{N}][\p{L}\p{N}._-]*)+\/$/u.test(folder));
  if (wrong) throw new Error(`MEDIA_PREFIXES: ${wrong} is no folder like /sites/default/files/.`);
  return folders;
}

export const settings = readSettings();

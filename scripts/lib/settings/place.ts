import { join, resolve } from 'node:path';
import { root } from '../paths.ts';

/** Where an installation keeps its data. */
export interface Place {
  readonly dataDir: string;
  readonly mediaDir: string;
  /** The content database, unless `databaseUrl` names one. */
  readonly sqliteFile: string;
  readonly databaseUrl: string | undefined;
  /** Whether DATABASE_URL is set to nothing: the folder has no database, and is not to have one. */
  readonly isWithoutDatabase: boolean;
}

/** The place of this installation by its settings, or the one with these in another data folder. */
export function installationPlace(env: NodeJS.ProcessEnv, dataDir?: string): Place {
  const folder = resolve(dataDir ?? (env['DATA_DIR'] || `${root}/.data`));
  const setting = (name: string) => (dataDir === undefined ? env[name] : undefined);
  return {
    dataDir: folder,
    mediaDir: resolve(setting('MEDIA_DIR') || join(folder, 'media')),
    sqliteFile: resolve(setting('SQLITE_FILE') || join(folder, 'cms.db')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    isWithoutDatabase: env['DATABASE_URL'] === '',
  };
}

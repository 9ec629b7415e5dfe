import { fail } from '../fail.ts';
import { root } from '../paths.ts';

/** Where an installation keeps its data, and the ports of its servers. */
export interface Installation {
  readonly dataDir: string;
  readonly sitePort: number;
  readonly cmsPort: number;
}

/**
 * This installation by its settings (call `loadEnvironment` first); ends the process with one
 * sentence where both servers have one port.
 */
export function readInstallation(): Installation {
  const sitePort = Number(process.env['PORT'] || 3000);
  const cmsPort = Number(process.env['CMS_PORT'] || 3001);
  if (sitePort === cmsPort)
    fail(`PORT and CMS_PORT are both ${sitePort}. Site and backend need a port each.`);
  return { dataDir: process.env['DATA_DIR'] || `${root}/.data`, sitePort, cmsPort };
}

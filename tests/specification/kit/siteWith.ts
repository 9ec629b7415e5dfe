import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from '@playwright/test';
import { endProcess, startSite } from '../../ownSite.ts';
import { cmsOrigin, sitePort } from '../../product.ts';
import type { Code } from './brandTable.ts';

/**
 * The built site with settings of its own beside the product, while the tests of a file run;
 * answers the address of a path there. `offset` is what its port is above the product's.
 */
export function siteWith(
  offset: number,
  settings: Readonly<Record<string, string>>,
): (code: Code, path: string) => string {
  const port = sitePort + offset;
  const folder = mkdtempSync(`${tmpdir()}/concierge-site-`);
  let site: ChildProcess;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startSite(port, folder, { CONTENT_API: `${cmsOrigin}/api`, ...settings });
  });
  test.afterAll(async () => {
    await endProcess(site);
    rmSync(folder, { recursive: true, force: true });
  });
  return (code, path) => `http://${code.toLowerCase()}.localhost:${port}${path}`;
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../../scripts/lib/chromium.ts';
import { root } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { startStack } from '../../scripts/lib/stack.ts';
import { admin } from '../signIn.ts';

/**
 * A group of schools of one's own, from nothing to nothing, with the built apps: `npm run init` by
 * flags, the product started, journeys through it, `npm run reset`. `node
 * tests/ownGroup/ownGroup.ts [PORT]` takes that port and the next one.
 */
const sitePort = Number(process.argv[2] ?? 3906);
const cmsPort = sitePort + 1;
const home = mkdtempSync(join(tmpdir(), 'own-group-'));
const dataDir = join(home, 'data');
const env = {
  DATA_DIR: dataDir,
  PORT: String(sitePort),
  CMS_PORT: String(cmsPort),
  ADMIN_PASSWORD: admin.password,
};

try {
  await mustEnd(
    process.execPath,
    `${root}/scripts/init.ts`,
    '--name=Lakes Group',
    '--code=LAKES',
    '--host=lakes.localhost',
    '--school=NORTH,North College,north.localhost,#7a0019',
    '--languages=en,es',
    '--color=#0b6e4f',
    `--admin=${admin.email}`,
  );
  const stack = await startStack({ dataDir, sitePort, cmsPort, env, logDir: join(home, 'log') });
  try {
    await mustEnd(`${root}/node_modules/.bin/playwright`, 'test', '-c', import.meta.dirname);
  } finally {
    await stack.stop();
  }
  await mustEnd(process.execPath, `${root}/scripts/reset.ts`, '--yes');
  const left = readdirSync(dataDir).join(', ');
  if (left !== 'secrets.json') throw new Error(`after the reset there are ${left}`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function mustEnd(command: string, ...args: string[]): Promise<void> {
  const journeys = {
    CHROME_PATH: await chromiumPath(),
    E2E_SITE_PORT: String(sitePort),
    E2E_CMS_PORT: String(cmsPort),
  };
  const { code } = await run(command, args, { env: { ...env, ...journeys } });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}`);
}

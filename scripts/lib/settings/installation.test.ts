import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hostNames } from '../../../apps/cms/src/server/requests/hostRefusal.ts';
import { root } from '../paths.ts';
import { appEnvironment } from '../stack.ts';
import { hostToCall } from './hostToCall.ts';
import { fetchBrands, isWithoutHomePage, settingOfNoBrand } from './liveBrands.ts';

/** What a process with this environment reads, or says when it refuses. */
function read(env: Record<string, string>, cwd?: string): unknown {
  const script = `
    import { loadEnvironment } from ${JSON.stringify(import.meta.resolve('./environment.ts'))};
    import { readInstallation } from ${JSON.stringify(import.meta.resolve('./installation.ts'))};
    loadEnvironment();
    const mediaDir = process.env['MEDIA_DIR'];
    process.stdout.write(JSON.stringify({ ...readInstallation(), mediaDir }));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { DATA_DIR: '/data', ...env } as NodeJS.ProcessEnv, cwd, encoding: 'utf8' },
  );
  return status === 0 ? JSON.parse(stdout) : stderr;
}

test('empty ports are the usual ones', () => {
  const usual = { dataDir: '/data', sitePort: 3000, cmsPort: 3001 };
  expect(read({ PORT: '', CMS_PORT: '' })).toEqual(usual);
});

test.each([
  [{ PORT: '99999' }, 'PORT must be a port number up to 65535.'],
  [{ PORT: '4000', CMS_PORT: '4000' }, 'PORT and CMS_PORT are both 4000.'],
  [{ PORT: '3001' }, 'PORT and CMS_PORT are both 3001.'],
  [{ EXTRA_BRANDS: '/nope.json' }, 'EXTRA_BRANDS names /nope.json, which is no file'],
  [{ EXTRA_BRANDS: import.meta.filename }, "installation.test.ts, which isn't JSON."],
  [{ CMS_URL: 'javascript:1' }, 'CMS_URL must be an absolute address'],
  [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must be an address, like smtps://'],
])('%j is one sentence', (env, sentence) => {
  const said = read(env);
  expect(said).toMatch(/^\n[^\n]+\n\n$/);
  expect(said).toContain(sentence);
});

test('relative paths begin at the repository, wherever the process runs', () => {
  const elsewhere = read({ DATA_DIR: '.data/x', MEDIA_DIR: '.data/media' }, '/');
  expect(elsewhere).toMatchObject({ dataDir: `${root}/.data/x`, mediaDir: `${root}/.data/media` });
});

test('settings come from the file that CONCIERGE_ENV names; what is set already wins', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'concierge-env-')), 'production.env');
  writeFileSync(file, 'PORT=4000\nCMS_PORT=4001\nPOSTGRES_PASSWORD=of-compose\n');
  const ports = { sitePort: 4000, cmsPort: 5000 };
  expect(read({ CONCIERGE_ENV: file, CMS_PORT: '5000' })).toMatchObject(ports);
  expect(read({ CONCIERGE_ENV: '/nope.env' })).toContain("/nope.env can't be read");
  writeFileSync(file, 'SMPT_URL=x\n');
  expect(read({ CONCIERGE_ENV: file })).toContain('production.env sets SMPT_URL, which nothing');
});

test('a variable of a brand that doesn’t exist is one sentence', () => {
  expect(settingOfNoBrand({ HOSTS_HIM: 'him.example', GTM_SEG: 'GTM-1', HOSTS_NOPE: '' })).toBe(
    undefined,
  );
  expect(settingOfNoBrand({ HOSTS_NOPE: 'x.example' })).toMatch(
    /^HOSTS_NOPE is for a brand that doesn't exist\. There are SEG, /,
  );
});

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['10.0.0.5', '10.0.0.5'],
  ['fd00::5', '[fd00::5]'],
])('a server that listens on %s is called by %s', (listensOn, host) => {
  expect(hostToCall(listensOn)).toBe(host);
});

test('a backend that listens on one interface is called there, and answers to that name', () => {
  vi.stubEnv('CMS_HOST', '10.0.0.5');
  const dataDir = mkdtempSync(join(tmpdir(), 'concierge-host-'));
  const env = appEnvironment({ dataDir, sitePort: 3000, cmsPort: 3001 });
  vi.unstubAllEnvs();
  expect(env['CONTENT_API']).toBe('http://10.0.0.5:3001/api');
  expect(hostNames(env)).toContain('10.0.0.5');
});

test('a backend that is away has no say, and is no error', async () => {
  const env = { CONTENT_API: 'http://127.0.0.1:9/api', LEADS_SECRET: 'x' };
  expect(await fetchBrands(env)).toBe(false);
  expect(await isWithoutHomePage(env)).toBe(false);
});

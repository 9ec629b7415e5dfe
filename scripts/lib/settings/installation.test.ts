import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { settingOfNoBrand } from './liveBrands.ts';

/** What a process with this environment reads, or says when it refuses. */
function read(env: Record<string, string>): unknown {
  const script = `
    import { loadEnvironment } from ${JSON.stringify(import.meta.resolve('./environment.ts'))};
    import { readInstallation } from ${JSON.stringify(import.meta.resolve('./installation.ts'))};
    loadEnvironment();
    process.stdout.write(JSON.stringify(readInstallation()));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { DATA_DIR: '/data', ...env } as NodeJS.ProcessEnv, encoding: 'utf8' },
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

test('a variable of a brand that doesn’t exist is one sentence', () => {
  expect(settingOfNoBrand({ HOSTS_HIM: 'him.example', GTM_SEG: 'GTM-1', HOSTS_NOPE: '' })).toBe(
    undefined,
  );
  expect(settingOfNoBrand({ HOSTS_NOPE: 'x.example' })).toMatch(
    /^HOSTS_NOPE is for a brand that doesn't exist\. There are SEG, /,
  );
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const secret = (letter: string) => `pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eR${letter}`;
const fine = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: secret('a'),
  PREVIEW_SECRET: secret('b'),
  LEADS_SECRET: secret('c'),
  CMS_URL: 'https://cms.example.org',
  SITE_URL: 'https://www.example.org',
};

/** Starts a process with this environment alone, which prints the origin of a brand's site. */
function start(env: Record<string, string>): { status: number | null; said: string } {
  const script = `
    import { requireSettings } from ${JSON.stringify(import.meta.resolve('./requireSettings.ts'))};
    requireSettings();
    const { siteOrigin } = await import(${JSON.stringify(import.meta.resolve('../routing/siteOrigin.ts'))});
    process.stdout.write(siteOrigin('HIM') + ' ' + siteOrigin('CAA'));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: env as NodeJS.ProcessEnv, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test.each([
  [{ CMS_URL: '' }, 'CMS_URL is missing'],
  [{ SITE_URL: '' }, 'SITE_URL is missing'],
  [{ SITE_URL: '', BRAND: 'HIM', HOSTS_CAA: 'caa.example.org' }, 'HOSTS_HIM will do'],
  [{ BRAND: 'nobody' }, 'BRAND=nobody is no brand; known are '],
])('%j stops the start of a production backend with one sentence', (faulty, sentence) => {
  const { status, said } = start({ ...fine, ...faulty });
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});

test.each(['HIM', 'him', 'Him'])('BRAND=%s has its site at SITE_URL', (brand) => {
  expect(start({ ...fine, BRAND: brand })).toEqual({
    status: 0,
    said: 'https://www.example.org https://caa.localhost',
  });
});

test('without SITE_URL the sites are at their configured hosts, encrypted', () => {
  const hosts = { HOSTS_HIM: 'him.example.org,x.example.org', HOSTS_CAA: 'caa.example.org' };
  expect(start({ ...fine, SITE_URL: '', ...hosts })).toEqual({
    status: 0,
    said: 'https://him.example.org https://caa.example.org',
  });
});

test('without SITE_URL the host of a brand that nobody has shipped will do', () => {
  expect(start({ ...fine, SITE_URL: '', HOSTS_LAKES: 'www.lakes.example' }).status).toBe(0);
});

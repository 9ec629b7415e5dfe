import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'deploy-check-'));
const secret = (letter: string) => `pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eR${letter}`;
const fine = {
  PAYLOAD_SECRET: secret('a'),
  PREVIEW_SECRET: secret('b'),
  LEADS_SECRET: secret('c'),
  ADMIN_HOST: 'localhost',
  POSTGRES_PASSWORD: 'of-compose-alone',
  SITE_URL: 'http://localhost',
  DATA_DIR: folder,
};

/** Runs the command on a file with these settings, in an environment without any. */
function check(settings: Record<string, string>, rights = 0o600) {
  const file = join(folder, 'production.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''));
  chmodSync(file, rights);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}/scripts/deployCheck.ts`, '--env-file', file],
    { env: { PATH: process.env['PATH'] } as NodeJS.ProcessEnv, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test('good settings end with 0, and what is not configured is no fault', () => {
  const { status, said } = check(fine);
  expect(said).toContain(', 0 wrong, ');
  expect(said).toMatch(/^not configured +database/m);
  expect(status).toBe(0);
});

test('a data folder that the first start makes is no fault', () => {
  const { status, said } = check({ ...fine, DATA_DIR: join(folder, 'to', 'come') });
  expect(said).toMatch(/^not configured +database/m);
  expect(status).toBe(0);
});

test('everything that is wrong is said at once, a line each, without a secret', () => {
  const secrets = ['short-secret', 'password-of-mail', 'pass%20word-of-db', 'key-of-newsletter'];
  const { status, said } = check(
    {
      ...fine,
      LEADS_SECRET: 'short-secret',
      SMPT_URL: 'smtp://example.org',
      CMS_PORT: 'http',
      CMS_URL: 'https://cms.invalid',
      TRUST_PROXY: '0',
      CDN: 'fastly',
      SMTP_URL: 'smtp://editor:password-of-mail@mail.invalid',
      MAIL_FROM: 'a@example.org',
      DATABASE_URL: 'postgres://me:pass%20word-of-db@db.invalid/concierge',
      NEWSLETTER_KEY: 'key-of-newsletter',
      MEDIA_DIR: '.data/media',
      AUDIT_LOG: '/nope/audit.jsonl',
      VISIT_CAPACITY: '3   # at the same time',
      ALARM_LANGUAGE: '"en # quoted"',
    },
    0o644,
  );
  for (const line of [
    /^wrong +settings, file +SMPT_URL is read by nothing/m,
    /^wrong +settings, file +MEDIA_DIR is relative/m,
    /^wrong +settings, file +VISIT_CAPACITY has a # after its value/m,
    /^wrong +settings, file +other users may read it: chmod 600 /m,
    /^wrong +settings +LEADS_SECRET has 12 characters/m,
    /^wrong +settings +CMS_PORT must be a port number/m,
    /^wrong +settings +TRUST_PROXY is missing/m,
    /^wrong +settings +CDN=fastly needs CDN_ID/m,
    /^wrong +audit log +\/nope\/audit\.jsonl can’t be written/m,
    /^wrong +database +the server of DATABASE_URL has no address in DNS/m,
    /^wrong +mail server +the server of SMTP_URL has no address in DNS/m,
  ])
    expect(said).toMatch(line);
  expect(said).not.toContain('ALARM_LANGUAGE has');
  for (const one of [...secrets, 'pass word-of-db']) expect(said).not.toContain(one);
  expect(status).toBe(1);
});

test('settings that nothing can read are findings among all the others', () => {
  const { status, said } = check({
    ...fine,
    CMS_URL: 'javascript:1',
    DATABASE_URL: 'postgres://me:hush-hush@[::1/x',
    BRAND: 'NOPE',
    EXTRA_BRANDS: '/nope.json',
    PORT: '99999',
  });
  for (const line of [
    /^wrong +settings +CMS_URL must be an absolute address/m,
    /^wrong +settings +BRAND=NOPE is no brand/m,
    /^wrong +settings +EXTRA_BRANDS names \/nope\.json, which is no file that can be read/m,
    /^wrong +settings +PORT must be a port number up to 65535/m,
    /^wrong +database +DATABASE_URL is no address/m,
    /^wrong +hosts +its settings can’t be read/m,
    /^ok +data folder/m,
    / wrong, /,
  ])
    expect(said).toMatch(line);
  expect(said).not.toMatch(/hush|\n {4}at /);
  expect(status).toBe(1);
});

test.each([
  ['/nope', 'There is no file /nope'],
  [folder, `${folder} can't be read`],
])('--env-file %s is one sentence', (file, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--', `${root}/scripts/run.mjs`, 'deployCheck.ts', '--env-file', file],
    { encoding: 'utf8' },
  );
  expect(stdout + stderr).toMatch(/^\n[^\n]+\n\n$/);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});

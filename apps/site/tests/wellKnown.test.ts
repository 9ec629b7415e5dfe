import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteUnderTest } from './siteUnderTest.ts';
import { rawRequest, responseStatus, talk } from './talk.ts';

// What machines look for below /.well-known/: whom to tell of a hole, proofs, associations of apps.
const site = new SiteUnderTest();
const folder = join(site.dataDir, 'well-known');
const get = (path: string, host = 'him.localhost') =>
  talk(site.port, rawRequest(path, { head: [`Host: ${host}`, 'Connection: close'] }), 3000);

beforeAll(async () => {
  mkdirSync(join(folder, 'acme-challenge'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(site.dataDir, 'secret.txt'), 'not for you');
  writeFileSync(join(folder, 'acme-challenge/-To_ken'), '-To_ken.print');
  writeFileSync(join(folder, 'assetlinks.json'), '[]');
  writeFileSync(join(folder, 'apple-app-site-association'), '{"applinks":{}}');
  writeFileSync(join(folder, 'page.html'), '<script>alert(1)</script>');
  writeFileSync(join(folder, '.htpasswd'), 'not for you');
  writeFileSync(join(folder, '.git/config'), 'not for you');
  writeFileSync(join(folder, 'large'), Buffer.alloc(300_000));
  symlinkSync(join(site.dataDir, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(site.dataDir, join(folder, 'linked'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  await site.start();
});
afterAll(() => site.stop());

test('each brand says whom to tell of a hole, at its own address, for less than a year', async () => {
  for (const brand of ['him', 'cr']) {
    const { text, headers } = await site.ask('/.well-known/security.txt', {
      host: `${brand}.localhost:9`,
    });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const origin = `http://${brand}.localhost:3000`;
    expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
    expect(text).toContain(`Contact: ${origin}/en/contact/\n`);
    expect(text).toContain('\nPreferred-Languages: en\n');
    const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  }
});

test('files that the installation puts there are served as text or JSON, and nothing in them runs', async () => {
  const types = await Promise.all(
    [
      'acme-challenge/-To_ken',
      'assetlinks.json',
      'apple-app-site-association?x=1',
      'page.html',
    ].map(async (name) => {
      const { status, headers } = await site.ask(`/.well-known/${name}`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      return [status, headers['content-type']];
    }),
  );
  const text = 'text/plain; charset=utf-8';
  const json = 'application/json';
  expect(types.map(([status]) => status)).toEqual([200, 200, 200, 200]);
  expect(types.map(([, type]) => type)).toEqual([text, json, json, text]);
  expect((await site.ask('/.well-known/acme-challenge/-To_ken')).text).toBe('-To_ken.print');
  expect((await site.ask('/.well-known/assetlinks.json', { method: 'HEAD' })).text).toBe('');
  expect((await site.ask('/.well-known/assetlinks.json', { method: 'POST' })).status).toBe(405);
});

const tricks = [
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '..%252fsecret.txt',
  '..\\secret.txt',
  '..%5csecret.txt',
  '%c0%ae%c0%ae/secret.txt',
  './../secret.txt',
  'acme-challenge/../../secret.txt',
  'acme-challenge/..;/..;/secret.txt',
  '/secret.txt',
  '//secret.txt',
  '.htpasswd',
  '%2ehtpasswd',
  '.git/config',
  'acme-challenge/.hidden',
  'assetlinks.json%00.txt',
  'assetlinks.json%0d%0aX: y',
  'assetlinks.json/',
  'assetlinks.json#x',
  'assetlinks.json;x',
  'link.txt',
  'linked/secret.txt',
  'linked',
  'pipe',
  'large',
  'acme-challenge',
  'acme-challenge/',
  'none.txt',
  '',
  `${'a/'.repeat(100)}b`,
  'a'.repeat(3000),
];
test.each(tricks)('/.well-known/%j is no file, and answered at once', async (name) => {
  const { text } = await get(`/.well-known/${name}`);
  expect([400, 404]).toContain(responseStatus(text));
  expect(text).not.toContain('not for you');
});

test('only this folder may begin with a dot, and a foreign host learns nothing', async () => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/en/.well-known/x',
    '/.well-known',
    '/.Well-Known/x',
  ])
    expect([path, responseStatus((await get(path)).text)]).toEqual([path, 400]);
  const foreign = await get('/.well-known/assetlinks.json', 'evil.example');
  expect(responseStatus(foreign.text)).toBe(421);
});

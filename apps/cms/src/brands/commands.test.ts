import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const cmsDir = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'concierge-commands-'));
const hosts = { hosts: 'own.example', colors: { brand: '#7a0019' } };
const data = { code: 'OWN', name: 'School of its own', ...hosts };
const own = await payload.create({ collection: 'brands', data, overrideAccess: true });
const ofBrand = await page(payload, {
  title: 'Of the brand',
  alias: `/${unique('own')}/`,
  field_domain_access: ['OWN' as never],
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await payload.delete({ collection: 'pages', id: ofBrand.id, overrideAccess: true });
  await payload.delete({ collection: 'brands', id: own.id, overrideAccess: true });
});

/** What a command says, on either stream. */
const run = (script: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: cmsDir }, (_, out, err) =>
      resolve(out + err),
    );
  });

test('commands for one brand know those that were made in the admin', async () => {
  const xliff = ['export', '--language', 'es', '--to', folder, '--brand'];
  const said = await Promise.all([
    run('xliff', ...xliff, 'NONE'),
    run('xliff', ...xliff, 'OWN'),
    run('importDrupal', '/nowhere', '--brand', 'OWN'),
    run('importWordpress', '/nowhere.xml', '--brand', 'OWN'),
  ]);
  expect(said).toEqual([
    expect.stringMatching(/--brand is one of .*HIM.*OWN/),
    expect.stringContaining('Wrote 1 files'),
    expect.stringContaining('nowhere is no folder'),
    expect.stringContaining("nowhere.xml can't be read"),
  ]);
  expect(readdirSync(folder)).toHaveLength(1);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterEach, expect, test } from 'vitest';
import { licenceProblem } from './licenceProblem.ts';
import { notices } from './notices.ts';
import { productionPackages } from './productionPackages.ts';
import { sbom } from './sbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'concierge-notices-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('notices list what production installs, once a version, whatever the platform', () => {
  const locked = {
    '': { name: 'concierge' },
    'apps/site': { name: '@concierge/site' },
    'node_modules/@concierge/site': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/@x/other-platform': { version: '3.0.0', license: 'MIT', optional: true },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/old': { version: '5.0.0' },
  };
  mkdirSync(join(folder, 'node_modules/old'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(
    join(folder, 'node_modules/old/package.json'),
    JSON.stringify({ licenses: [{ type: 'MIT' }] }),
  );
  const packages = productionPackages(folder);
  expect(packages.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
    '@x/other-platform: MIT',
    'a: ISC',
    'b: MIT',
    'old: MIT',
  ]);
  expect(notices(packages)).toContain(
    '### MIT\n\n- @x/other-platform 3.0.0\n- b 2.0.0\n- old 5.0.0',
  );
  expect(notices(packages)).not.toContain(folder);
});

test('a licence that MIT does not go with, or none at all, is a problem', () => {
  const problem = (licence?: string) =>
    licenceProblem({ name: 'x', version: '1', licence, integrity: undefined });
  for (const licence of ['MIT', '(GPL-3.0 OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])
    expect(problem(licence), licence).toBeUndefined();
  for (const licence of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-3.0',
    'SEE LICENSE IN x',
    undefined,
  ])
    expect(problem(licence), licence).toBeTypeOf('string');
});

test('the bill of materials names each package by its address, licence and digest', () => {
  const integrity = `sha512-${Buffer.from('0123').toString('base64')}`;
  const packages = [
    { name: '@x/y', version: '1.0.0', licence: 'MIT', integrity },
    { name: 'z', version: '2.0.0', licence: undefined, integrity: undefined },
  ];
  expect(sbom({ name: 'concierge', version: '0.1.0' }, packages)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'concierge', version: '0.1.0' } },
    components: [
      {
        purl: 'pkg:npm/%40x/y@1.0.0',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: '30313233' }],
      },
      { purl: 'pkg:npm/z@2.0.0', hashes: [] },
    ],
  });
});

test('the bill of materials of the product fits the schema of CycloneDX, and each package has a licence that goes with MIT', async () => {
  const packages = productionPackages();
  const bill = JSON.stringify(sbom({ name: 'concierge', version: '0.1.0' }, packages));
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
  expect(await validator.validate(bill)).toBeNull();
  expect(await validator.validate(bill.replace('"library"', '"thing"'))).not.toBeNull();
  expect(packages.flatMap((each) => licenceProblem(each) ?? [])).toEqual([]);
});

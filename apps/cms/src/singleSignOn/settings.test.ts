import { expect, test, vi } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';
import { mapClaims } from './mapClaims.ts';
import { readSingleSignOn } from './settings.ts';
import { warnOfUnknownBrands } from './warnOfUnknownBrands.ts';

const payload = await testPayload();
const settingsOfProvider = {
  OIDC_ISSUER: 'https://login.organisation.example',
  OIDC_CLIENT_ID: 'concierge',
  OIDC_CLIENT_SECRET: 'only for tests',
  OIDC_ROLES: 'web-admins=admin,web-editors=editor',
  OIDC_BRANDS: 'school-one=HIM,school-two=CAA',
};

test('settings that are half or malformed are refused in a sentence', () => {
  const whole = { ...settingsOfProvider };
  expect(readSingleSignOn({})).toBeUndefined();
  for (const [change, said] of [
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is missing'],
    [{ OIDC_ROLES: '' }, 'OIDC_ROLES is missing'],
    [{ OIDC_ROLES: 'web-admins=owner' }, 'OIDC_ROLES must be pairs'],
    [{ OIDC_BRANDS: 'school-one' }, 'OIDC_BRANDS must be pairs'],
    [{ OIDC_BRANDS: 'school-one=No code' }, 'OIDC_BRANDS must be pairs'],
    [{ OIDC_ISSUER: 'http://login.organisation.example' }, 'OIDC_ISSUER must begin with https'],
  ] as const)
    expect(() => readSingleSignOn({ ...whole, ...change })).toThrow(said);
});

test('a brand that was made here is given by its code; one that is gone is left out, and a start warns of it', async () => {
  const data = { code: 'SIGNED', name: 'Made here', hosts: 'signed.example' };
  const made = { ...data, colors: { brand: '#7a0019' } };
  const { id } = await payload.create({ collection: 'brands', data: made, overrideAccess: true });
  const env = { ...settingsOfProvider, OIDC_BRANDS: 'school-one=SIGNED,school-two=GONE' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const settings = readSingleSignOn(process.env);
  const claims = { groups: ['web-editors', 'school-one', 'school-two'] };
  expect(settings && mapClaims(claims, settings)).toEqual({ role: 'editor', brands: ['SIGNED'] });
  const warn = vi.spyOn(payload.logger, 'warn');
  await warnOfUnknownBrands(payload);
  expect(warn.mock.calls).toEqual([['OIDC_BRANDS names GONE, and no brand here has that code.']]);
  warn.mockRestore();
  await payload.delete({ collection: 'brands', id, overrideAccess: true });
  vi.unstubAllEnvs();
});

test('claims may be one text or lie within another; names of prototypes map to nothing', () => {
  const settings = (env: object) => {
    const read = readSingleSignOn({ ...settingsOfProvider, ...env });
    if (!read) throw new Error('no settings');
    return read;
  };
  expect(mapClaims({ groups: 'web-admins' }, settings({}))).toEqual({ role: 'admin', brands: [] });
  const nested = settings({ OIDC_ROLE_CLAIM: 'realm_access.roles', OIDC_BRAND_CLAIM: 'schools' });
  const claims = { realm_access: { roles: ['web-editors'] }, schools: ['school-two'] };
  expect(mapClaims(claims, nested)).toEqual({ role: 'editor', brands: ['CAA'] });
  expect(mapClaims({ groups: [{}, null, 3] }, settings({}))).toBeUndefined();
  expect(mapClaims({}, settings({ OIDC_ROLE_CLAIM: 'constructor.name' }))).toBeUndefined();
});

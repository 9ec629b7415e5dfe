import type { Access } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadLettersFor, handleDeadLetters } from '../leads/inbox/deadLetters.ts';
import { ofOwnVisits } from '../leads/visits/ofOwnVisits.ts';
import type { User } from '../runtime/payload-types.ts';
import { fromSite } from '../testing/leads.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';
import { admissionsOnly } from './admissionsOnly.ts';
import { officerBrands } from './officer.ts';
import { type Right, type Role, rights } from './roles.ts';

const payload = await testPayload();
const changeable = rights as Record<Role, readonly Right[]>;
const before = rights.analyst;
beforeAll(() => Object.assign(changeable, { analyst: [...before, 'persons'] }));
afterAll(() => Object.assign(changeable, { analyst: before }));

test('a role that is given the right reads and acts on the persons of its brands, as admissions do', async () => {
  const { user, call } = await signedIn(payload, 'analyst', ['HIM']);
  const of = (access: Access, own: User) =>
    access({ req: { payload, user: { ...own, collection: 'users' } } } as never);
  expect(of(admissionsOnly, user)).toEqual({ brand: { in: ['HIM'] } });
  expect(await of(ofOwnVisits, user)).toEqual({ school: { in: ['HIM'] } });
  expect(await of(ofOwnVisits, { ...user, brands: [] })).toBe(false);
  expect(officerBrands(user)).toEqual(['HIM']);
  expect((await call('GET', 'leads/export')).status).toBe(200);
  const deadLetters = ['HIM', 'CAA'].map((brand) => ({
    key: crypto.randomUUID(),
    brand,
    reference: `${brand}-1`,
    type: 'contact',
    received_at: new Date().toISOString(),
    message: 'refused',
  }));
  const report = { site: crypto.randomUUID(), deadLetters };
  await handleDeadLetters(payload, fromSite('leads/dead-letters', report));
  expect((await deadLettersFor(payload, user)).map(({ brand }) => brand)).toEqual(['HIM']);
  const visit = await payload.create({
    collection: 'visits',
    data: { school: 'HIM', date: '2031-01-06', time: '10:00', seat: 1, key: crypto.randomUUID() },
    overrideAccess: true,
  });
  expect((await call('POST', `visits/${visit.id}/free`)).status).toBe(200);
});

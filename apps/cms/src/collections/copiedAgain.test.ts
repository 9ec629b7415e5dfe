import { expect, test } from 'vitest';
import { handleEvents } from '../events/handleEvents.ts';
import { fixture } from '../testing/access/accessFixtures.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);

test.each([
  ['forms', 'key'],
  ['campaigns', 'crm_id'],
] as const)(
  'one of %s is copied as often as one likes, each with a %s of its own',
  async (collection, unique) => {
    const id = await fixture(payload, collection, 'own');
    const names = new Set<unknown>();
    for (const _ of [1, 2, 3]) {
      const { status, body } = await editor.call('POST', `${collection}/${id}/duplicate`, {});
      expect([status, body.errors]).toEqual([200, undefined]);
      names.add(body.doc?.[unique]);
    }
    expect(names.size).toBe(3);
    expect([...names].join()).not.toMatch(/undefined|copy/i);
  },
);

test('the copy of an event says so, has no page yet, and is on no list until somebody takes off that it is cancelled', async () => {
  const alias = `/webinars/${unique('kitchen')}/`;
  const [kind, month] = ['webinar', '2037-03'];
  const [StartDate, EndDate] = [`${month}-05`, `${month}-05`];
  const Start_Datetime = `${month}-05T17:00:00.000Z`;
  const data = { kind, Name: 'Live', StartDate, EndDate, Start_Datetime, alias };
  const made = await editor.call('POST', 'campaigns', { ...data, field_domain_access: ['HIM'] });
  const id = made.body.doc?.id;
  await editor.call('PATCH', `campaigns/${id}?locale=es`, { Name: 'En directo' });
  const copied = await editor.call('POST', `campaigns/${id}/duplicate`, {});
  const path = `campaigns/${copied.body.doc?.id}`;
  expect((await editor.call('GET', `${path}?locale=all`)).body).toMatchObject({
    Name: { en: 'Live (copy)', es: 'En directo (copia)' },
    alias: null,
    cancelled: true,
    Start_Datetime,
  });
  const listed = async (more = '') => {
    const address = `http://localhost/api/events?lang=en&month=${month}${more}`;
    const request = new Request(address, { headers: { entorno: 'HIM' } });
    const { items } = await (await handleEvents(payload, request)).json();
    return items.map(({ Name }: { Name: string }) => Name);
  };
  expect(await listed()).toEqual(['Live']);
  expect(await listed('&cancelled=1')).toEqual(['Live']);
  await editor.call('PATCH', path, { Name: 'Live again', cancelled: false });
  expect(await listed()).toEqual(['Live', 'Live again']);
  await editor.call('PATCH', path, { cancelled: true, unannounced: true });
  expect(await listed()).toEqual(['Live']);
  expect(await listed('&cancelled=1')).toEqual(['Live', 'Live again']);
  const where = `where[parent][equals]=${copied.body.doc?.id}&sort=createdAt&limit=1`;
  const versions = (await editor.call('GET', `campaigns/versions?${where}`)).body.docs;
  const back = await editor.call('POST', `campaigns/versions/${versions?.[0]?.id}`, {});
  expect(back.status).toBe(200);
  expect(await listed('&cancelled=1')).toEqual(['Live', 'Live (copy)']);
});

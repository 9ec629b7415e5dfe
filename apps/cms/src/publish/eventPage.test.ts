import { eventAgendaSchema } from '@concierge/contract/eventAgenda';
import { swissDay } from '@concierge/contract/swissDay';
import { expect, test } from 'vitest';
import { handleEvents } from '../events/handleEvents.ts';
import type { Page } from '../runtime/payload-types.ts';
import { getSearch } from '../search/getSearch.ts';
import { indexChanges } from '../search/indexer.ts';
import { formPage, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();

async function fetchAgenda(entorno: string, query = '') {
  const request = new Request(`http://localhost/api/events?lang=en${query}`, {
    headers: { entorno },
  });
  return eventAgendaSchema.parse(await (await handleEvents(payload, request)).json());
}

test('every event of the group’s list opens a page, those that only a school shows on its site', async () => {
  const { items, pages } = await fetchAgenda('SEG');
  for (let n = 2; n <= pages; n += 1) items.push(...(await fetchAgenda('SEG', `&page=${n}`)).items);
  expect(items.filter(({ alias }) => !alias)).toEqual([]);
  const away = items.filter(({ host_brand }) => host_brand);
  expect(away.length).toBeGreaterThan(0);
  for (const { host_brand, school, alias } of away) {
    expect(school).toBe(host_brand);
    const found = await payload.count({
      collection: 'pages',
      where: {
        and: [{ alias: { equals: alias } }, { field_domain_access: { in: [host_brand] } }],
      },
      overrideAccess: true,
    });
    expect(found.totalDocs, `${host_brand} ${alias}`).toBe(1);
  }
});

test('a school’s list stays on its site', async () => {
  const { items } = await fetchAgenda('HIM');
  expect(items.length).toBeGreaterThan(0);
  for (const { host_brand, school } of items)
    expect([host_brand, school]).toEqual([undefined, undefined]);
});

test('an event whose days are written without an hour is listed on its last day, and kept at noon', async () => {
  const today = swissDay(new Date());
  const event = await payload.create({
    collection: 'campaigns',
    overrideAccess: true,
    data: {
      crm_id: unique('event'),
      Name: 'Ends today',
      StartDate: today,
      EndDate: today,
      kind: 'open_house',
      field_domain_access: ['HIM'],
    },
  });
  expect(event.EndDate).toBe(`${today}T12:00:00.000Z`);
  const { items } = await fetchAgenda('HIM', `&month=${today.slice(0, 7)}`);
  expect(items.map(({ Id }) => Id)).toContain(event.crm_id);
  await payload.delete({ collection: 'campaigns', id: event.id, overrideAccess: true });
});

test('an event without an address opens the page that announces it, else the standing page of its kind', async () => {
  const { id, crm_id } = await payload.create({
    collection: 'campaigns',
    overrideAccess: true,
    data: {
      crm_id: unique('event'),
      Name: 'Without a page',
      StartDate: '2036-05-05',
      EndDate: '2036-05-05',
      kind: 'open_house',
      field_domain_access: ['HIM'],
    },
  });
  const opened = async () => {
    const { items } = await fetchAgenda('HIM', '&month=2036-05');
    return items.find(({ Id }) => Id === crm_id)?.alias;
  };
  expect(await opened()).toBe('/open-house/');
  const own = await formPage(payload, { type: 'open_house', event: id });
  expect(await opened()).toBe(own.alias);
  const save = (data: Partial<Page>) =>
    payload.update({ collection: 'pages', id: own.id, data, overrideAccess: true });
  await save({ event: null });
  expect(await opened()).toBe('/open-house/');
  await save({ event: id });
  expect(await opened()).toBe(own.alias);
  await save({ type: 'contact' });
  expect(await opened()).toBe('/open-house/');
});

test('an event’s page is found by a word of the event after that changed', async () => {
  const [before, after] = [`quenelle${process.pid}`, `soufflette${process.pid}`];
  const data = {
    crm_id: unique('event'),
    Name: 'Open kitchen',
    Description: `A day of ${before}`,
    StartDate: '2036-05-06',
    EndDate: '2036-05-06',
    kind: 'open_house' as const,
    field_domain_access: ['HIM' as const],
  };
  const event = await payload.create({ collection: 'campaigns', data, overrideAccess: true });
  const { id } = await formPage(payload, { type: 'webinar', event: event.id });
  const isFound = async (word: string) => {
    await indexChanges(payload);
    const scope = { brand: 'HIM', lang: 'en' } as const;
    const { documents } = await getSearch(payload).search.find(word, scope, 10, 0);
    return documents.some((one) => one.page === id);
  };
  expect(await isFound(before)).toBe(true);
  await payload.update({
    collection: 'campaigns',
    id: event.id,
    data: { Description: `A day of ${after}` },
    overrideAccess: true,
  });
  expect([await isFound(before), await isFound(after)]).toEqual([false, true]);
});

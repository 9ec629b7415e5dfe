import { expect, test } from 'vitest';
import type { Page } from '../runtime/payload-types.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { sweepGhostDrafts } from './ghostDrafts.ts';

const payload = await testPayload();
const day = 24 * 3_600_000;
const draft = (data: Partial<Page>) =>
  payload.create({
    collection: 'pages',
    draft: true,
    locale: 'en',
    data: data as Page,
    overrideAccess: true,
  });
const save = (id: number, data: Partial<Page>, locale: 'en' | 'ar') =>
  payload.update({ collection: 'pages', id, draft: true, locale, data, overrideAccess: true });

test('a page that nobody gave a title is gone after a day; one with a title in any language, or published once, is not', async () => {
  const [ghost, titled, arabic, published] = [
    await draft({}),
    await draft({}),
    await draft({}),
    await page(payload),
  ];
  await save(titled.id, { title: 'Begun' }, 'en');
  await save(arabic.id, { title: 'بداية' }, 'ar');
  await save(published.id, { title: '' }, 'en');
  const left = async () => {
    const ids = [ghost.id, titled.id, arabic.id, published.id];
    const { docs } = await payload.find({
      collection: 'pages',
      where: { id: { in: ids } },
      depth: 0,
      overrideAccess: true,
    });
    return docs.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  await sweepGhostDrafts(payload);
  expect(await left()).toContain(ghost.id);
  await sweepGhostDrafts(payload, Date.now() + day + 60_000);
  expect(await left()).toEqual([titled.id, arabic.id, published.id]);
});

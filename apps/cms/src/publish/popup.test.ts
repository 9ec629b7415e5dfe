import { expect, test } from 'vitest';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);

test("an editor's second pop-up opens on its own types of pages, the older one keeps those that both list", async () => {
  const [first] = (
    await payload.find({
      collection: 'popups',
      where: { field_domain_access: { in: ['HIM'] } },
      sort: 'id',
      depth: 0,
      limit: 1,
      overrideAccess: true,
    })
  ).docs;
  await payload.update({
    collection: 'popups',
    id: first?.id ?? 0,
    data: { field_include_urls: ['homepage', 'lego_page'] },
    overrideAccess: true,
  });
  const second = await payload.create({
    collection: 'popups',
    locale: 'en',
    data: {
      field_domain_access: ['HIM'],
      field_heading: 'Only on campuses',
      field_delay_time: 5,
      field_display_after_days: 7,
      field_include_urls: ['lego_page', 'singleCampus'],
      field_forms: (first?.field_forms ?? []).map(({ brand, form }) => ({
        brand,
        form: form ?? null,
      })),
    },
    user: editor,
    overrideAccess: false,
  });
  const headings = [];
  for (const type of ['lego_page', 'singleCampus', 'singleNews'] as const) {
    const { alias } = await page(payload, { type });
    const { body } = (await fetchParsedNode(payload, `/en${alias}`)) as {
      body: { popup?: { field_heading: string } };
    };
    headings.push(body.popup?.field_heading);
  }
  expect(headings).toEqual([first?.field_heading, 'Only on campuses', undefined]);
  await payload.delete({ collection: 'popups', id: second.id, overrideAccess: true });
  const data = { field_include_urls: first?.field_include_urls ?? [] };
  await payload.update({ collection: 'popups', id: first?.id ?? 0, data, overrideAccess: true });
});

import { expect, test } from 'vitest';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);

test('a refused release says why in the language of whoever reads it, and names the page in one that has a title', async () => {
  const { id } = await page(payload);
  const draft = (locale: string, title: string) =>
    reviewer.call('PATCH', `pages/${id}?draft=true&locale=${locale}`, { title });
  await draft('es', 'Después');
  await draft('en', '');
  const planned = await reviewer.call('POST', 'releases', {
    title: unique('Campaign'),
    documents: [{ relationTo: 'pages', value: id }],
  });
  const release = Number(planned.body.doc?.id);
  await reviewer.call('POST', `releases/${release}/publish`);
  const read = async (language: string) => {
    const headers = { authorization: `JWT ${reviewer.token}`, 'accept-language': language };
    const { body } = await callWith(payload, headers)('GET', `releases/${release}/outcome`);
    return (body['refusals'] as { text: string; title: string }[])[0];
  };
  for (const language of ['ru', 'ar']) {
    const refusal = await read(language);
    expect(refusal?.text).toMatch(/\p{L}/u);
    expect(refusal?.text).not.toMatch(/[a-z]/i);
    expect(refusal?.title).toBe('Después');
  }
  expect((await read('en'))?.text).toContain('Title: This text is required.');
  await payload.delete({ collection: 'releases', id: release, overrideAccess: true });
  await payload.delete({ collection: 'pages', id, overrideAccess: true });
});

test('so does one whose last page can’t be published beside the others', async () => {
  const ids = [(await page(payload, { title: '١' })).id, (await page(payload, { title: '٢' })).id];
  const alias = `/${unique('taken')}/`;
  for (const id of ids) await reviewer.call('PATCH', `pages/${id}?draft=true`, { alias });
  const planned = await reviewer.call('POST', 'releases', {
    title: unique('Campaign'),
    documents: ids.map((value) => ({ relationTo: 'pages', value })),
  });
  const release = Number(planned.body.doc?.id);
  await reviewer.call('POST', `releases/${release}/publish`);
  for (const language of ['ru', 'ar']) {
    const headers = { authorization: `JWT ${reviewer.token}`, 'accept-language': language };
    const { body } = await callWith(payload, headers)('GET', `releases/${release}/outcome`);
    const [refusal, ...others] = body['refusals'] as { text: string; title: string }[];
    expect(others).toEqual([]);
    expect(refusal?.title).toBe('٢');
    expect(refusal?.text).toContain('١');
    expect(refusal?.text).toMatch(/\p{L}/u);
    expect(refusal?.text).not.toMatch(/[a-z]/i);
  }
  await payload.delete({ collection: 'releases', id: release, overrideAccess: true });
  for (const id of ids) await payload.delete({ collection: 'pages', id, overrideAccess: true });
});

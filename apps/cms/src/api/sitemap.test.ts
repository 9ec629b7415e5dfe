import { expect, test } from 'vitest';
import { page, testPayload } from '../testing/testPayload.ts';
import { handleSitemap } from './sitemap.ts';

const payload = await testPayload();
const ask = async (after: string | number) => {
  const address = `http://localhost/api/sitemap?brand=HIM&after=${after}`;
  const answer = await handleSitemap(payload, new Request(address));
  return { status: answer.status, body: (await answer.json()) as { pages?: { id: number }[] } };
};

test('the sitemap begins after an id, ends after any number that no page has, and refuses what is none', async () => {
  const { id } = await page(payload);
  expect((await ask(id - 1)).body.pages).toMatchObject([{ id }]);
  for (const beyond of [id, 2 ** 31 - 1, 2 ** 31, 9_999_999_999])
    expect(await ask(beyond), `after ${beyond}`).toEqual({ status: 200, body: { pages: [] } });
  for (const none of ['x', '-1', '1.5', '1e3']) expect((await ask(none)).status).toBe(400);
});

import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';
import { nodeAnswerSchema } from '@concierge/contract/calls';
import { expect, test } from 'vitest';
import { handleBrandDefinitions } from '../api/brandDefinitions.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const editor = await signedIn(payload, 'brandManager', ['HIM']);

const definitions = async () =>
  brandDefinitionsSchema.parse(await (await handleBrandDefinitions(payload)).json());

test('a site names the languages that were chosen for its brand, and no other', async () => {
  const { docs } = await payload.find({ collection: 'brands', where: { code: { equals: 'HIM' } } });
  const choose = async (languages: string[]) =>
    (await admin.call('PATCH', `brands/${docs[0]?.id}`, { languages })).status;
  const named = async () => {
    const { body } = await fetchParsedNode(payload, '/en/', { brand: 'HIM' });
    const { menus, node } = nodeAnswerSchema.parse(body);
    return [menus.languages.map(({ lang }) => lang), Object.keys(node.translations)];
  };
  const all = ['en', 'es', 'ar', 'ru'];
  expect(await named()).toEqual([all, all]);
  expect((await editor.call('PATCH', `brands/${docs[0]?.id}`, { languages: ['es'] })).status).toBe(
    403,
  );
  expect(await choose(['es', 'ru'])).toBe(200);
  expect(await named()).toEqual([
    ['en', 'es', 'ru'],
    ['en', 'es', 'ru'],
  ]);
  expect((await definitions()).brands[3]).toMatchObject({ languages: ['es', 'ru'] });
  expect(await choose(['de'])).toBe(400);
  expect(await choose([])).toBe(200);
  expect(await named()).toEqual([all, all]);
});

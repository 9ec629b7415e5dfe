import { expect, test } from 'vitest';
import { waitForChanges } from '../../api/changes.ts';
import { newestChange } from '../../runtime/database/database.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'admin');

/** The settings that the site gets with every page of a brand. */
async function fetchSettings(brand: string): Promise<unknown> {
  const { body } = await fetchParsedNode(payload, '/en/', { brand });
  return (body as { settings?: unknown }).settings;
}

/** Saves settings of a brand over HTTP; answers the status and what is wrong with which field. */
async function save(brand: string, settings: object) {
  const { docs = [] } = await payload
    .find({ collection: 'brand-settings', where: { brand: { equals: brand } } })
    .then(({ docs: found }) => ({ docs: found }));
  const { status, body } = await call('PATCH', `brand-settings/${docs[0]?.id}`, settings);
  return { status, problems: body.errors?.[0]?.data?.errors ?? [] };
}

test("a choice of vendors reaches the brand's pages at once, is in the change feed, and leaves other brands alone", async () => {
  const others = await fetchSettings('SEG');
  const since = await newestChange(payload);
  const chosen = { vendors: ['matomo', 'youtube'], matomoOrigin: 'https://stats.example.org' };
  expect((await save('CAA', chosen)).status).toBe(200);
  expect(await fetchSettings('CAA')).toMatchObject(chosen);
  const { changes } = await waitForChanges(payload, since, 0);
  const tags = changes.flatMap((change) => change.tags);
  expect(tags).toContain('settings:CAA');
  expect(tags).not.toContain('settings:SEG');
  expect(await fetchSettings('SEG')).toEqual(others);
  expect((await save('CAA', { vendors: [] })).status).toBe(200);
  expect(await fetchSettings('CAA')).not.toHaveProperty(
    'vendors',
    expect.arrayContaining(['matomo']),
  );
});

test.each([
  'http://stats.example.org',
  'https://stats.example.org/matomo',
  "https://a.example; script-src 'unsafe-inline'",
  'https://*.example.org',
  '',
])('Matomo at %j is refused at its field', async (matomoOrigin) => {
  const { status, problems } = await save('CAA', { vendors: ['matomo'], matomoOrigin });
  expect(status).toBe(400);
  expect(problems.map(({ path }) => path)).toEqual(['matomoOrigin']);
});

test('a vendor without a preset is refused', async () => {
  const { status, problems } = await save('CAA', { vendors: ['evil'] });
  expect([status, problems[0]?.path]).toEqual([400, 'vendors']);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { node } from '../../testing/services/drupalNodes.ts';
import { type FakeResource, serveDrupal } from '../../testing/services/drupalSite.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { runDrupalImport } from './runDrupalImport.ts';

const payload = await testPayload();

test('a redirect follows its site until a person changes it, or puts it into the trash', async () => {
  // Stored decoded.
  const path = `${unique('old')}%C3%A9`;
  const leadingTo = (uri: string) => ({
    redirect_source: { path, query: [] },
    redirect_redirect: { uri },
    status_code: 301,
    language: 'en',
  });
  const redirect: FakeResource = { type: 'redirect--redirect', id: randomUUID() };
  const { base, close } = await serveDrupal({
    collections: {
      'node--page': { '': [node('page', 'A page', {})] },
      'redirect--redirect': { '': [redirect] },
    },
    parts: [],
    files: {},
  });
  const stored = {
    collection: 'redirects',
    where: { path: { equals: `/${decodeURIComponent(path)}/` } },
    overrideAccess: true,
  } as const;
  const importLeadingTo = async (uri: string) => {
    redirect.attributes = leadingTo(uri);
    const { misfits } = await runDrupalImport(payload, base, { brand: 'HIM', publish: true });
    const { docs } = await payload.find(stored);
    return [docs.map(({ url }) => url), misfits.rows.map(({ why }) => why)];
  };
  const left = 'It has been made, changed or deleted here; it was left as it is.';
  try {
    expect(await importLeadingTo('https://one.example/')).toEqual([['https://one.example/'], []]);
    expect(await importLeadingTo('https://two.example/')).toEqual([['https://two.example/'], []]);
    await payload.update({ ...stored, data: { url: '/en/news/' } });
    expect(await importLeadingTo('https://two.example/')).toEqual([['/en/news/'], []]);
    expect(await importLeadingTo('https://three.example/')).toEqual([['/en/news/'], [left]]);
    await payload.update({ ...stored, data: { deletedAt: new Date().toISOString() } });
    expect(await importLeadingTo('https://two.example/')).toEqual([[], []]);
    expect(await importLeadingTo('https://three.example/')).toEqual([[], [left]]);
  } finally {
    close();
  }
});

import { expect, test } from 'vitest';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import { page, testPayload } from '../../testing/testPayload.ts';
import { publishingFor } from '../publishing.ts';
import { publishRichText } from './richText.ts';

const payload = await testPayload();

const words = { type: 'text', text: 'There' };
/** A text whose only word leads to a page. */
const linkTo = (value: number) => {
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value } };
  const paragraph = { type: 'paragraph', children: [{ type: 'link', children: [words], fields }] };
  return { root: { type: 'root', children: [paragraph] } };
};
/** What the paragraph of the published text holds on the school's site. */
async function published(value: number, lang: 'en' | 'es' = 'en'): Promise<unknown> {
  const text = await publishRichText(publishingFor(payload, 'HIM', lang), linkTo(value));
  const [paragraph] = (text?.root.children ?? []) as { children?: unknown }[];
  return paragraph?.children;
}
const link = (url: string) => [{ type: 'link', fields: { linkType: 'custom', url } }];

test("a text's link to a page of another site leads there in full, one to a page of this site by its path", async () => {
  const own = await page(payload, { field_domain_access: ['CAA', 'HIM'] });
  const foreign = await page(payload, { field_domain_access: ['CAA', 'SHMS'] });
  expect(await published(own.id)).toMatchObject(link(`${own.alias}`));
  expect(await published(foreign.id)).toMatchObject(
    link(`${siteOrigin('CAA')}/en${foreign.alias}`),
  );
  expect(await published(foreign.id, 'es')).toMatchObject(
    link(`${siteOrigin('CAA')}/es${foreign.alias}`),
  );
});

test('of a link to a page that is no longer published only the words stay', async () => {
  const draft = await page(payload, { _status: 'draft' });
  expect(await published(draft.id)).toEqual([words]);
});

import { markEnd, markStart } from '@concierge/contract/marks';
import type { DocumentViewServerProps } from 'payload';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { handleDraft } from '../api/draft.ts';
import { previewToken } from '../preview/token.ts';
import type { Page } from '../runtime/payload-types.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { Versions } from './admin/Versions.tsx';
import { markTexts } from './markTexts.ts';
import { pruneAll } from './pruneNightly.ts';
import { superfluous } from './pruneVersions.ts';

vi.mock('@payloadcms/ui', async () => (await import('../testing/adminUi.ts')).adminUi);

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);
const update = (id: number, data: Partial<Page>, options: object = {}) =>
  payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data,
    user: editor,
    overrideAccess: false,
    ...options,
  });
const versions = async (id: number) =>
  (
    await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
      trash: true,
      depth: 0,
      overrideAccess: true,
    })
  ).docs;

test('thirty publications with autosaves between them are thirty versions, and what is drafted after the last stays', async () => {
  const doc = await page(payload);
  for (let n = 1; n < 30; n += 1) {
    await update(doc.id, { title: `Draft ${n}` }, { draft: true, autosave: true });
    await update(doc.id, { title: `Title ${n}`, _status: 'published' });
  }
  await update(doc.id, { title: 'Unfinished' }, { draft: true });
  const found = await versions(doc.id);
  expect(found.filter(({ version }) => version._status === 'published')).toHaveLength(30);
  expect(
    found.filter(({ version }) => version._status === 'draft').map(({ version }) => version.title),
  ).toEqual(['Unfinished']);
  await pruneAll(payload);
  expect(await versions(doc.id)).toHaveLength(31);
  expect(found.filter(({ latest }) => latest)).toHaveLength(1);
}, 120_000);

test('each version of a list is compared with the one before it, also where that is on the next page', async () => {
  const doc = await page(payload);
  const shown = async (listed: number) => {
    const initPageResult = {
      collectionConfig: payload.collections.pages.config,
      docID: doc.id,
      req: { payload, user: editor, i18n: { language: 'en', t: String } },
    };
    const searchParams = { page: String(listed) };
    const view = (await Versions({
      initPageResult,
      routeSegments: [],
      searchParams,
    } as unknown as DocumentViewServerProps)) as ReactElement<{ children: ReactNode[] }>;
    const html = renderToStaticMarkup(createElement('div', {}, ...view.props.children.slice(2)));
    const count = (text: string) => html.split(text).length - 1;
    return [count('<tr>') - 1, count('Beside the one before'), count('Older')];
  };
  for (let n = 1; n < 25; n += 1) await update(doc.id, { title: `${n}`, _status: 'published' });
  expect(await shown(1)).toEqual([25, 24, 0]);
  await update(doc.id, { title: 'One more', _status: 'published' });
  expect([await shown(1), await shown(2)]).toEqual([
    [25, 25, 1],
    [1, 0, 0],
  ]);
}, 120_000);

test('of drafts only the last twenty of the present editing are kept; publications for two years, the newest for good', () => {
  const day = 24 * 3_600_000;
  const now = Date.parse('2026-11-22T00:00:00Z');
  const at = (id: number, daysAgo: number, _status: string) => ({
    id,
    updatedAt: new Date(now - daysAgo * day).toISOString(),
    version: { _status },
  });
  const drafts = Array.from({ length: 30 }, (_, index) => at(100 + index, index / 100, 'draft'));
  expect(superfluous([...drafts, at(1, 700, 'published')], now)).toEqual(
    drafts.slice(20).map(({ id }) => id),
  );
  expect(
    superfluous([at(1, 800, 'published'), at(2, 801, 'draft'), at(3, 802, 'published')], now),
  ).toEqual([2, 3]);
  expect(
    superfluous([at(1, 900, 'draft'), at(2, 901, 'published'), at(3, 902, 'published')], now),
  ).toEqual([3]);
  expect(superfluous([], now)).toEqual([]);
});

test('each version says who saved it, whatever is sent as the name, and restoring one is the work of who restores it', async () => {
  const other = await person(payload, 'editor', ['HIM']);
  const doc = await page(payload);
  expect((await versions(doc.id))[0]?.version.savedBy ?? null).toBe(null);
  await update(doc.id, {
    title: 'Mine',
    savedBy: 'somebody@else.example',
    _status: 'published',
  } as Partial<Page>);
  await update(doc.id, { title: 'Theirs', savedBy: editor.email } as Partial<Page>, {
    user: other,
    draft: true,
  });
  expect((await versions(doc.id)).map(({ version }) => version.savedBy)).toEqual([
    other.email,
    editor.email,
    null,
  ]);
  const [, mine] = await versions(doc.id);
  await payload.restoreVersion({
    collection: 'pages',
    id: String(mine?.id),
    user: other,
    overrideAccess: true,
  } as never);
  expect((await versions(doc.id))[0]?.version).toMatchObject({
    title: 'Mine',
    savedBy: other.email,
  });
});

test('what is taken off the site by its button stays in the history as it was, with who saved it', async () => {
  const author = await person(payload, 'author', ['HIM']);
  const doc = await page(payload);
  const takeOff = () => update(doc.id, { _status: 'draft' }, { unpublishAllLocales: true });
  await takeOff();
  await update(doc.id, { _status: 'published' });
  await update(doc.id, { title: 'Unread' }, { user: author, draft: true });
  await takeOff();
  const found = await versions(doc.id);
  expect(found.map(({ version }) => [version._status, version.savedBy ?? null])).toEqual([
    ['draft', editor.email],
    ['draft', author.email],
    ['published', editor.email],
    ['published', null],
  ]);
  expect(found.filter(({ latest }) => latest)).toHaveLength(1);
});

const draft = async (id: number, query: string) => {
  const address = `http://localhost/api/draft/${id}?lang=en&token=${previewToken(id)}&${query}`;
  const response = await handleDraft(payload, new Request(address), String(id));
  return { status: response.status, body: (await response.json()) as { node?: { title: string } } };
};

test("a page's signed link shows any of its versions, the words marked that another one lacks, and none of another page", async () => {
  const doc = await page(payload, { title: 'Study in Montreux' });
  await update(doc.id, { title: 'Study well in Montreux', _status: 'published' });
  const [newest, oldest] = await versions(doc.id);
  expect((await draft(doc.id, `version=${oldest?.id}`)).body.node?.title).toBe('Study in Montreux');
  const marked = (await draft(doc.id, `version=${newest?.id}&against=${oldest?.id}`)).body.node
    ?.title;
  expect(marked).toBe(`Study ${markStart}well${markEnd} in Montreux`);
  expect(
    (await draft(doc.id, `version=${oldest?.id}&against=${newest?.id}`)).body.node?.title,
  ).toBe('Study in Montreux');
  const other = await page(payload);
  const [foreign] = await versions(other.id);
  for (const wrong of [`${foreign?.id}`, '999999999', '9999999999', 'x', '1e3', "1'--"])
    expect([wrong, (await draft(doc.id, `version=${encodeURIComponent(wrong)}`)).status]).toEqual([
      wrong,
      404,
    ]);
});

test('only what is read is marked, wherever it moved, and never what has a form of its own', () => {
  const before = { title: 'One', field_blocks: [{ type: 'cta', title: 'Same words', url: '/a/' }] };
  const after = {
    title: 'One',
    field_blocks: [
      {
        type: 'quote',
        field_text: { root: { children: [{ type: 'text', text: 'Brand new  text' }] } },
      },
      { type: 'cta', title: 'Same words', url: '/b/' },
    ],
    form: { title: 'Not on the page' },
  };
  expect(markTexts(after, before)).toEqual({
    ...after,
    field_blocks: [
      {
        type: 'quote',
        field_text: {
          root: { children: [{ type: 'text', text: `${markStart}Brand new  text${markEnd}` }] },
        },
      },
      after.field_blocks[1],
    ],
  });
});

import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { StatusCell } from '../../collections/pages/StatusCell.tsx';
import { page, testPayload } from '../../testing/testPayload.ts';
import { DocumentName } from './DocumentName.tsx';
import { rowTitle } from './rowTitle.ts';

vi.mock('@payloadcms/ui', async () => (await import('../../testing/adminUi.ts')).adminUi);

const payload = await testPayload();

test('an untitled draft of any collection is headed by words, not by its number alone', async () => {
  for (const { slug, versions, admin } of payload.config.collections) {
    if (!versions?.drafts) continue;
    const shown = JSON.stringify(admin.components?.edit?.beforeDocumentControls);
    expect(shown, slug).toContain('#DocumentName');
  }
  const section = await payload.create({
    collection: 'shared-sections',
    draft: true,
    data: { field_domain_access: ['HIM'] } as never,
    overrideAccess: true,
  });
  const i18n = { language: 'en', fallbackLanguage: 'en' } as never;
  const name = await DocumentName({
    payload,
    i18n,
    collectionSlug: 'shared-sections',
    id: section.id,
  });
  const { untitled } = (name as ReactElement<{ untitled: string }>).props;
  expect(untitled).toBe(`Without title, no. ${section.id}`);
});

test('a list reads the titles of other languages, and what is published, of all its rows at once', async () => {
  const docs = [await page(payload, { title: 'One' }), await page(payload, { title: 'Two' })];
  const hidden = await page(payload, { title: 'Three', _status: 'draft' });
  const ids = [...docs, hidden].map(({ id }) => id);
  const reads = [
    vi.spyOn(payload.db, 'find'),
    vi.spyOn(payload.db, 'queryDrafts'),
    vi.spyOn(payload.db, 'count'),
  ];
  const titles = ids.map((id) =>
    rowTitle(payload, { collection: 'pages', id, name: 'title' }, 'ar'),
  );
  expect(await Promise.all(titles)).toEqual(['One', 'Two', 'Three']);
  const states = ids.map(async (id) => {
    const cell = { cellData: 'changed', rowData: { id }, payload, i18n: { language: 'en' } };
    return (await StatusCell(cell as never)).props.children;
  });
  expect(await Promise.all(states)).toEqual([
    'Published, with changes',
    'Published, with changes',
    'Draft',
  ]);
  // Beside them the search index reads what was published.
  const conditions = reads.flatMap(({ mock: { calls } }) =>
    calls.map(([{ where }]) => JSON.stringify(where)),
  );
  expect(conditions.filter((where) => where.includes(`${hidden.id}`))).toHaveLength(2);
});

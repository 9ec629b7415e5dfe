import { expect, test } from 'vitest';
import { handleDraft } from '../api/draft.ts';
import { previewToken } from '../preview/token.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const quote = (field_text: string) => ({ blockType: 'quote', field_text }) as const;

test('who may draft pages drafts sections, who may publish pages publishes them, and a section has no section in it', async () => {
  const blocks = [quote('Six o’clock.')];
  const made = { title: 'Hours', field_domain_access: ['HIM'], field_blocks: blocks };
  const author = await signedIn(payload, 'author', ['HIM']);
  const begun = await author.call('POST', 'shared-sections?draft=true', made);
  expect(begun.status).toBe(201);
  const path = `shared-sections/${begun.body.doc?.id}`;
  const published = { _status: 'published' };
  expect((await author.call('PATCH', path, published)).status).toBe(403);
  expect((await author.call('PATCH', `${path}?draft=true`, { title: 'Our hours' })).status).toBe(
    200,
  );
  const translator = await signedIn(payload, 'translator', ['HIM']);
  await payload.update({
    collection: 'users',
    id: translator.user.id,
    data: { languages: ['es'] },
    overrideAccess: true,
  });
  const rows = begun.body.doc?.['field_blocks'] as object[];
  const spanish = { field_blocks: rows.map((row) => ({ ...row, field_text: 'A las seis.' })) };
  const translate = (locale: string, sent: object) =>
    translator.call('PATCH', `${path}?draft=true&locale=${locale}`, sent);
  expect((await translate('es', spanish)).status).toBe(200);
  expect((await translate('ru', spanish)).status).toBe(403);
  expect((await translate('es', { title: 'Otra' })).status).toBe(403);
  for (const [role, brands, status] of [
    ['reviewer', ['HIM'], 200],
    ['editor', ['CAA'], 403],
    ['analyst', ['HIM'], 403],
  ] as const) {
    const { call } = await signedIn(payload, role, [...brands]);
    expect((await call('PATCH', path, published)).status, role).toBe(status);
  }
  const nested = { field_blocks: [{ blockType: 'shared_section', section: 1 }] };
  expect((await editor.call('PATCH', path, nested)).status).toBe(400);
});

test('the editor of a section sees its draft as a site renders it, with the signed link of this section only', async () => {
  const { id } = await payload.create({
    collection: 'shared-sections',
    data: { title: 'Hours', field_domain_access: ['HIM'], _status: 'published' },
    overrideAccess: true,
  });
  await payload.update({
    collection: 'shared-sections',
    id,
    data: { field_blocks: [quote('At seven, soon.')] },
    draft: true,
    overrideAccess: true,
  });
  const draft = async (draftId: string, signed = draftId) => {
    const query = new URLSearchParams({ lang: 'es', token: previewToken(signed) });
    const request = new Request(`http://localhost/api/draft/${draftId}?${query}`);
    const answer = await handleDraft(payload, request, draftId);
    return { status: answer.status, body: await answer.json() };
  };
  expect((await draft(`section-${id}`)).body.node).toMatchObject({
    field_blocks: [{ type: 'quote', field_text: 'At seven, soon.' }],
  });
  expect((await draft(`section-${id}`, String(id))).status).toBe(403);
  expect((await draft('section-99999999')).status).toBe(404);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openForm, signedIn } from '../testing/adminForm.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { mergeEdits } from './mergeEdits.ts';
import { noteHere } from './presence.ts';

const payload = await testPayload();
const [ana, bea] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['HIM']),
]);
const quote = (text: string) => [{ blockType: 'quote' as const, field_text: text }];
const loadDraft = (id: number) =>
  payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'en',
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });

test('a save over what somebody else has saved is refused, as autosave and as publication, and names who it was', async () => {
  const doc = await page(payload, { field_lead: 'Before' });
  const hers = await openForm(payload, ana, doc.id, 'en', 'tab-a');
  const his = await openForm(payload, bea, doc.id, 'en', 'tab-b');
  hers.type({ field_lead: 'By Ana' });
  expect((await hers.autosave()).status).toBe(200);
  his.type({ title: 'By Bea' });
  for (const save of [his.autosave, his.publish, his.publishLanguage]) {
    const { status, body } = await save();
    const [error] = body.errors;
    expect([status, error.data.errors[0].path]).toEqual([409, 'editing_tab']);
    expect(error.message).toContain(ana.user.email);
    expect(error.data.errors[0].message).toBe(error.message);
  }
  const draft = await loadDraft(doc.id);
  expect([draft.field_lead, draft.title, draft.editing_tab ?? null]).toEqual([
    'By Ana',
    doc.title,
    null,
  ]);
  // Read anew, the same save goes through; and it is Ana's form that is stale then.
  const again = await openForm(payload, bea, doc.id, 'en', 'tab-b');
  again.type({ title: 'By Bea' });
  expect((await again.publish()).status).toBe(200);
  hers.type({ field_lead: 'By Ana, longer' });
  expect((await hers.autosave()).status).toBe(409);
  expect(await loadDraft(doc.id)).toMatchObject({ field_lead: 'By Ana', title: 'By Bea' });
});

test("one's own other tab is somebody else; one's own tab never is, even before its form has heard of its last save", async () => {
  const doc = await page(payload);
  const one = await openForm(payload, ana, doc.id, 'en', 'tab-1');
  const other = await openForm(payload, ana, doc.id, 'en', 'tab-2');
  const before = one.read().updatedAt;
  one.type({ title: 'First' });
  await one.autosave();
  one.type({ title: 'First and second', updatedAt: before });
  expect((await one.autosave()).status).toBe(200);
  other.type({ title: 'Elsewhere' });
  const { status, body } = await other.publish();
  expect(status).toBe(409);
  expect(body.errors[0].message).toContain('another window');
});

test("two languages of a page are written at the same time, blocks included, and neither's words vanish", async () => {
  const doc = await page(payload, { field_blocks: quote('Quote') });
  const english = await openForm(payload, ana, doc.id, 'en', 'tab-en');
  const spanish = await openForm(payload, bea, doc.id, 'es', 'tab-es');
  const words = (form: typeof english, text: string) =>
    form.type({
      title: text,
      field_blocks: (form.read().field_blocks ?? []).map(
        (block) => ({ ...block, field_text: text }) as typeof block,
      ),
    });
  for (const round of ['one', 'two']) {
    words(english, `English ${round}`);
    expect((await english.autosave()).status).toBe(200);
    words(spanish, `Español ${round}`);
    expect((await spanish.autosave()).status).toBe(200);
  }
  expect((await english.publish()).status).toBe(200);
  const stored = await payload.findByID({
    collection: 'pages',
    id: doc.id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  });
  const both = { en: 'English two', es: 'Español two' };
  expect(stored).toMatchObject({ title: both, field_blocks: [{ field_text: both }] });
  // A block more is for all languages: whoever doesn't know of it would take it away.
  english.type({ field_blocks: [...(english.read().field_blocks ?? []), ...quote('A new one')] });
  await english.autosave();
  words(spanish, 'Español three');
  expect((await spanish.autosave()).status).toBe(409);
});

test('of two saves at the same moment one is refused; scripts, which name no tab, are never', async () => {
  const doc = await page(payload);
  const forms = await Promise.all([
    openForm(payload, ana, doc.id, 'en', 'a'),
    openForm(payload, bea, doc.id, 'en', 'b'),
  ]);
  for (const [index, form] of forms.entries()) form.type({ title: `At once ${index}` });
  expect(
    (await Promise.all(forms.map((form) => form.autosave()))).map(({ status }) => status).sort(),
  ).toEqual([200, 409]);
  const { status } = await bea.ask('PATCH', `pages/${doc.id}`, {
    title: 'By a script',
    updatedAt: doc.updatedAt,
  });
  expect(status).toBe(200);
  const script = await payload.update({
    collection: 'pages',
    id: doc.id,
    data: { title: 'By another' },
    locale: 'en',
    overrideAccess: true,
  });
  expect(script.title).toBe('By another');
  const [stale] = await Promise.all([(forms[0] as (typeof forms)[0]).autosave()]);
  expect(stale.body.errors[0].message).toMatch(/elsewhere|@/);
});

test('who has the same page open is told to the others of it, and to nobody else', async () => {
  const doc = await page(payload);
  const present = { tab: 'a', user: 1, email: 'a@x', locale: 'en', gone: false };
  expect(noteHere('t', present, 0)).toEqual([]);
  expect(noteHere('t', { ...present, tab: 'b' }, 1).map(({ tab }) => tab)).toEqual(['a']);
  expect(noteHere('t', { ...present, tab: 'c' }, 40_000)).toEqual([]);
  noteHere('t', { ...present, tab: 'c', gone: true }, 40_001);
  expect(noteHere('t', present, 40_002)).toEqual([]);
  const stranger = await signedIn(payload, 'editor', ['CAA']);
  expect(
    (await stranger.ask('POST', `pages/${doc.id}/here`, { tab: 'x', locale: 'en' })).status,
  ).toBe(404);
});

test('a list that is empty in the form, which counts its rows, takes the rows of the other', () => {
  const row = { id: 'a', blockType: 'quote', field_text: 'x' };
  expect(
    mergeEdits({ field_blocks: [] }, { field_blocks: 0, title: 'Mine' }, { field_blocks: [row] }),
  ).toMatchObject({
    data: { field_blocks: [row], title: 'Mine' },
    conflicts: [],
  });
});

const rows = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('', 'x', 'y', 'z') }),
  {
    selector: ({ id }) => id,
  },
);
const docs = fc.record({
  title: fc.constantFrom('', 'x', 'y', 'z'),
  blocks: rows,
  group: fc.record({ text: fc.constantFrom('x', 'y', 'z') }),
});

test('merged edits hold everything that either has changed, and ask wherever both have', () => {
  fc.assert(
    fc.property(docs, docs, docs, (base, mine, theirs) => {
      const { data, conflicts } = mergeEdits(base, mine, theirs);
      const merged = data as typeof base;
      const hasConflictAt = (...path: string[]) =>
        conflicts.some((conflict) => conflict.path.join('.').startsWith(path.join('.')));
      if (theirs.title !== base.title && mine.title === base.title)
        expect(merged.title).toBe(theirs.title);
      if (mine.title !== base.title) expect(merged.title).toBe(mine.title);
      if (mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title)
        expect(hasConflictAt('title')).toBe(true);
      for (const row of mine.blocks) {
        const before = base.blocks.find(({ id }) => id === row.id);
        const isNew = !before && !theirs.blocks.some(({ id }) => id === row.id);
        if (isNew || (before && before.text !== row.text))
          expect(merged.blocks).toContainEqual(
            expect.objectContaining({ id: row.id, text: row.text }),
          );
      }
      for (const row of theirs.blocks) {
        const [before, own] = [base, mine].map((doc) => doc.blocks.find(({ id }) => id === row.id));
        const changed = !before || before.text !== row.text;
        if (changed && !own) expect(merged.blocks).toContainEqual(row);
        if (changed && own && before && own.text === before.text)
          expect(merged.blocks).toContainEqual(row);
        if (changed && own && own.text !== row.text && before && own.text !== before.text)
          expect(hasConflictAt('blocks')).toBe(true);
      }
      for (const conflict of conflicts) conflict.takeTheirs();
      if (mine.title !== base.title && theirs.title !== base.title)
        expect(merged.title).toBe(theirs.title);
    }),
    { numRuns: 2000 },
  );
});

test('who saved is no text that one takes over', () => {
  const base = { Name: 'Open day', savedBy: null, updatedAt: '2026-01-01' };
  const theirs = { ...base, savedBy: 'bea@concierge.example', updatedAt: '2026-01-02' };
  const { data, conflicts, taken } = mergeEdits(base, { ...base, Name: 'Open night' }, theirs);
  expect([data, conflicts, taken]).toEqual([{ ...theirs, Name: 'Open night' }, [], []]);
});

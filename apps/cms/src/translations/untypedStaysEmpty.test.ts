import { type Lang, langs } from '@concierge/contract/lang';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '../runtime/payload-types.ts';
import { openForm, signedIn } from '../testing/adminForm.ts';
import { richText } from '../testing/richText.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);

const fields = ['title', 'field_lead', 'body', 'quote', 'author'] as const;
type Typed = (typeof fields)[number];

/** What a person types into a field of the form: of the page, of its rich text, of a block. */
const typing: { [F in Typed]: (state: Page, text: string) => Partial<Page> } = {
  title: (_, text) => ({ title: text }),
  field_lead: (_, text) => ({ field_lead: text }),
  body: (_, text) => ({ body: richText(text) }),
  quote: (state, text) => ({
    field_blocks:
      state.field_blocks?.map((block) => ({ ...block, field_text: text }) as typeof block) ?? [],
  }),
  author: (state, text) => ({
    field_blocks:
      state.field_blocks?.map((block) => ({ ...block, field_author: text }) as typeof block) ?? [],
  }),
};

/** What is stored of a field in each language. */
async function stored(
  id: number,
  draft: boolean,
): Promise<Record<Typed, Partial<Record<Lang, unknown>>>> {
  const doc = (await payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    depth: 0,
    draft,
    overrideAccess: true,
  })) as never as {
    [key: string]: object;
    field_blocks: { field_text: object; field_author: object }[];
  };
  const [block] = doc.field_blocks;
  return {
    title: doc['title'] ?? {},
    field_lead: doc['field_lead'] ?? {},
    body: doc['body'] ?? {},
    quote: block?.field_text ?? {},
    author: block?.field_author ?? {},
  };
}

const step = fc.record({
  lang: fc.constantFrom(...langs),
  field: fc.option(fc.constantFrom(...fields)),
  save: fc.constantFrom('autosave' as const, 'publish' as const, 'publishLanguage' as const),
});

test('whatever is edited and published in whatever language, a field that nobody typed in a language stays empty in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
      const doc = await page(payload, {
        title: 'English title',
        field_lead: 'English lead',
        body: richText('English body'),
        field_blocks: [
          { blockType: 'quote', field_text: 'English quote', field_author: 'English author' },
        ],
      });
      const typed = new Map<string, Set<Lang>>(
        fields.map((field) => [field, new Set<Lang>(['en'])]),
      );
      const forms = new Map<Lang, Awaited<ReturnType<typeof openForm>>>();
      for (const { lang, field, save } of steps) {
        // A form stays open while its person goes on: what it took over from one answer is sent
        // with the next save.
        const form = forms.get(lang) ?? (await openForm(payload, editor, doc.id, lang));
        forms.clear();
        forms.set(lang, form);
        if (!form.read().title) form.type({ title: `${lang} title` });
        typed.get('title')?.add(lang);
        if (field) {
          form.type(typing[field](form.read(), `${lang} ${field}`));
          typed.get(field)?.add(lang);
        }
        expect((await form[save]()).status).toBe(200);
      }
      for (const draft of [false, true]) {
        const found = await stored(doc.id, draft);
        for (const field of fields)
          for (const lang of langs)
            if (!typed.get(field)?.has(lang))
              expect(found[field][lang] ?? '', `${field} in ${lang}`).toBe('');
      }
      await payload.delete({ collection: 'pages', id: doc.id, overrideAccess: true });
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

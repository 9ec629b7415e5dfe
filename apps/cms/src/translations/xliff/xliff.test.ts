import { setTimeout } from 'node:timers/promises';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test, vi } from 'vitest';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { page, testPayload } from '../../testing/testPayload.ts';
import { exportXliff } from './exportXliff.ts';
import { importXliff } from './importXliff.ts';

const payload = await testPayload();
const words = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const block = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
});
const body = () => ({
  root: block('root', [
    block('heading', [words('Rooms & suites')], { tag: 'h2' }),
    block('paragraph', [
      words('Every room has a '),
      words('view', 1),
      words(' of the '),
      block('link', [words('lake')], {
        version: 3,
        fields: { linkType: 'custom', newTab: false, url: '/campuses/' },
      }),
      words('.'),
    ]),
  ]),
});
const quote = { blockType: 'quote' as const, field_text: 'A <fine> year.', field_author: 'Ana' };
const made = () =>
  page(payload, {
    title: 'Living',
    body: body() as never,
    field_blocks: [quote],
  });
const read = async (id: number, draft = true) =>
  (await payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    draft,
    depth: 0,
    overrideAccess: true,
  })) as unknown as Record<string, Record<string, unknown>> & {
    field_blocks: Record<string, Record<string, string>>[];
  };
const exportPageXliff = async (id: number, lang: 'ar' | 'es' = 'ar') =>
  [...(await exportXliff(payload, { lang }))].find(([name]) => name.startsWith(`${id}-`))?.[1] ??
  '';

/** Translates as an agency's tool would: each source becomes a target. */
const translated = (xliff: string, change: (source: string) => string) =>
  xliff
    .replaceAll(/<target>.*?<\/target>/gs, '')
    .replaceAll(
      /<source>(.*?)<\/source>/gs,
      (whole, source) => `${whole}<target>${change(source)}</target>`,
    );

test('a translated file changes its texts in its language, as a draft; imported again, or as exported, it changes nothing', async () => {
  const { id } = await made();
  const [before, publicBefore] = [await read(id), await read(id, false)];
  const file = await exportPageXliff(id);
  expect(await importXliff(payload, file)).toEqual({ changed: 0, same: 0, skipped: [] });
  expect(await read(id)).toEqual(before);

  const arabic = translated(file, (source) => source.replaceAll(/(^|>)([^<]+)/g, '$1ع$2'));
  expect(await importXliff(payload, arabic)).toEqual({ changed: 4, same: 0, skipped: [] });
  const after = await read(id);
  expect(await read(id, false)).toEqual(publicBefore);
  expect(after).toMatchObject({ _status: 'draft', title: { en: 'Living', ar: 'عLiving' } });
  expect(after.field_blocks[0]).toMatchObject({
    field_text: { en: 'A <fine> year.', ar: 'عA <fine> year.' },
    field_author: { en: 'Ana', ar: 'عAna' },
  });
  expect(after['body']?.['en']).toEqual(before['body']?.['en']);
  expect(after['body']?.['es']).toBeUndefined();
  expect(after['body']?.['ar']).toMatchObject({
    root: {
      children: [
        { type: 'heading', tag: 'h2', direction: 'rtl', children: [{ text: 'عRooms & suites' }] },
        {
          children: [
            { text: 'عEvery room has a ', format: 0 },
            { text: 'عview', format: 1 },
            { text: 'ع of the ' },
            { type: 'link', fields: { url: '/campuses/' }, children: [{ text: 'عlake' }] },
            { text: 'ع.' },
          ],
        },
      ],
    },
  });
  expect(await importXliff(payload, arabic)).toEqual({ changed: 0, same: 4, skipped: [] });
  expect(await importXliff(payload, await exportPageXliff(id))).toEqual({
    changed: 0,
    same: 4,
    skipped: [],
  });
  expect(await read(id)).toEqual(after);
});

test('what somebody saves in the moment of an import is not lost', async () => {
  const { id } = await made();
  const file = translated(await exportPageXliff(id), (source) => `ع${source}`);
  const form = await openForm(payload, await signedIn(payload, 'editor', ['HIM']), id, 'en');
  form.type({ field_blocks: [...(form.read().field_blocks ?? []), quote] });
  const findByID = payload.findByID.bind(payload);
  let saved: ReturnType<typeof form.autosave> | undefined;
  vi.spyOn(payload, 'findByID').mockImplementation(async (options) => {
    const found = await findByID(options);
    if (options.locale === 'ar') {
      saved ??= form.autosave();
      await Promise.race([saved, setTimeout(500)]);
    }
    return found;
  });
  await importXliff(payload, file);
  vi.restoreAllMocks();
  expect((await saved)?.status).toBe(200);
  const { title, field_blocks } = await read(id);
  expect(title?.['ar']).toBe('عLiving');
  expect(field_blocks).toHaveLength(2);
});

test('a translation that has the same marks keeps its own links and headings', async () => {
  const { id } = await made();
  const es = JSON.parse(
    JSON.stringify(body()).replace('/campuses/', '/folleto-es.pdf').replace('"h2"', '"h3"'),
  );
  await payload.update({
    collection: 'pages',
    id,
    locale: 'es',
    data: { title: 'Vivir', body: es },
    overrideAccess: true,
  });
  const file = translated(await exportPageXliff(id, 'es'), (source) =>
    source.replace('Every room has', 'Cada cuarto tiene'),
  );
  await importXliff(payload, file);
  expect((await read(id))['body']?.['es']).toMatchObject({
    root: {
      children: [
        { tag: 'h3' },
        {
          children: [
            { text: 'Cada cuarto tiene a ' },
            { text: 'view' },
            {},
            { fields: { url: '/folleto-es.pdf' } },
            {},
          ],
        },
      ],
    },
  });
});

test('marks may change places; what lacks one, is translated in part, or whose English has changed is left out and said', async () => {
  const { id } = await made();
  const file = await exportPageXliff(id);
  const moved = translated(file, (source) =>
    source.includes('<pc') ? '<pc id="c2">lago</pc> con <pc id="c1">vista</pc>' : source,
  );
  expect((await importXliff(payload, moved)).skipped).toEqual([]);
  const lacking = translated(file, (source) => source.replaceAll(/<pc.*?<\/pc>/g, ''));
  expect((await importXliff(payload, lacking)).skipped).toEqual([
    `Page ${id}, body: a mark of the English is missing, or stands there twice.`,
  ]);
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { title: 'Living here', _status: 'published' },
    overrideAccess: true,
  });
  const late = translated(file, (source) => `x${source}`);
  expect((await importXliff(payload, late)).skipped).toEqual([
    `Page ${id}, title: the English has changed since.`,
  ]);
});

test('what is no XLIFF of ours is refused in one sentence', async () => {
  const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en"';
  const files: [string, string][] = [
    ['<xliff>', 'is no well-formed XML'],
    ['<tmx version="1.4"/>', 'is no XLIFF 2 document.'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'has a document type'],
    [`${head} version="2.1" trgLang="de"/>`, 'is not from English into a language of the sites'],
    [`${head} version="2.1" trgLang="ar"><file id="f1"/></xliff>`, 'names no page of ours'],
    // No database has a page of that number, and PostgreSQL doesn't compare it.
    [`${head} version="2.1" trgLang="ar"><file id="page-9999999999"/></xliff>`, 'names no page'],
    [`${head} version="2.1" trgLang="ar"><file id="page-987654"/></xliff>`, "doesn't exist"],
  ];
  for (const [text, sentence] of files)
    await expect(importXliff(payload, text)).rejects.toThrow(sentence);
});

test('every document of the demo has the shape of XLIFF 2.1 core; what is chosen by brand, date and state is what goes out', async () => {
  const all = await exportXliff(payload, { lang: 'ar' });
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => ['xliff', 'file', 'unit', 'segment', 'source', 'target'].includes(name),
  });
  for (const [name, text] of all) {
    expect(XMLValidator.validate(text), name).toBe(true);
    const [root] = parser.parse(text).xliff;
    expect(root).toMatchObject({
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      version: '2.1',
      srcLang: 'en',
      trgLang: 'ar',
    });
    const [file] = root.file;
    expect(file.id).toMatch(/^page-\d+$/);
    const ids = file.unit.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w.-]+$/);
    for (const unit of file.unit)
      for (const segment of unit.segment) {
        expect(segment.source).toHaveLength(1);
        expect(['initial', 'translated']).toContain(segment.state);
        if (segment.state === 'translated') expect(segment.target).toHaveLength(1);
      }
  }
  const of = async (query: object) => (await exportXliff(payload, { lang: 'ar', ...query })).size;
  expect(await of({ brand: 'HIM' })).toBeLessThan(all.size);
  expect(await of({ since: new Date(Date.now() + 60_000) })).toBe(0);
  expect(await of({ changed: true })).toBeLessThan(all.size);
});

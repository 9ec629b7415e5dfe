import { expect, test } from 'vitest';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { richText } from '../../testing/richText.ts';
import { formPage, testPayload, unique } from '../../testing/testPayload.ts';
import { notShown } from '../notShown.ts';

const payload = await testPayload();
const override = { overrideAccess: true } as const;

test('texts of a page itself that it shows in English for want of a translation are named', async () => {
  const alias = `/${unique('lead')}/`;
  const { id } = await formPage(payload, {
    alias,
    type: 'apply',
    field_lead: 'In three steps.',
    field_pretitle: 'Apply',
    field_side_cards: [
      { blockType: 'side_card', title: 'Write' },
      { blockType: 'side_card', title: 'Wait' },
    ],
  });
  const marked = async (lang: string) => {
    const { node } = (await fetchParsedNode(payload, `/${lang}${alias}`, { lang })).body;
    return [node?.in_english, node?.field_side_cards.map((card) => card.lang)];
  };
  // All of it is in English, and the page says so.
  expect(await marked('ar')).toEqual([[], [undefined, undefined]]);
  const inArabic = { collection: 'pages', id, locale: 'ar', ...override } as const;
  const stored = await payload.findByID({ ...inArabic, fallbackLocale: false, depth: 0 });
  const cards = (stored.field_side_cards ?? []).map((card, at) =>
    at === 0 ? { ...card, title: 'اكتب' } : card,
  );
  await payload.update({
    ...inArabic,
    data: { title: 'صفحة', field_pretitle: 'قدّم', field_side_cards: cards, _status: 'published' },
  });
  expect(await marked('ar')).toEqual([['field_lead'], [undefined, 'en']]);
  expect(await marked('en')).toEqual([[], [undefined, undefined]]);
});

test('blocks without a text in the language of their page are marked as English, in sections too', async () => {
  const section = await payload.create({
    collection: 'shared-sections',
    locale: 'en',
    data: {
      title: unique('Section'),
      field_domain_access: ['HIM'],
      field_blocks: [{ blockType: 'quote', field_text: 'Shared.' }],
      _status: 'published',
    },
    ...override,
  });
  const alias = `/${unique('partly')}/`;
  const { id } = await formPage(payload, {
    alias,
    field_blocks: [
      { blockType: 'quote', field_text: 'Nobody eats alone.', field_author: 'Ana' },
      { blockType: 'quote', field_text: 'Not alone either.', field_author: 'Bea' },
      { blockType: 'news_list', field_title: 'News' },
      { blockType: 'shared_section', section: section.id },
    ],
  });
  const blocks = async (lang: string) =>
    (await fetchParsedNode(payload, `/${lang}${alias}`, { lang })).body.node?.field_blocks.map(
      (block) => `${block.type} ${block.lang ?? ''}`,
    );
  expect(await blocks('ar')).toEqual(['quote ', 'quote ', 'news_list ', 'quote ']);
  const inArabic = { collection: 'pages', id, locale: 'ar', ...override } as const;
  const stored = await payload.findByID({ ...inArabic, fallbackLocale: false, depth: 0 });
  const field_blocks = (stored.field_blocks ?? []).map((block, at) =>
    at === 1 ? { ...block, field_author: 'بيا' } : block,
  );
  await payload.update({
    ...inArabic,
    data: { title: 'صفحة', field_blocks: field_blocks as never, _status: 'published' },
  });
  expect(await blocks('ar')).toEqual(['quote en', 'quote ', 'news_list ', 'quote en']);
  expect(await blocks('en')).toEqual(['quote ', 'quote ', 'news_list ', 'quote ']);
});

test('a block that is stored as the contract has it is published without what only its storing needs', async () => {
  const alias = `/${unique('figures')}/`;
  const { id } = await formPage(payload, {
    alias,
    field_blocks: [
      {
        blockType: 'stats',
        blockName: 'For the fair',
        field_title: 'In figures',
        field_items: [{ value: '98 %', label: 'employed' }],
      },
    ],
  });
  const stored = await payload.findByID({ collection: 'pages', id, depth: 0, ...override });
  const { body } = await fetchParsedNode(payload, `/en${alias}`, { lang: 'en' });
  expect(body.node?.field_blocks).toEqual([
    {
      type: 'stats',
      id: stored.field_blocks?.[0]?.id,
      field_title: 'In figures',
      field_items: [{ value: '98 %', label: 'employed' }],
    },
  ]);
});

test('a row that is written in Arabic alone is missing from the English page by itself', async () => {
  const rows = {
    accordion: (words: string) => ({ field_title: words, field_text: richText(words) }),
    cards: (words: string) => ({ field_title: words, image: undefined }),
    contact_info: (words: string) => ({ label: words, title: words }),
    cta: undefined,
    downloads: (words: string) => ({ title: words, url: 'https://example.org/a.pdf' }),
    logos: (words: string) => ({ title: words }),
    people: (words: string) => ({ name: words }),
    school_cards: (words: string) => ({
      school: 'HIM' as const,
      title: words,
      link: { url: '/', title: words },
    }),
    stats: (words: string) => ({ value: '98 %', label: words }),
    tabs: (words: string) => ({ field_title: words, field_text: richText(words) }),
    timeline: (words: string) => ({ label: '1', field_title: words }),
  };
  const lists = Object.entries(rows).map(([blockType, row]) => ({ blockType, row }));
  const alias = `/${unique('rows')}/`;
  const { id } = await formPage(payload, {
    alias,
    field_blocks: lists.map(({ blockType, row }) => ({
      blockType,
      ...(row
        ? { field_items: [row('English')] }
        : { field_links: [{ url: '/', title: 'English' }] }),
    })) as never,
  });
  const inArabic = { collection: 'pages', id, locale: 'ar', ...override } as const;
  const stored = await payload.findByID({ ...inArabic, fallbackLocale: false, depth: 0 });
  await payload.update({
    ...inArabic,
    data: {
      title: 'صفحة',
      field_blocks: (stored.field_blocks ?? []).map((block, at) => {
        const row = lists[at]?.row;
        const added = row ? row('بالعربية') : { url: '/', title: 'بالعربية' };
        const name = row ? 'field_items' : 'field_links';
        const before = Object.entries(block).find(([key]) => key === name)?.[1];
        return { ...block, [name]: [before, added].flat() };
      }) as never,
      _status: 'published',
    },
  });
  const counts = async (lang: string) =>
    (await fetchParsedNode(payload, `/${lang}${alias}`, { lang })).body.node?.field_blocks.map(
      (block) => [block.type, Object.values(block).find(Array.isArray)?.length],
    );
  expect(await counts('en')).toEqual(lists.map(({ blockType }) => [blockType, 1]));
  expect(await counts('ar')).toEqual(lists.map(({ blockType }) => [blockType, 2]));
  // The editor is told so.
  expect((await notShown(payload, id, 'en')).map(({ block, ...one }) => one)).toEqual(
    lists.map((_, at) => ({ place: at + 1, languages: ['en'], isPart: true })),
  );
});

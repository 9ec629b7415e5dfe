import { registry } from '@concierge/brands/registry';
import type { NodeAnswer } from '@concierge/contract/calls';
import { type Lang, langs } from '@concierge/contract/lang';
import { nodeTypes } from '@concierge/contract/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answered, answerSeeded } from '../testing/answerSeeded.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const answered: Answered[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const found = await answerSeeded(payload);
  answered.push(...found.answered);
  faults.push(...found.faults);
}, 300_000);

test('every seeded page of every brand fits the contract in every language, with all of its blocks', {
  tags: ['S3.page.1', 'S3.page.2'],
}, async () => {
  expect(faults).toEqual([]);
  expect(answered.length).toBeGreaterThan(180 * 4);
  const { docs } = await payload.find({
    collection: 'pages',
    locale: 'en',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    where: { field_domain_access: { in: ['HIM'] }, _status: { equals: 'published' } },
  });
  for (const doc of docs) {
    const page = answered.find(
      ({ brand, lang, answer }) =>
        brand === 'HIM' && lang === 'en' && answer.node.id === String(doc.id),
    );
    expect(
      page?.answer.node.field_blocks.map(({ type }) => type),
      doc.alias ?? '',
    ).toEqual((doc.field_blocks ?? []).map(({ blockType }) => blockType));
  }
});

test('the seed has a page of every node type', {
  tags: [
    ...['S2.nodetype.1', 'S2.nodetype.2', 'S2.nodetype.3', 'S2.nodetype.4', 'S2.nodetype.5'],
    ...['S2.nodetype.6'],
  ],
}, () => {
  expect([...new Set(answered.map(({ answer }) => answer.node.type))].sort()).toEqual(
    [...nodeTypes].sort(),
  );
});

test('what an answer shows is among its tags', async () => {
  const media = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
  });
  const idsByFilename = new Map(media.docs.map(({ filename, id }) => [filename, id]));
  for (const { brand, answer, raw } of answered) {
    expect(answer.tags).toEqual(
      expect.arrayContaining([
        `page:${answer.node.id}`,
        `menu:${brand}`,
        `footer:${brand}`,
        `popup:${brand}`,
        `settings:${brand}`,
      ]),
    );
    // Captions are named after their film.
    for (const [, name = ''] of raw.matchAll(
      /\/api\/media\/file\/(?:captions\/)?([^"?]+?)(?:\.\w\w\.vtt)?(?=["?])/g,
    ))
      expect(answer.tags).toContain(`media:${idsByFilename.get(decodeURIComponent(name))}`);
    for (const block of answer.node.field_blocks) {
      if (block.type === 'news_list') expect(answer.tags).toContain('list:news');
      if (block.type === 'event_list') expect(answer.tags).toContain('list:event');
    }
  }
});

describe('shell', () => {
  const home = (brand: string, lang: Lang): NodeAnswer => {
    const found = answered.find(
      (entry) => entry.brand === brand && entry.lang === lang && entry.path === '/',
    );
    if (!found) throw new Error(`${brand} has no home page in ${lang}`);
    return found.answer;
  };

  test.each(registry.map(({ code }) => code))(
    '%s has all six menu groups, and its footer menu in its footer',
    { tags: ['S3.menu.1', 'S3.menu.3', 'S3.footer.10', 'S1.env.3'] },
    (brand) => {
      const { menus, blocks } = home(brand, 'en');
      for (const group of [
        'main',
        'headersecondary',
        'footer',
        'headertopmost',
        'search_recommended',
      ] as const)
        expect(menus[group].length, group).toBeGreaterThan(0);
      expect(menus.languages.map(({ lang }) => lang)).toEqual(langs);
      expect(blocks.footer_main).toEqual(menus.footer);
      expect(menus.main.some(({ below }) => below.some(({ field_image }) => field_image))).toBe(
        true,
      );
    },
  );

  test('the footers have every block, the contact block only at the schools', {
    tags: [
      ...['S3.footer.1', 'S3.footer.2', 'S3.footer.3', 'S3.footer.4', 'S3.footer.5'],
      ...['S3.footer.7', 'S3.footer.8', 'S3.footer.9'],
    ],
  }, () => {
    for (const { code, isMicrosite } of registry) {
      const { blocks } = home(code, 'ar');
      expect(blocks.block_group_logos?.field_dark_header_logo?.type).toBe('logo');
      for (const block of [
        'block_social',
        'block_legal',
        'block_copyright',
        'block_newsletter',
        'block_school_logos',
        'block_header_buttons',
      ] as const)
        expect(blocks[block], `${code} ${block}`).toBeDefined();
      expect(blocks.block_contact_info !== undefined).toBe(isMicrosite);
    }
  });

  test('the pop-up carries the form of its brand and no other', {
    tags: ['S3.popup.1', 'S3.popup.3', 'S3.popup.4'],
  }, () => {
    const { popup } = home('CR', 'es');
    expect(popup?.field_form_crcs?.type).toBe('popup');
    expect(popup?.field_form_him).toBeUndefined();
    expect(popup?.field_include_urls).toContain('homepage');
  });
});

test('pictures have size, focal point and average colour', { tags: ['S3.media.8'] }, () => {
  const hero = answered.find(({ answer }) => answer.node.field_hero_image)?.answer.node
    .field_hero_image;
  expect(hero).toMatchObject({
    width: expect.any(Number),
    height: expect.any(Number),
    focalX: expect.any(Number),
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test('list blocks are filled by their query: the group lists all schools, a school its own', {
  tags: ['S2.blocks.1'],
}, () => {
  const listedSchools = (brand: string) => {
    const page = answered.find(
      (entry) => entry.brand === brand && entry.lang === 'en' && entry.path === '/programs/',
    );
    const block = page?.answer.node.field_blocks.find(({ type }) => type === 'program_list');
    return block && 'items' in block
      ? [
          ...new Set(
            block.items.map((item) =>
              'facts' in item && 'school' in item.facts ? item.facts.school : '',
            ),
          ),
        ].sort()
      : [];
  };
  expect(listedSchools('HIM')).toEqual(['HIM']);
  expect(listedSchools('SEG')).toEqual(['CAA', 'CR', 'HIM', 'SHMS']);
});

test("the group's page of a school lists that school's news only", () => {
  const page = answered.find(
    ({ brand, lang, path }) => brand === 'SEG' && lang === 'en' && path === '/schools/him/',
  );
  const block = page?.answer.node.field_blocks.find(({ type }) => type === 'news_list');
  const titles =
    block && 'items' in block ? block.items.map((item) => ('title' in item ? item.title : '')) : [];
  const own = new Set(
    answered
      .filter(
        ({ brand, lang, answer }) =>
          brand === 'HIM' && lang === 'en' && answer.node.type === 'singleNews',
      )
      .map(({ answer }) => answer.node.title),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !own.has(title))).toEqual([]);
});

test('only events that are not over are listed, soonest first', { tags: ['S3.campaign.4'] }, () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { answer } of answered) {
    for (const block of answer.node.field_blocks) {
      if (block.type !== 'event_list' || !('items' in block)) continue;
      const starts = block.items.map((item) =>
        'StartDate' in item && item.EndDate >= today ? item.StartDate : 'over',
      );
      expect(starts).toEqual([...starts].sort());
      expect(starts).not.toContain('over');
    }
  }
});

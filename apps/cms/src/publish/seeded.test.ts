import { registry } from '@concierge/brands/registry';
import { type NodeAnswer, sitemapAnswerSchema } from '@concierge/contract/calls';
import { type Form, formsAnswerSchema } from '@concierge/contract/form';
import { type Lang, langs } from '@concierge/contract/lang';
import { nodeTypes } from '@concierge/contract/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import { handleSitemap } from '../api/sitemap.ts';
import { type Answered, answerSeeded } from '../testing/answerSeeded.ts';
import { fromSite } from '../testing/fromSite.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const answered: Answered[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const found = await answerSeeded(payload);
  answered.push(...found.answered);
  faults.push(...found.faults);
}, 300_000);

test('[S3.page.1][S3.page.2] every seeded page of every brand fits the contract in every language, with all of its blocks', async () => {
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

test('[S2.nodetype.1][S2.nodetype.2][S2.nodetype.3][S2.nodetype.4][S2.nodetype.5][S2.nodetype.6] the seed has a page of every node type', () => {
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
  const idOf = new Map(media.docs.map(({ filename, id }) => [filename, id]));
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
      expect(answer.tags).toContain(`media:${idOf.get(decodeURIComponent(name))}`);
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
    '[S3.menu.1][S3.menu.3][S3.footer.10][S1.env.3] %s has all six menu groups, and its footer menu in its footer',
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

  test('[S3.footer.1][S3.footer.2][S3.footer.3][S3.footer.4][S3.footer.5][S3.footer.7][S3.footer.8][S3.footer.9] the footers have every block, the contact block only at the schools', () => {
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

  test('[S3.popup.1][S3.popup.3][S3.popup.4] the pop-up carries the form of its brand and no other', () => {
    const { popup } = home('CR', 'es');
    expect(popup?.field_form_crcs?.type).toBe('popup');
    expect(popup?.field_form_him).toBeUndefined();
    expect(popup?.field_include_urls).toContain('homepage');
  });
});

test('[S3.media.8] pictures have size, focal point and average colour', () => {
  const hero = answered.find(({ answer }) => answer.node.field_hero_image)?.answer.node
    .field_hero_image;
  expect(hero).toMatchObject({
    width: expect.any(Number),
    height: expect.any(Number),
    focalX: expect.any(Number),
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test('[S2.blocks.1] list blocks are filled by their query: the group lists all schools, a school its own', () => {
  const schoolsOf = (brand: string) => {
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
  expect(schoolsOf('HIM')).toEqual(['HIM']);
  expect(schoolsOf('SEG')).toEqual(['CAA', 'CR', 'HIM', 'SHMS']);
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

test('[S3.campaign.4] only events that are not over are listed, soonest first', () => {
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

test('[S5.lead.1][S5.lead.2] every form is answered for its brand in every language and fits the contract', async () => {
  const { forms } = formsAnswerSchema.parse(
    await (await handleForms(payload, fromSite('/api/forms'))).json(),
  );
  for (const { code } of registry) {
    for (const lang of langs)
      expect(
        forms.filter((entry) => entry.brand === code && entry.lang === lang).length,
        `${code} ${lang}`,
      ).toBeGreaterThanOrEqual(10);
  }
  const apply = (lang: Lang): Form | undefined =>
    forms.find(
      (entry) => entry.brand === 'HIM' && entry.lang === lang && entry.form.type === 'apply',
    )?.form;
  expect(apply('en')?.fields.find(({ name }) => name === 'Email')?.pattern).toBeTruthy();
  expect(apply('ru')?.fields.map(({ label }) => label)).not.toEqual(
    apply('en')?.fields.map(({ label }) => label),
  );
});

test('[S2.other.2][S2.other.3] programme and campus pages of the group are out of the sitemap for search engines, those of the schools are in it', async () => {
  const noindex = async (brand: string) => {
    const answer = await handleSitemap(
      payload,
      new Request(`http://localhost/api/sitemap?brand=${brand}`),
    );
    return sitemapAnswerSchema
      .parse(await answer.json())
      .pages.filter(({ type }) => type === 'program' || type === 'singleCampus')
      .map((entry) => entry.noindex);
  };
  expect(new Set(await noindex('SEG'))).toEqual(new Set([true]));
  expect(new Set(await noindex('HIM'))).toEqual(new Set([false]));
});

import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { formTypes } from '@concierge/contract/node';
import { describe, expect, test } from 'vitest';
import { parseNode, testContext } from '../testContext.ts';
import { alternates } from './alternates.ts';
import { canonical } from './canonical.ts';
import { pageDescription } from './description.ts';
import { heroPicture } from './heroPicture.ts';
import { pageTitle } from './pageTitle.ts';
import { robots } from './robots.ts';
import { defaultSize, extensionType, toSocialImage } from './social.ts';

describe('canonical', () => {
  test.each(formTypes.filter((type) => type !== 'webinar'))(
    'of a %s page is the current URL',
    { tags: ['S2.nodetype.7'] },
    (type) => {
      const node = nodeExamples[type].full;
      expect(canonical(testContext({ node, query: '?program=7' }))).toBe(
        `https://him.example.org/en${node.alias}?program=7`,
      );
    },
  );

  test('of a webinar is its own address without query', { tags: ['S2.other.4'] }, () => {
    const node = nodeExamples.webinar.full;
    expect(canonical(testContext({ node, query: '?utm=1' }))).toBe(
      `https://him.example.org/en${node.alias}`,
    );
  });

  test('of a page that is not translated points to the original', () => {
    const node = nodeExamples.singleNews.full;
    expect(canonical(testContext({ node, lang: 'ar' }))).toBe(
      `https://him.example.org/en${node.alias}`,
    );
  });

  test('of an error page is absent', () =>
    expect(canonical(testContext({ status: 404 }))).toBeUndefined());
});

describe('robots', () => {
  test.each(['program', 'singleCampus'] as const)(
    '%s is noindex on the group’s site only',
    { tags: ['S2.other.2', 'S2.other.3'] },
    (type) => {
      const node = nodeExamples[type].full;
      expect(robots(testContext({ node, code: 'SEG' }))).toBe('noindex');
      for (const code of ['HIM', 'SHMS', 'CAA', 'CR'] as const)
        expect(robots(testContext({ node, code }))).toBeUndefined();
    },
  );

  test('other pages of the group are indexed, drafts and errors are not', () => {
    expect(
      robots(testContext({ node: nodeExamples.singleNews.full, code: 'SEG' })),
    ).toBeUndefined();
    expect(robots({ ...testContext({ node: nodeExamples.singleNews.full }), preview: true })).toBe(
      'noindex, nofollow',
    );
    expect(robots(testContext({ status: 404 }))).toBe('noindex');
  });

  test('a form with a question that anybody can write into its address is not indexed', () => {
    const node = nodeExamples.contact.full;
    expect(robots(testContext({ node, query: '?question=spam' }))).toBe('noindex');
    expect(robots(testContext({ node, query: '?program=7' }))).toBeUndefined();
  });
});

describe('alternates', () => {
  const node = {
    ...nodeExamples.program.full,
    translations: { en: '/programs/a/', ru: '/ru/programs/a/' },
  };

  test('name the languages of the document and x-default, no others', () => {
    expect(alternates(testContext({ node }))).toEqual([
      { hreflang: 'en', href: 'https://him.example.org/en/programs/a/' },
      { hreflang: 'ru', href: 'https://him.example.org/ru/programs/a/' },
      { hreflang: 'x-default', href: 'https://him.example.org/en/programs/a/' },
    ]);
  });

  test('are absent where there is one language', () => {
    expect(
      alternates(testContext({ node: { ...node, translations: { en: '/en/programs/a/' } } })),
    ).toEqual([]);
  });
});

describe('description', () => {
  const node = nodeExamples.program.full;
  const facts = node.program;
  if (!facts) throw new Error('the example has no facts');
  const of = (more: object, lang: 'en' | 'ar' = 'en') =>
    pageDescription(testContext({ node: { ...node, ...more }, lang }))?.replaceAll('\u00a0', ' ');
  const expired = facts.fees?.map((fee) => ({ ...fee, valid_to: '2026-01-02' }));

  test('of a programme ends with its tuition from the facts, whatever was typed', () => {
    expect(of({ field_price: 'CHF 1' })).toBe(
      'Seven semesters above the clouds. Tuition: CHF 138,600.',
    );
    expect(of({ metatag: { description: 'Word '.repeat(60) } })).toMatch(
      /^(Word )+… Tuition: CHF 138,600\.$/,
    );
    expect(of({ metatag: { description: 'Word '.repeat(60) } })?.length).toBeLessThanOrEqual(160);
  });

  test('of one whose price has expired ends with the spec’s sentence', {
    tags: ['S9.offer.4'],
  }, () => {
    expect(of({ program: { ...facts, fees: expired } })).toBe(
      'Seven semesters above the clouds. Please inquire for tuition fees.',
    );
    expect(of({ program: { ...facts, fees: expired } }, 'ar')).toContain(
      testContext({ lang: 'ar' }).t.spec.inquireForFees,
    );
  });

  test('of any other page is the editors’ own', () => {
    expect(pageDescription(testContext({ node: nodeExamples.singleCampus.full }))).toBe(
      nodeExamples.singleCampus.full.field_lead,
    );
  });
});

describe('social image', () => {
  test('is 630 by 1200 where its size is unknown', { tags: ['S9.social.1', 'S9.social.2'] }, () => {
    expect(
      toSocialImage({ url: '/api/media/file/a.png', alt: '' }, 'https://x.example'),
    ).toMatchObject({
      ...defaultSize,
      type: 'image/png',
    });
    expect(defaultSize).toEqual({ width: 630, height: 1200 });
  });

  test.each([
    ['a.jpg', 'jpeg'],
    ['a.JPG?v=2', 'jpeg'],
    ['a.png', 'png'],
    ['a.webp', 'webp'],
  ])('%s is of type %s', { tags: ['S9.social.3', 'S9.social.4'] }, (file, type) =>
    expect(extensionType(`/api/media/file/${file}`)).toBe(type),
  );
});

test('the title names the brand once', { tags: ['S2.wrapper.1'] }, () => {
  expect(pageTitle(testContext({ node: nodeExamples.contact.full }))).toBe(
    'Contact · Hotel Institute Mürren',
  );
  expect(pageTitle(testContext({ node: nodeExamples.homepage.full }))).toBe(
    'Hotel Institute Mürren',
  );
});

describe('preload of the opening picture', () => {
  const srcset = (input: Parameters<typeof parseNode>[0]) => heroPicture(parseNode(input))?.srcset;

  test('is the picture of the head, or of the hero block that takes its place, in the quality that is shown', () => {
    expect(srcset(nodeExamples.program.full)).toContain('/img/640/75/avif/facade-chalet.jpg 640w');
    expect(srcset(nodeExamples.homepage.full)).toContain('/img/640/90/avif/facade-chalet.jpg 640w');
    expect(srcset(nodeExamples.singleNews.full)).toContain('/img/640/90/avif/cable-car.jpg 640w');
  });

  test('is absent where the page opens without a picture', () => {
    for (const { plain } of [nodeExamples.homepage, nodeExamples.program, nodeExamples.webinar])
      expect(srcset(plain)).toBeUndefined();
  });
});

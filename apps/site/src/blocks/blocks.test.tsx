import { type Block, type BlockType, blockSchemas, isBlockType } from '@concierge/contract/block';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import type { Lang } from '@concierge/contract/lang';
import type { Vendor } from '@concierge/contract/vendors';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { AnyBlock } from './AnyBlock.tsx';
import type { BlockContext } from './blockProps.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const blockContext = (lang: Lang, players: readonly Vendor[] = ['youtube', 'vimeo']) => ({
  lang,
  t: interfaceStrings(lang),
  now,
  players,
});

const examples = Object.entries(blockExamples).flatMap(([type, named]) =>
  Object.entries(named).flatMap(([name, value]) =>
    isBlockType(type) ? [{ type, name, block: blockSchemas[type].parse(value) }] : [],
  ),
);
const htmlIn = (block: Block, context: BlockContext, level: 1 | 2 = 2, index = 0) =>
  renderToStaticMarkup(<AnyBlock block={block} context={context} index={index} level={level} />);
const blockHtml = (type: BlockType, name: string, lang: Lang = 'en', titled = false) => {
  const { block } =
    examples.find((example) => example.type === type && example.name === name) ?? {};
  if (!block) throw new Error(`no example ${type}/${name}`);
  return htmlIn(block, blockContext(lang), titled ? 1 : 2);
};
const headingLevels = (html: string) =>
  [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

describe.each(['en', 'es', 'ar', 'ru'] as const)(
  'blocks in %s',
  { tags: ['S2.shell.2'] },
  (lang) => {
    test.each(examples)(
      '$type/$name renders without style attributes, handlers or skipped heading levels',
      ({ type, name }) => {
        const html = blockHtml(type, name, lang);
        expect(html).toContain(`data-block="${type}"`);
        expect(html).not.toMatch(/\sstyle=|\son[a-z]+="|undefined|\[object|NaN/);
        const levels = headingLevels(html);
        for (const [index, level] of levels.entries())
          expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
        expect(levels).not.toContain(1);
      },
    );
  },
);

test('a block without a component says which one is required', {
  tags: ['S2.blocks.1', 'S8.blocks.1'],
}, () => {
  const html = htmlIn({ type: 'carousel_3d', unknown: true }, blockContext('ar'));
  expect(html).toContain('*Component for carousel_3d is required');
});

test('a block of another language than its page says so, and is written in its direction', () => {
  const quote = blockSchemas.quote.parse(blockExamples.quote.full);
  const html = (block: typeof quote) => htmlIn(block, blockContext('ar'));
  expect(html({ ...quote, lang: 'en' })).toMatch(/^<section[^>]* lang="en" dir="ltr"/);
  expect(html(quote)).not.toMatch(/ (?:lang|dir)=/);
});

test('a hero that opens the page bears its h1', () => {
  expect(headingLevels(blockHtml('hero', 'full', 'en', true))).toEqual([1]);
});

test('events that have ended are not listed, and the rest stand in their order', {
  tags: ['S7.campaign.2'],
}, () => {
  const { block } =
    examples.find(({ type, name }) => type === 'event_list' && name === 'full') ?? {};
  if (block?.type !== 'event_list') throw new Error('no example');
  const ended = {
    ...block,
    items: block.items
      .map((item, index) => (index === 0 ? { ...item, EndDate: '2026-11-20' } : item))
      .toReversed(),
  };
  const html = htmlIn(ended, blockContext('en'));
  expect(html).not.toContain('Open house in Mürren');
  expect(html.indexOf('Webinar: how')).toBeLessThan(html.indexOf('Meet us in Almaty'));
});

test.each([
  ['/api/media/file/fees.pdf?v=2', '/media/fees.pdf?v=2'],
  ['/sites/default/files/fees.pdf', '/media/-/sites/default/files/fees.pdf'],
  ['https://files.example/fees.pdf', 'https://files.example/fees.pdf'],
  ['/fees', '/en/fees/'],
])('%s as a download and in a text leads to %s', (url, href) => {
  const link = (input: unknown) =>
    /<a [^>]*href="([^"]+)"/.exec(htmlIn(input as Block, blockContext('en')))?.[1];
  expect(
    link(
      blockSchemas.downloads.parse({ type: 'downloads', field_items: [{ title: 'Fees', url }] }),
    ),
  ).toBe(href);
  const field_text = `<p><a href="${url}">Fees</a></p>`;
  expect(link(blockSchemas.rich_text.parse({ type: 'rich_text', field_text }))).toBe(href);
});

test('an iframe without a size is 300 by 200', { tags: ['S9.video.4'] }, () => {
  expect(blockHtml('iframe', 'plain')).toMatch(/<iframe[^>]* width="300" height="200"/);
});

test('an uploaded film brings its mobile file for 992 px and less, before the other', {
  tags: ['S1.blocks.2', 'S4.media.1', 'S9.breakpoint.3'],
}, () => {
  const html = blockHtml('video', 'plain');
  expect(html).toContain('<source media="(max-width: 992px)" src="/media/lake-morning-mobile.mp4"');
  expect(html.indexOf('lake-morning-mobile.mp4')).toBeLessThan(
    html.indexOf('"/media/lake-morning.mp4"'),
  );
  expect(html).toContain('preload="none"');
});

test('the poster of a film waits for it to come near, but not where it opens a page or where there are no scripts', () => {
  const block = blockSchemas.video.parse(blockExamples.video.plain);
  const [first, further] = [0, 1].map((index) => htmlIn(block, blockContext('en'), 2, index));
  const [later, plain] = further?.split(/(?=<noscript)/) ?? [];
  const address = '"/img/828/75/webp/lake-morning.jpg"';
  expect(first).toContain(` poster=${address}`);
  expect(first).not.toContain('data-poster');
  expect(later).toContain(`data-frame="" data-poster=${address}`);
  expect(later).not.toContain(' poster=');
  expect(plain).toContain(` poster=${address}`);
  expect(plain).not.toContain('data-poster');
});

test('media pictures are asked for at quality 90, others at 75', { tags: ['S9.images.4'] }, () => {
  expect(blockHtml('media', 'full')).toContain('/img/1920/90/avif/alps-dawn.jpg');
  expect(blockHtml('cards', 'full')).toMatch(/\/img\/640\/75\/webp\//);
  expect(blockHtml('cards', 'full')).not.toContain('/90/');
});

test('an image of type logo comes from the logo field and keeps its proportions', {
  tags: ['S3.media.9'],
}, () => {
  expect(blockHtml('media', 'logo')).toMatch(
    /<img src="\/media\/logo-him.svg"[^>]* width="320" height="80"/,
  );
});

test('a film whose host the brand has not chosen is a plain link to it', () => {
  const film = blockSchemas.video.parse(blockExamples.video['full']);
  const html = (players: readonly Vendor[]) => htmlIn(film, blockContext('en', players));
  expect(html(['youtube'])).toContain('data-embed="https://www.youtube-nocookie.com/embed/');
  const plain = html(['vimeo']);
  expect(plain).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(plain).toContain('Watch at YouTube');
  expect(plain).not.toMatch(/data-embed|receives your IP/);
});

test('the player of a film that nobody named says where it comes from', () => {
  const film = blockSchemas.video.parse(blockExamples.video['full']);
  const unnamed = { field_caption: undefined, field_poster: undefined };
  const nameless = {
    ...film,
    field_title: undefined,
    field_media: { ...film.field_media, ...unnamed },
  };
  expect(htmlIn(nameless, blockContext('en', ['youtube']))).toContain(
    'data-title="Embedded page from YouTube"',
  );
});

test.each(['news_list', 'program_list', 'campus_list', 'event_list'] as const)(
  'an English entry of an Arabic %s says its language and direction, and no Arabic one does',
  (listed) => {
    for (const { type, block } of examples)
      if (type === listed && 'items' in block && block.items.length > 0) {
        const [first, ...others] = block.items;
        const html = htmlIn(
          { ...block, items: [{ ...first, lang: 'en' }, ...others] } as typeof block,
          blockContext('ar'),
        );
        const name = first && 'Name' in first ? first.Name : (first?.title ?? '');
        const marked = [...html.matchAll(/<bdi lang="en" dir="ltr">([^<]*)<\/bdi>/g)];
        expect(marked[0]?.[1]).toBe(renderToStaticMarkup(name));
        expect(html.match(/ lang="en"/g)?.length).toBeLessThanOrEqual(2);
      }
  },
);

import { brandFormPages } from '../form-pages/formPage.ts';
import { thankYouPages } from '../form-pages/thankYouPages.ts';
import { loadTexts } from '../loadTexts.ts';
import { words as w } from '../menus/words.ts';
import { link } from '../pages/kit/text.ts';
import type { L10n, SeedBlock, SeedPage } from '../types.ts';

const t = loadTexts('starter/starterPages');

const toFill = t('this-page-skeleton-replace');

const legalText = t('who-name-address-telephone');

const admissionsText = t('how-apply-1-choose');

const received = t('thank-what-sent-has');

const nextText = t('say-here-who-answers');

/** Where the forms lead. */
const thanks = ['/thank-you/apply/', '/thank-you/contact/', '/livechat-confirmation/'];

/**
 * A working skeleton of one brand's site: home, programmes, news, admissions, form and legal pages,
 * with texts that say what belongs there. A group lists the programmes of all its schools.
 */
export const starterPages = (brand: string, name: string, isGroup = false): SeedPage[] => [
  home(brand, name),
  lego(brand, '/programs/', w.programs, {
    type: 'program_list',
    query: isGroup ? {} : { schools: [brand] },
  }),
  lego(brand, '/news/', w.news, { type: 'news_list', query: {}, field_variant: 'archive' }),
  lego(brand, '/admissions/', w.admissions, { type: 'rich_text', field_text: admissionsText }),
  ...brandFormPages(brand, {
    apply: { title: w.applyFull, lead: toFill },
    contact: { title: w.contact, lead: toFill },
    livechat: { title: w.livechat, lead: toFill },
  }).map(withoutPromises),
  ...(['privacy', 'imprint', 'cookies', 'accessibility'] as const).map((page) =>
    lego(brand, `/legal/${page}/`, w[page], { type: 'rich_text', field_text: legalText }),
  ),
  ...thankYouPages
    .filter(({ alias }) => thanks.includes(alias))
    .map((page) => ({ ...page, brands: [brand], ...thankYou(page) })),
];

/** What the demo's schools promise on their form pages is theirs. */
const withoutPromises = ({
  body: _,
  field_application_body: __,
  field_side_cards: ___,
  ...page
}: SeedPage): SeedPage => page;

const thankYou = ({ blocks = [], metatag = {} }: SeedPage): Partial<SeedPage> => ({
  field_lead: received,
  metatag: { ...metatag, description: received },
  blocks: blocks.map((block) =>
    block.type === 'rich_text' ? { ...block, field_text: nextText } : block,
  ),
});

function home(brand: string, name: string): SeedPage {
  const title = { en: name, es: name, ar: name, ru: name };
  return {
    type: 'homepage',
    alias: '/',
    brands: [brand],
    title,
    field_lead: toFill,
    metatag: { title, description: toFill },
    blocks: [
      {
        type: 'hero',
        field_variant: 'plain',
        field_tone: 'brand',
        field_title: title,
        field_text: toFill,
        field_links: [link('/programs/', w.programs), link('/apply/', w.apply)],
      },
      { type: 'rich_text', field_title: w.about, field_text: toFill },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: w.getInTouch,
        field_links: [link('/contact/', w.contact)],
      },
    ],
  };
}

const lego = (brand: string, alias: string, title: L10n, block: SeedBlock): SeedPage => ({
  type: 'lego_page',
  alias,
  brands: [brand],
  title,
  field_lead: toFill,
  metatag: { title, description: toFill },
  blocks: [block],
});

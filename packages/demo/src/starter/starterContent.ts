import type { SeedContent } from '../all.ts';
import type { SeedFooter } from '../footers/types.ts';
import { applyForm } from '../forms/applyForm.ts';
import { livechatForm } from '../forms/livechatForm.ts';
import { contactForm } from '../forms/shortForms.ts';
import { item } from '../menus/item.ts';
import { languages } from '../menus/languages.ts';
import { words as w } from '../menus/words.ts';
import type { L10n, SeedMenu } from '../types.ts';
import { starterPages } from './starterPages.ts';

/** What the starter asks of a brand. */
export interface StarterBrand {
  readonly code: string;
  readonly name: string;
  /** False for the group itself. */
  readonly isMicrosite?: boolean;
}

/**
 * Content to begin a site of one's own with, for each brand: a skeleton whose menus lead nowhere
 * in vain, and three forms; no programmes, news, events or pictures.
 */
export const starterContent = (brands: readonly StarterBrand[]): SeedContent => ({
  pages: brands.flatMap(({ code, name, isMicrosite }) =>
    starterPages(code, name, isMicrosite === false),
  ),
  forms: brands.flatMap(({ code }) => [applyForm(code), contactForm(code), livechatForm(code)]),
  menus: brands.flatMap(({ code }) => starterMenus(code)),
  footers: brands.map(starterFooter),
  campaigns: [],
  popups: [],
  synonyms: [],
});

const starterMenus = (brand: string): SeedMenu[] => [
  {
    brand,
    group: 'main',
    items: [
      item('/programs/', w.programs),
      item('/admissions/', w.admissions),
      item('/news/', w.news),
      item('/contact/', w.contact),
    ],
  },
  { brand, group: 'footer', items: [item('/admissions/', w.admissions), item('/apply/', w.apply)] },
  { brand, group: 'languages', languages },
];

function starterFooter({ code, name }: StarterBrand): SeedFooter {
  const copyright = `© ${name}`;
  const body: L10n = { en: copyright, es: copyright, ar: copyright, ru: copyright };
  return {
    brand: code,
    block_social: { links: [] },
    block_legal: {
      links: [
        { url: '/legal/privacy/', title: w.privacy },
        { url: '/legal/imprint/', title: w.imprint },
        { url: '/legal/cookies/', title: w.cookies },
        { url: '/legal/accessibility/', title: w.accessibility },
      ],
    },
    block_copyright: { body },
    block_header_buttons: { links: [{ url: '/apply/', title: w.apply, class: 'apply-now' }] },
  };
}

import type { LeadType } from '@concierge/contract/form';
import { loadTexts } from '../loadTexts.ts';
import { link } from '../pages/kit/text.ts';
import type { L10n, SeedPage } from '../types.ts';

const t = loadTexts('form-pages/thankYouPage');

/** Brands in the order of the spec's table (§1). */
export const allBrands = ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'];

interface ThankYouInput {
  title: L10n;
  lead: L10n;
  /** What happens next. */
  next: L10n;
  brands?: string[];
}

const nextTitle = t('what-happens-next');
const meanwhile = t('meanwhile');

/** A page that a form leads to (`field_url`); the site adds the reference number. */
export function thankYouPage(
  path: LeadType | 'quiz' | 'livechat-confirmation',
  { title, lead, next, brands = allBrands }: ThankYouInput,
): SeedPage {
  return {
    type: 'lego_page',
    alias: path === 'livechat-confirmation' ? '/livechat-confirmation/' : `/thank-you/${path}/`,
    brands,
    title,
    field_lead: lead,
    metatag: { description: lead, robots: 'noindex' },
    field_exclude_live_chat: true,
    blocks: [
      { type: 'rich_text', field_title: nextTitle, field_text: next },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: meanwhile,
        field_links: [link('/programs/', t('see-programmes')), link('/news/', t('read-news'))],
      },
    ],
  };
}

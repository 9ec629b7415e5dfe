import type { LeadType } from '@concierge/contract/form';
import { link, t } from '../pages/kit/text.ts';
import type { L10n, SeedPage } from '../types.ts';

/** Brands in the order of the spec's table (§1). */
export const allBrands = ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'];

interface ThankYouInput {
  title: L10n;
  lead: L10n;
  /** What happens next. */
  next: L10n;
  brands?: string[];
}

const nextTitle = t('What happens next', 'Qué pasa ahora', 'ماذا بعد', 'Что будет дальше');
const meanwhile = t('Meanwhile', 'Mientras tanto', 'في هذه الأثناء', 'А пока');

/** A page that a form leads to (`field_url`); the site adds the reference number. */
export function thankYouPage(
  path: LeadType | 'livechat-confirmation',
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
        field_links: [
          link(
            '/programs/',
            t('See our programmes', 'Ver los programas', 'اطّلع على برامجنا', 'Наши программы'),
          ),
          link('/news/', t('Read our news', 'Leer las noticias', 'اقرأ أخبارنا', 'Читать новости')),
        ],
      },
    ],
  };
}

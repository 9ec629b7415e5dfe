import { loadTexts } from '../loadTexts.ts';
import { link } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { allBrands } from './thankYouPage.ts';

const t = loadTexts('form-pages/alumniNewsletter');

/** Where alumni subscribe: on this page the newsletter's mode is `alumni` (spec §10.15). */
export const alumniNewsletter: SeedPage = {
  type: 'lego_page',
  alias: '/newsletter-alumni/',
  brands: allBrands,
  field_newsletter_mode: 'alumni',
  title: t('alumni-letter'),
  field_lead: t('four-letters-year-those'),
  metatag: {
    description: t('subscribe-alumni-letter-reunions'),
  },
  blocks: [
    {
      type: 'rich_text',
      field_title: t('what'),
      field_text: t('reunions-regional-tables-from'),
    },
    {
      type: 'cta',
      field_tone: 'brand',
      field_title: t('come-back-day'),
      field_links: [link('/visit/', t('plan-visit'))],
    },
  ],
};

import { allBrands } from '../form-pages/thankYouPage.ts';
import type { L10n, Markdown, SeedPage } from '../types.ts';

/** A legal page, the same on all five sites; the text is one rich-text block. */
export const legalPage = (slug: string, title: L10n, lead: L10n, text: Markdown): SeedPage => ({
  type: 'lego_page',
  alias: `/legal/${slug}/`,
  brands: allBrands,
  title,
  field_lead: lead,
  metatag: { title, description: lead },
  blocks: [{ type: 'rich_text', field_text: text }],
});

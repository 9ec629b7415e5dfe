import { langs } from '@concierge/contract/lang';
import type { Stored } from '../publish/docStore.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import type { Page } from '../runtime/payload-types.ts';

/**
 * A shared section as a page of its own in every language, so that its editor sees it as a site
 * renders it. No page has the id 0.
 */
export function sectionPage(stored: Stored<'shared-sections'>): Stored<'pages'> {
  const section = inLanguage(stored, 'en');
  const { field_blocks } = stored as Partial<Page>;
  return inAllLanguages({
    id: 0,
    type: 'lego_page',
    title: Object.fromEntries(langs.map((lang) => [lang, section.title])),
    field_domain_access: section.field_domain_access,
    field_blocks,
    createdAt: section.createdAt,
    updatedAt: section.updatedAt,
  } as unknown as Page);
}

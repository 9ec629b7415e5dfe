import { registry } from '@concierge/brands/registry';
import type { Vendor } from '@concierge/contract/vendors';
import type { SeedContent } from '@concierge/demo/all';
import { emailPattern } from '@concierge/demo/forms/patterns';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Payload } from 'payload';
import { campaigns } from '../collections/campaigns.ts';
import { footers } from '../collections/footers.ts';
import { forms } from '../collections/forms/forms.ts';
import { menus } from '../collections/menus.ts';
import { pages } from '../collections/pages/pages.ts';
import { popups } from '../collections/popups/popups.ts';
import { editor } from '../fields/editor.ts';
import { variable } from '../runtime/cmsVariables.ts';
import { campaignValues } from './campaignValues.ts';
import { convert } from './convert.ts';
import { formValues } from './formValues.ts';
import { mediaKey, uploadFile, wantedFiles } from './mediaLibrary.ts';
import { menuValues } from './menuValues.ts';
import { pageValues } from './pageValues.ts';
import { progress } from './progress.ts';
import type { References } from './references.ts';
import { everyLanguage, seedContext } from './seedContext.ts';

/**
 * Writes all content into an empty database, in the order in which documents refer to each other.
 */
export async function seedAll(payload: Payload, content: SeedContent): Promise<void> {
  const files = [...wantedFiles(content).values()];
  const ids = new Map<string, number>();
  const reportProgress = progress('media', files.length);
  for (const file of files) {
    ids.set(file.key, await uploadFile(payload, file));
    reportProgress();
  }
  const { config } = payload;
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  const references = {
    richText: (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown }),
    media: (wanted: Parameters<References['media']>[0]) => ids.get(mediaKey(wanted)),
    forms: new Map(),
    campaigns: new Map(),
    pages: new Map(),
  };
  const now = new Date();

  await each(payload, 'forms', content.forms, async (form) => {
    const doc = await create(
      payload,
      'forms',
      convert(forms.fields, formValues(form), { ...references, brands: form.brands }),
    );
    references.forms.set(form.key, doc);
  });
  await each(payload, 'campaigns', content.campaigns, async (campaign) => {
    const values = convert(campaigns.fields, campaignValues(campaign, now), {
      ...references,
      brands: campaign.brands,
    });
    references.campaigns.set(campaign.Id, await create(payload, 'campaigns', values));
  });
  const campusesFirst = content.pages.toSorted(
    (a, b) => Number(b.type === 'singleCampus') - Number(a.type === 'singleCampus'),
  );
  await each(payload, 'pages', campusesFirst, async (page) => {
    const values = convert(pages.fields, pageValues(page), { ...references, brands: page.brands });
    const id = await create(payload, 'pages', { ...values, _status: 'published' });
    for (const brand of page.brands) references.pages.set(`${brand} ${page.alias}`, id);
  });
  await each(payload, 'synonyms', content.synonyms, ({ lang, words }) =>
    create(payload, 'search-synonyms', { lang, words: words.join('\n') }),
  );
  await each(payload, 'menus', content.menus, (menu) =>
    create(
      payload,
      'menus',
      convert(menus.fields, menuValues(menu), { ...references, brands: [menu.brand] }),
    ),
  );
  await each(payload, 'footers', content.footers, (footer) =>
    create(
      payload,
      'footers',
      convert(footers.fields, { ...footer }, { ...references, brands: [footer.brand] }),
    ),
  );
  await each(payload, 'popups', content.popups, ({ brands, ...popup }) =>
    create(
      payload,
      'popups',
      convert(popups.fields, { ...popup, field_domain_access: brands }, { ...references, brands }),
    ),
  );
  await each(payload, 'brand-settings', [...registry], ({ code }) =>
    create(payload, 'brand-settings', {
      brand: code,
      newsletterPattern: emailPattern,
      vendors: brandVendors(code),
    }),
  );
}

/**
 * Films of both hosts may stand on the demo's pages; it is measured only where the installation
 * names a container.
 */
const brandVendors = (code: string): Vendor[] => [
  ...(variable(`GTM_${code}`) ? (['google_tag_manager'] as const) : []),
  'youtube',
  'vimeo',
];

async function each<T>(
  payload: Payload,
  name: string,
  entries: T[],
  write: (entry: T) => Promise<unknown>,
): Promise<void> {
  const reportProgress = progress(name, entries.length);
  for (const entry of entries) {
    try {
      await write(entry);
    } catch (error) {
      payload.logger.error(`${name}: ${describe(error)} in ${JSON.stringify(entry).slice(0, 300)}`);
      throw error;
    }
    reportProgress();
  }
}

const describe = (error: unknown): string => {
  const data = (error as { data?: { errors?: { message: string; path: string }[] } }).data;
  return (
    data?.errors?.map(({ path, message }) => `${path}: ${message}`).join('; ') ?? String(error)
  );
};

async function create(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<number> {
  const doc = await payload.create({
    collection,
    locale: everyLanguage,
    data: data as never,
    context: { ...seedContext },
    depth: 0,
    overrideAccess: true,
  });
  return Number(doc.id);
}

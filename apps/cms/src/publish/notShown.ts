import { type Lang, langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { pageBlocks } from '../blocks/pageBlocks.ts';
import { wordIn } from '../i18n/label.ts';
import { publishBlocks } from './blocks/blockList.ts';
import { inAllLanguages, inLanguage } from './inLanguage.ts';
import { isTranslated } from './parts/path.ts';
import { publishingFor } from './publishing.ts';

/**
 * A block that a published page leaves out, or rows of it: what editors call it, its place, and the
 * languages in which it is missing.
 */
export interface NotShown {
  readonly block: string;
  readonly place: number;
  readonly languages: readonly Lang[];
  /** Only some of its rows are missing. */
  readonly isPart?: true;
}

const blockName = (type: string, language: string): string => {
  const singular = pageBlocks.find(({ slug }) => slug === type)?.labels?.singular;
  if (typeof singular === 'string') return wordIn(language, singular);
  const names = typeof singular === 'object' ? singular : undefined;
  return names?.[language] ?? type;
};

/** Rows of a block's lists, as it is stored or published. */
const countRows = (block: object): number =>
  ['field_items', 'field_links'].reduce((sum, name) => {
    const rows = (block as Readonly<Record<string, unknown>>)[name];
    return sum + (Array.isArray(rows) ? rows.length : 0);
  }, 0);

/**
 * The blocks of a published page that aren't on the site, or not whole, because something is
 * missing, named in a language of the admin.
 */
export async function notShown(
  payload: Payload,
  id: number,
  language: string,
): Promise<NotShown[]> {
  const doc = await payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  if (!doc) return [];
  const stored = inAllLanguages(doc);
  const [brand = ''] = inLanguage(stored, 'en').field_domain_access;
  const spoken = langs.filter((lang) => isTranslated(stored, lang));
  const blocks = (inLanguage(stored, 'en').field_blocks ?? []).map(async ({ blockType }, index) => {
    const missingIn = async (lang: Lang): Promise<'all' | 'part' | undefined> => {
      const block = inLanguage(stored, lang).field_blocks?.[index];
      if (!block) return undefined;
      const [published] = await publishBlocks(publishingFor(payload, brand, lang), [block], id);
      if (!published) return 'all';
      // What a section lacks is said where the section is published.
      const isOwn = block.blockType !== 'shared_section';
      return isOwn && countRows(published) < countRows(block) ? 'part' : undefined;
    };
    const missing = await Promise.all(spoken.map(missingIn));
    const languages = (which: 'all' | 'part') => spoken.filter((_, at) => missing[at] === which);
    const place = { block: blockName(blockType, language), place: index + 1 };
    return [
      { ...place, languages: languages('all') },
      { ...place, languages: languages('part'), isPart: true as const },
    ];
  });
  return (await Promise.all(blocks)).flat().filter(({ languages }) => languages.length > 0);
}

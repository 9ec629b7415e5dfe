import { type Lang, langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { pageBlocks } from '../blocks/pageBlocks.ts';
import { wordIn } from '../i18n/label.ts';
import { publishBlocks } from './blocks/blockList.ts';
import { inAllLanguages, inLanguage } from './inLanguage.ts';
import { isTranslated } from './parts/path.ts';
import { publishingFor } from './publishing.ts';

/**
 * A block that a published page leaves out: what editors call it, its place, and the languages in
 * which it is missing.
 */
export interface NotShown {
  readonly block: string;
  readonly place: number;
  readonly languages: readonly Lang[];
}

const blockName = (type: string, language: string): string => {
  const singular = pageBlocks.find(({ slug }) => slug === type)?.labels?.singular;
  if (typeof singular === 'string') return wordIn(language, singular);
  const names = typeof singular === 'object' ? singular : undefined;
  return names?.[language] ?? type;
};

/**
 * The blocks of a published page that aren't on the site because something is missing, named in a
 * language of the admin.
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
    const isNotFound = async (lang: Lang) => {
      const block = inLanguage(stored, lang).field_blocks?.[index];
      return (
        block &&
        (await publishBlocks(publishingFor(payload, brand, lang), [block], id)).length === 0
      );
    };
    const missing = await Promise.all(spoken.map(isNotFound));
    return {
      block: blockName(blockType, language),
      place: index + 1,
      languages: spoken.filter((_, at) => missing[at]),
    };
  });
  return (await Promise.all(blocks)).filter(({ languages }) => languages.length > 0);
}

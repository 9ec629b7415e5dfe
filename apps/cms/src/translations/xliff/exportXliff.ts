import type { Lang } from '@concierge/contract/lang';
import type { Payload, Where } from 'payload';
import type { Page } from '../../runtime/payload-types.ts';
import { countTranslations, hasWork } from '../coverage/states.ts';
import type { GlossaryName } from '../glossary/missingNames.ts';
import { allProgress } from '../keptProgress.ts';
import { behindIn } from '../progress.ts';
import { documentTexts } from '../texts.ts';
import { serializeXliff } from './serializeXliff.ts';
import { translationUnits } from './units.ts';

/** Which pages go to translators; all of them where nothing is said. */
export interface XliffQuery {
  readonly lang: Lang;
  readonly brand?: string | undefined;
  /** Saved at that instant or later. */
  readonly since?: Date | undefined;
  /** Only those with a text that isn't translated, or whose English has changed since. */
  readonly changed?: boolean | undefined;
}

/** A document of each page, newest draft of the English included, by its file's name. */
export async function exportXliff(
  payload: Payload,
  { lang, brand, since, changed }: XliffQuery,
): Promise<Map<string, string>> {
  const and: Where[] = [
    ...(brand ? [{ field_domain_access: { in: [brand] } }] : []),
    ...(since ? [{ updatedAt: { greater_than_equal: since.toISOString() } }] : []),
  ];
  const [{ docs }, progress, glossary] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { and },
      draft: true,
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      sort: 'id',
      overrideAccess: true,
    }),
    allProgress(payload, 'pages'),
    payload.find({
      collection: 'glossary',
      depth: 0,
      limit: 0,
      pagination: false,
      sort: 'name',
      overrideAccess: true,
    }),
  ]);
  const files = new Map<string, string>();
  for (const page of docs as Page[]) {
    const pageProgress = progress.get(String(page.id));
    const fields = payload.collections.pages.config.flattenedFields;
    const texts = documentTexts(fields, page);
    const counts = countTranslations({ open: texts, newest: texts, progress: pageProgress });
    if (changed && !hasWork(counts[lang])) continue;
    const units = translationUnits(fields, page, lang);
    if (units.length === 0) continue;
    const { en: alias = '' } = (page.alias ?? {}) as { en?: string };
    const name = [page.field_domain_access.join('+'), alias].filter(Boolean).join(' ');
    const names = (glossary.docs as GlossaryName[]).filter(({ brand }) =>
      page.field_domain_access.some((own) => own === brand),
    );
    const behind = behindIn(pageProgress, lang);
    const stem = `${page.id}${alias.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}`;
    files.set(
      `${stem.replace(/-$/, '')}.${lang}.xlf`,
      serializeXliff({ id: page.id, name, behind, names, units }, lang),
    );
  }
  return files;
}

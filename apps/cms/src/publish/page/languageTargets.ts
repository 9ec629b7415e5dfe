import { type Lang, langs } from '@concierge/contract/lang';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import { isTranslated, pathOf } from '../parts/path.ts';
import { type Publishing, storedRelated } from '../publishing.ts';
import type { LanguageTargets } from '../shell/menus.ts';
import { parentsOf } from './breadcrumbs.ts';
import { findTrailPage } from './findPage.ts';

/**
 * Where the language selector of a page leads: to its translation, else to the nearest translated
 * page above it.
 */
export async function languageTargets(
  p: Publishing,
  page: Stored<'pages'>,
): Promise<LanguageTargets> {
  const targets = await Promise.all(
    langs.map(async (lang) => [lang, await targetOf(p, page, lang)] as const),
  );
  return Object.fromEntries(targets) as LanguageTargets;
}

async function targetOf(
  p: Publishing,
  page: Stored<'pages'>,
  lang: Lang,
): Promise<{ path: string; translated: boolean }> {
  if (isTranslated(page, lang)) return { path: pathOf(page, lang), translated: true };
  for (const parent of parentsOf(pathOf(page, p.lang)).reverse()) {
    const found = await findTrailPage(p, parent);
    const above = found && (await storedRelated(p, 'pages', inLanguage(found, p.lang).id));
    if (above && isTranslated(above, lang)) return { path: pathOf(above, lang), translated: false };
  }
  return { path: '/', translated: false };
}

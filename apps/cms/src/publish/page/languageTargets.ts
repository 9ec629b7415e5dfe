import { type Lang, langs } from '@concierge/contract/lang';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import { isTranslated, pagePath } from '../parts/path.ts';
import { type Publishing, storedRelated } from '../publishing.ts';
import type { LanguageTargets } from '../shell/menus.ts';
import { parentPaths } from './breadcrumbs.ts';
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
    langs.map(async (lang) => [lang, await findLanguageTarget(p, page, lang)] as const),
  );
  return Object.fromEntries(targets) as LanguageTargets;
}

async function findLanguageTarget(
  p: Publishing,
  page: Stored<'pages'>,
  lang: Lang,
): Promise<{ path: string; translated: boolean }> {
  if (isTranslated(page, lang)) return { path: pagePath(page, lang), translated: true };
  for (const parent of parentPaths(pagePath(page, p.lang)).reverse()) {
    const found = await findTrailPage(p, parent);
    const above = found && (await storedRelated(p, 'pages', inLanguage(found, p.lang).id));
    if (above && isTranslated(above, lang))
      return { path: pagePath(above, lang), translated: false };
  }
  return { path: '/', translated: false };
}

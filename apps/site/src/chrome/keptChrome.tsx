import { brandsVersion } from '@concierge/brands/liveBrands';
import { swissDay } from '@concierge/contract/swissDay';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../content/pageContext.ts';
import { chromeVariantKey } from '../routing/chromeVariantKey.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { LanguageLinks } from './header/languages/LanguageList.tsx';
import { pageLanguages } from './header/languages/pageLanguages.ts';

/**
 * What surrounds a page, by the menus that it was made of (content/readAnswer.ts keeps them); it is
 * forgotten together with them.
 */
const htmlByMenu = new WeakMap<object, Map<string, string>>();
/** Pages that stand in a menu have a header of their own. */
const maxVariants = 200;

/**
 * HTML of the header, rendered once for all pages that are in no menu; only the links to the page's
 * other languages are the page's own.
 */
export function headerHtml(
  context: PageContext,
  tone: Parameters<typeof Header>[0]['tone'],
): string {
  const { menus } = context.shell;
  const common = { ...context.shell, menus: { ...menus, languages: [] } };
  const html = keptHtml(context, `header ${tone}`, (path) => (
    <Header context={{ ...context, path, shell: common }} tone={tone} />
  ));
  const links = renderToStaticMarkup(
    <LanguageLinks
      languages={pageLanguages(context)}
      lang={context.lang}
      origin={context.origin}
    />,
  );
  return html.replace(emptyList, (_, before: string) => before + links);
}

/** HTML of the footer, likewise; the page's newsletter mode makes another one. */
export const footerHtml = (context: PageContext): string =>
  keptHtml(context, `footer ${context.answer?.node.field_newsletter_mode}`, (path) => (
    <Footer context={{ ...context, path }} />
  ));

/** HTML of the search panel, likewise. */
export const searchDialogHtml = (context: PageContext): string =>
  keptHtml(context, 'search', (path) => <SearchDialog context={{ ...context, path }} />);

const emptyList = /(data-languages="[^"]*"><ul role="list">)(?=<\/ul>)/g;

function keptHtml(context: PageContext, part: string, render: (path: string) => ReactNode): string {
  const { brand, lang, shell, status, preview } = context;
  const path = chromeVariantKey(context.path, shell);
  const year = swissDay().slice(0, 4);
  const made = `${brandsVersion()} ${brand.code} ${lang} ${year}`;
  const key = `${part} ${made} ${status} ${preview} ${path}`;
  const places = htmlByMenu.get(shell.menus.main) ?? new Map<string, string>();
  const cached = places.get(key);
  if (cached !== undefined) return cached;
  const html = renderToStaticMarkup(render(path));
  if (places.size >= maxVariants) places.clear();
  htmlByMenu.set(shell.menus.main, places.set(key, html));
  return html;
}

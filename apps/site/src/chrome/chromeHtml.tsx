import { brandsVersion } from '@concierge/brands/liveBrands';
import { swissDay } from '@concierge/contract/swissDay';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizeHtml, objectId } from '../cache/htmlMemo.ts';
import type { PageContext } from '../content/pageContext.ts';
import { chromeVariantKey } from '../routing/chromeVariantKey.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { LanguageLinks } from './header/languages/LanguageList.tsx';
import { pageLanguages } from './header/languages/pageLanguages.ts';

/** Stands in a header that is kept, for the links to a page's other languages. */
const linksSlot = <li data-slot="languages" />;
const linksSlotHtml = renderToStaticMarkup(linksSlot);

/**
 * HTML of the header, rendered once for all pages that are in no menu; only the links to the page's
 * other languages are its own.
 */
export function headerHtml(
  context: PageContext,
  tone: Parameters<typeof Header>[0]['tone'],
): string {
  const html = chromeHtml(context, `header ${tone}`, (path) => (
    <Header context={{ ...context, path }} languageLinks={linksSlot} tone={tone} />
  ));
  const links = renderToStaticMarkup(languageLinks(context));
  return html.replaceAll(linksSlotHtml, () => links);
}

/** The links to a page's other languages. */
export const languageLinks = (context: PageContext): ReactNode => (
  <LanguageLinks languages={pageLanguages(context)} lang={context.lang} origin={context.origin} />
);

/** HTML of the footer, rendered once for all pages of a newsletter mode. */
export const footerHtml = (context: PageContext): string =>
  chromeHtml(context, `footer ${context.answer?.node.field_newsletter_mode}`, (path) => (
    <Footer context={{ ...context, path }} />
  ));

/** HTML of the search panel, rendered once for all pages. */
export const searchDialogHtml = (context: PageContext): string =>
  chromeHtml(context, 'search', (path) => <SearchDialog context={{ ...context, path }} />);

/**
 * What surrounds a page, by the menus that it is made of: equal ones are the same object
 * (content/readAnswer.ts). Pages that stand in a menu have parts of their own.
 */
function chromeHtml(
  context: PageContext,
  part: string,
  render: (path: string) => ReactNode,
): string {
  const { brand, lang, shell, status, preview } = context;
  const path = chromeVariantKey(context.path, shell);
  const year = swissDay().slice(0, 4);
  const page = `${brand.code} ${lang} ${status} ${preview} ${path} ${year} ${brandsVersion()}`;
  return memoizeHtml(`${part} ${objectId(shell.menus.main)} ${page}`, () =>
    renderToStaticMarkup(render(path)),
  );
}

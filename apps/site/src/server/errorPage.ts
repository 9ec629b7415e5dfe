import { createHash } from 'node:crypto';
import type { BrandDefinition } from '@concierge/brands/brands';
import { type Lang, textDirection } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import { interfaceStrings } from '../i18n/strings.ts';
import { simpleCss } from '../leads/endpoints/simplePage.css.ts';
import { brandCss } from '../styles/brandCss.ts';

/**
 * A page that says that something failed: in the brand's dress, and made of nothing but this
 * process's own memory.
 */
export function errorPage(brand: BrandDefinition, lang: Lang): { html: string; policy: string } {
  const { serverTitle, serverText } = interfaceStrings(lang).errors;
  const css = brandCss(brand.code) + simpleCss;
  const hash = createHash('sha256').update(css).digest('base64');
  const name = escapeMarkup(brand.name);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`;
  const html = `<!doctype html><html lang="${lang}" dir="${textDirection(lang)}" data-brand="${escapeMarkup(brand.code)}"><head>${head}\
<title>${escapeMarkup(serverTitle)} – ${name}</title><style>${css}</style></head><body><header><a href="/${lang}/">${name}</a></header>\
<main><h1>${escapeMarkup(serverTitle)}</h1><p>${escapeMarkup(serverText)}</p></main></body></html>`;
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  };
}

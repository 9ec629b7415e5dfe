import type { NodeAnswer, Shell } from '@concierge/contract/calls';
import { type Lang, textDirection } from '@concierge/contract/lang';
import { interfaceStrings } from '../i18n/strings.ts';
import { emptyShell } from './emptyShell.ts';
import type { PageContext } from './pageContext.ts';

/**
 * What differs from page to page; the rest of the context follows from brand, language and address.
 */
interface Content {
  status: PageContext['status'];
  shell?: Shell;
  answer?: NodeAnswer;
}

/** The context of a page at an address of this brand and language. */
export function makeContext(
  { brand, lang, origin }: App.Locals,
  url: URL,
  content: Content,
): PageContext {
  return {
    brand,
    lang,
    dir: pageDirection(lang, content.answer?.node.rtl),
    path: url.pathname,
    url: new URL(url.pathname + url.search, origin),
    origin,
    status: content.status,
    answer: content.answer,
    shell: content.shell ?? emptyShell,
    t: interfaceStrings(lang),
    preview: false,
  };
}

/**
 * The node's `rtl` decides on the direction (spec §3); where the backend does not state it, the
 * language does.
 */
const pageDirection = (lang: Lang, rtl: boolean | undefined) =>
  rtl === undefined ? textDirection(lang) : rtl ? 'rtl' : 'ltr';

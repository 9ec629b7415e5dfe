import type { NodeAnswer, Shell } from '@concierge/contract/calls';
import { dirOf } from '@concierge/contract/lang';
import { stringsOf } from '../i18n/strings.ts';
import { emptyShell } from './emptyShell.ts';
import type { PageContext } from './pageContext.ts';

/** What differs from page to page; the rest of the context follows from brand, language and address. */
interface Content {
  status: PageContext['status'];
  shell?: Shell;
  answer?: NodeAnswer;
  preview?: boolean;
}

/** The context of a page at an address of this brand and language. */
export function makeContext({ brand, lang, origin }: App.Locals, url: URL, content: Content): PageContext {
  return {
    brand,
    lang,
    dir: dirOf(lang),
    path: url.pathname,
    url: new URL(url.pathname + url.search, origin),
    origin,
    status: content.status,
    answer: content.answer,
    shell: content.shell ?? emptyShell,
    t: stringsOf(lang),
    preview: content.preview ?? false,
  };
}

import { isLang } from '@concierge/contract/lang';
import { renderSlot } from '../runtime/fairQueue.ts';
import { log } from '../runtime/log.ts';
import { lastShell, rememberShell } from './lastShell.ts';
import { loadNode } from './loadNode.ts';
import { makeContext } from './makeContext.ts';
import type { PageContext } from './pageContext.ts';
import { readShell } from './readAnswer.ts';

/** A page to render, or where its address leads. */
export type Loaded =
  | { kind: 'page'; context: PageContext }
  | { kind: 'redirect'; status: 301 | 302; to: string };

/**
 * Loads what stands at an address for a brand and language, unless `locals` bring it. Never throws:
 * without a usable answer of the backend the page is the branded error page (status 500). It and a
 * 404 page without menus have the shell that was known last.
 */
export async function loadPage(locals: App.Locals, url: URL): Promise<Loaded> {
  const { brand, lang } = locals;
  try {
    const result = await (locals.node ?? loadNode(brand, lang, url));
    await renderSlot();
    if (result.kind === 'redirect') return result;
    const shell = result.kind === 'page' ? result.answer : readShell(result.data);
    if (!shell) return { kind: 'page', context: lastShellContext(locals, url, 404) };
    rememberShell(brand, lang, shell);
    if (result.kind === 'missing' || !isLang(url.pathname.split('/')[1]))
      return { kind: 'page', context: makeContext(locals, url, { status: 404, shell }) };
    return {
      kind: 'page',
      context: makeContext(locals, url, { status: 200, shell, answer: result.answer }),
    };
  } catch (error) {
    log.error({ brand: brand.code, path: url.pathname, err: error }, 'content fetch failed');
    return { kind: 'page', context: lastShellContext(locals, url, 500) };
  }
}

/**
 * Context of the branded error page (500), or of a page not found that nobody need be asked for
 * (404), in the shell that this brand and language had last.
 */
export function lastShellContext(locals: App.Locals, url: URL, status: 404 | 500): PageContext {
  return makeContext(locals, url, { status, shell: lastShell(locals.brand, locals.lang) });
}

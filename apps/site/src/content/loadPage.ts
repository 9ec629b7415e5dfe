import type { BrandDefinition } from '@concierge/brands/brands';
import { isLang, type Lang } from '@concierge/contract/lang';
import { chromeVariantKey } from '../routing/chromeVariantKey.ts';
import { renderSlot } from '../runtime/fairQueue.ts';
import { log } from '../runtime/log.ts';
import { emptyShell } from './emptyShell.ts';
import { lastShell, rememberShell } from './lastShell.ts';
import { makeContext } from './makeContext.ts';
import { fetchNode } from './node.ts';
import { parsedOnce } from './nodeCache.ts';
import type { PageContext } from './pageContext.ts';

/** A page to render, or where its address leads. */
export type Loaded =
  | { kind: 'page'; context: PageContext }
  | { kind: 'redirect'; status: 301 | 302; to: string };

/**
 * Loads what stands at an address for a brand and language. Never throws: without a usable answer
 * of the backend the page is the branded error page (status 500) in the shell that was known last.
 */
export async function loadPage(locals: App.Locals, url: URL): Promise<Loaded> {
  const { brand, lang } = locals;
  const path = decoded(url);
  if (path === undefined) return { kind: 'page', context: lastShellContext(locals, url, 404) };
  try {
    const result = await fetchParsedNode(brand, lang, path);
    await renderSlot();
    if (result.kind === 'redirect') return result;
    const shell = result.kind === 'page' ? result.answer : result.shell;
    // One that is empty came with a 404 that has no menus.
    if (shell !== emptyShell) rememberShell(brand, lang, shell);
    if (result.kind === 'missing' || !isLang(path.split('/')[1]))
      return { kind: 'page', context: makeContext(locals, url, { status: 404, shell }) };
    return {
      kind: 'page',
      context: makeContext(locals, url, { status: 200, shell, answer: result.answer }),
    };
  } catch (error) {
    log.error({ brand: brand.code, path, err: error }, 'content fetch failed');
    return { kind: 'page', context: lastShellContext(locals, url, 500) };
  }
}

/**
 * The path in letters, as the backend is asked for it; none where a percent sign begins no code, or
 * a part is empty, as in a calendar's address without a name.
 */
function decoded({ pathname }: URL): string | undefined {
  try {
    return pathname.includes('//') ? undefined : decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * True where the backend has nothing at an address, and its 404 page is the one of all such
 * addresses of this brand and language: it stands in no menu. False where the backend has no usable
 * answer.
 */
export async function isNotFound(brand: BrandDefinition, lang: Lang, url: URL): Promise<boolean> {
  try {
    const result = await fetchParsedNode(brand, lang, decodeURI(url.pathname));
    return result.kind === 'missing' && chromeVariantKey(url.pathname, result.shell) === '';
  } catch {
    return false;
  }
}

const fetchParsedNode = (brand: BrandDefinition, lang: Lang, path: string) =>
  parsedOnce(`${brand.code} ${lang} ${path}`, () => fetchNode(brand, lang, path));

/**
 * Context of the branded error page (500), or of a page not found that nobody need be asked for
 * (404), in the shell that this brand and language had last.
 */
export function lastShellContext(locals: App.Locals, url: URL, status: 404 | 500): PageContext {
  return makeContext(locals, url, { status, shell: lastShell(locals.brand, locals.lang) });
}

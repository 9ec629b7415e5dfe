import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { readContext } from './formContext.ts';
import type { FormsStore } from './formsStore.ts';
import type { Refusal } from './refusal.ts';

/** Renders a page of the site for one visitor; `refusal` reaches the form by `Astro.locals`. Set by the server's entry. */
export type RenderPage = (url: URL, brand: BrandDefinition, refusal: Refusal) => Promise<Response>;
let renderPage: RenderPage | undefined;

/** Tells how pages are rendered; without it refusals show on a page of our own. */
export function setRenderPage(render: RenderPage): void {
  renderPage = render;
}

export interface View {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The refused form on the very page it was sent from, with everything typed; where that page can't be had, on a plain one in the brand's dress. */
export async function refusalView(refusal: Refusal, brand: BrandDefinition, origin: string): Promise<View> {
  const page = refusal.form && refusal.form.type !== 'popup' && refusal.path ? await samePage(refusal, brand, origin) : undefined;
  if (page) return page;
  const { simpleRefusal } = await import('./simplePage.tsx');
  return simpleRefusal(refusal, brand, origin);
}

async function samePage(refusal: Refusal, brand: BrandDefinition, origin: string): Promise<View | undefined> {
  try {
    const response = await renderPage?.(new URL(refusal.path ?? '/', origin), brand, refusal);
    if (response?.status !== 200) return undefined;
    const policy = response.headers.get('content-security-policy');
    return { html: await response.text(), headers: policy ? { 'Content-Security-Policy': policy } : {} };
  } catch {
    return undefined;
  }
}

/** The plain form that a page told of by its sealed words; undefined where it is not known. */
export async function formView(token: string, forms: FormsStore, brand: BrandDefinition, origin: string): Promise<View | undefined> {
  const told = readContext(token)?.context;
  const form = told && told.brand === brand.code ? await forms.findOrFetch(brand.code, told.lang, told.form, told.version) : undefined;
  if (!form || !told) return undefined;
  const { simpleForm } = await import('./simplePage.tsx');
  return simpleForm(form, told.lang, told.path, brand, origin);
}

/** The page that shows the reference to a visitor without scripts, and leads on to the thank-you page. */
export async function receivedView(reference: string, next: string, lang: Lang, brand: BrandDefinition): Promise<View> {
  const { simpleReceived } = await import('./simplePage.tsx');
  return simpleReceived(reference, next, lang, brand);
}

/** What a visitor without scripts sees after subscribing: the spec's sentence, always (spec §4). */
export async function subscribedView(lang: Lang, brand: BrandDefinition): Promise<View> {
  const { simpleSubscribed } = await import('./simplePage.tsx');
  return simpleSubscribed(lang, brand);
}

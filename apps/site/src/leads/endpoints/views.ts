import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import type { Booking } from '../../booking/bookingQuery.ts';
import { fetchEvent } from '../../events/fetchEvents.ts';
import { claimedForm, readContext } from '../../forms/props/formContext.ts';
import { extendCsp, formActions } from '../../runtime/security/csp.ts';
import type { Refusal } from '../http/refusal.ts';
import type { FormsStore } from '../intake/formsStore.ts';
import { rateExceeded } from '../limits/rates.ts';
import type { View } from './view.ts';

/**
 * Renders a page of the site for one visitor; `refusal` reaches the form by `Astro.locals`. Set by
 * the server's entry.
 */
export type RenderPage = (url: URL, brand: BrandDefinition, refusal: Refusal) => Promise<Response>;
let renderPage: RenderPage | undefined;

/** Tells how pages are rendered; without it refusals show on a page of our own. */
export function setRenderPage(render: RenderPage): void {
  renderPage = render;
}

/**
 * The refused form on the very page it was sent from, with everything typed; where that page can't
 * be had, or this address has had many such pages rendered, on a plain one in the brand's dress.
 */
export async function refusalView(
  refusal: Refusal,
  brand: BrandDefinition,
  origin: string,
  ip: string,
): Promise<View> {
  const isOver = await rateExceeded('refusal', ip);
  const page =
    !isOver && refusal.form && refusal.form.type !== 'popup' && refusal.path
      ? await samePage(refusal, brand, origin)
      : undefined;
  if (page) return page;
  const { simpleRefusal } = await import('./simplePage.tsx');
  return simpleRefusal(refusal, brand, origin);
}

async function samePage(
  refusal: Refusal,
  brand: BrandDefinition,
  origin: string,
): Promise<View | undefined> {
  try {
    const url = new URL(refusal.path ?? '/', origin);
    // An endpoint, which is no page to come from, would fail without a visitor's address.
    if (!url.pathname.endsWith('/')) return undefined;
    const response = await renderPage?.(url, brand, refusal);
    if (response?.status !== 200) return undefined;
    const policy = response.headers.get('content-security-policy');
    const html = await response.text();
    // A page with no form or another one would lose what was typed.
    if (!html.includes('data-refused="true"')) return undefined;
    const sent = policy && extendCsp(policy, formActions());
    return { html, headers: sent ? { 'Content-Security-Policy': sent } : {} };
  } catch {
    return undefined;
  }
}

/** What an address sees that has had too many pages rendered for it alone. */
export async function tooManyView(lang: Lang, brand: BrandDefinition): Promise<View> {
  const { simpleTooMany } = await import('./simplePage.tsx');
  return simpleTooMany(lang, brand);
}

/**
 * The plain form of a signed form context; undefined where the form is not known. A context that is
 * not signed by us names a form, but no page.
 */
export async function formView(
  token: string,
  forms: FormsStore,
  brand: BrandDefinition,
  origin: string,
): Promise<View | undefined> {
  const context = readContext(token);
  const formRef = context ?? claimedForm(token);
  const form =
    formRef && formRef.brand === brand.code
      ? await forms.findOrFetch(brand.code, formRef.lang, formRef.form, formRef.version)
      : undefined;
  if (!form || !formRef) return undefined;
  const { simpleForm } = await import('./simplePage.tsx');
  return simpleForm(form, { brand, lang: formRef.lang, origin, signed: context });
}

/**
 * The page that shows the reference and what was booked to a visitor without scripts, and leads on
 * to the thank-you page.
 */
export async function receivedView(
  reference: string,
  next: string,
  booking: Booking,
  lang: Lang,
  brand: BrandDefinition,
): Promise<View> {
  const { simpleReceived } = await import('./simplePage.tsx');
  const event = booking.event ? await fetchEvent({ brand, lang }, booking.event) : undefined;
  return simpleReceived(reference, next, { booking, event: event ?? undefined }, lang, brand);
}

/** What a visitor without scripts sees after subscribing: the spec's sentence, always (spec §4). */
export async function subscribedView(lang: Lang, brand: BrandDefinition): Promise<View> {
  const { simpleSubscribed } = await import('./simplePage.tsx');
  return simpleSubscribed(lang, brand);
}

import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { isLang, type Lang } from '@concierge/contract/lang';
import { leadsSecret } from '../../forms/props/secret.ts';
import { cleanText } from '../../forms/rules/validate.ts';
import { interfaceStrings } from '../../i18n/strings.ts';
import { isSoundAddress } from '../../routing/address.ts';
import { log } from '../../runtime/log.ts';
import { readBody } from '../../runtime/readBody.ts';
import { isSameOrigin } from '../http/requests.ts';
import { parseFormBody } from '../intake/formBody.ts';
import { sourceNetwork } from '../intake/sourceNetwork.ts';
import { tenMinutes } from '../intake/tenMinutes.ts';
import { countSubmission } from '../leadMetrics.ts';
import { rateExceeded } from '../limits/rates.ts';
import type { Outbox } from '../outbox/outbox.ts';

export interface Subscription {
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly brand: BrandDefinition;
  readonly lang: Lang;
  readonly ip: string;
  readonly leads: { readonly outbox: Pick<Outbox, 'accept'> };
}

/**
 * An address that could be one; the footer's pattern accepts anything (spec §5), the list does not
 * (spec §10.3).
 */
const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,63}$/.test(text);

/**
 * Stores a subscription of `GET /api/mail?id=&email=` or of the same by POST (spec §7). Says
 * nothing of what happened: the answer is `{ok: true}` in any case, or a page in the language that
 * this returns. Neither address nor list ever reaches the log.
 */
export async function subscribe(subscription: Subscription): Promise<Lang> {
  const { request, brand, ip, leads } = subscription;
  let { lang } = subscription;
  try {
    if (!isSameOrigin(request)) return lang;
    const { id, email, lang: said } = await readFields(subscription);
    if (isLang(said)) lang = said;
    const lists: string[] = Object.values(brand.newsletterLists);
    if (!isEmail(email) || !lists.includes(id)) return lang;
    // Who subscribes isn't told, so operators are.
    if (await rateExceeded('newsletter', ip)) {
      countSubmission(brand.code, 429);
      return lang;
    }
    const now = new Date().toISOString();
    // The same address within ten minutes is one request; later it may be somebody who lost the
    // mail, or left the list and comes back. Keyed, so that the name says nothing of the address.
    leads.outbox.accept({
      key: `mail-${createHmac('sha256', `${leadsSecret} newsletter`)
        .update(JSON.stringify([brand.code, id, email.toLowerCase(), tenMinutes(now)]))
        .digest('hex')
        .slice(0, 40)}`,
      brand: brand.code,
      type: 'newsletter',
      lang,
      fields: { Email: email, list: id, WebSource: brand.code },
      consent: { version: 'newsletter', at: now, words: wordsIn(lang) },
      source: refererPath(request),
      received_at: now,
      source_network: sourceNetwork(ip),
    });
  } catch (error) {
    log.error({ code: (error as { code?: string }).code }, 'a subscription could not be stored');
  }
  return lang;
}

/** What stands beside the button. */
const wordsIn = (lang: Lang): string => {
  const { submit, consent } = interfaceStrings(lang).newsletter;
  return `${submit}. ${consent}`;
};

async function readFields({
  request,
  query,
}: Subscription): Promise<{ id: string; email: string; lang: string }> {
  const body =
    request.method === 'POST'
      ? parseFormBody((await readBody(request, 4096)) ?? Buffer.alloc(0))
      : undefined;
  const one = (name: string) => body?.get(name)?.[0] ?? query.get(name) ?? '';
  const email = cleanText({ type: 'email' }, one('email'));
  return { id: one('id'), email, lang: one('lang') };
}

/** The page that a browser says it comes from, where that is one of the same host. */
function refererPath({ headers }: IncomingMessage): string {
  const page = URL.parse(headers.referer ?? '');
  return page &&
    page.host === headers.host &&
    isSoundAddress(page.pathname) &&
    page.pathname.length < 300
    ? page.pathname
    : '/';
}

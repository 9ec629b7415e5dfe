import { isLang, type Lang } from '@concierge/contract/lang';
import type { Endpoint } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { type Say, sayTo } from '../i18n/say.ts';
import { notFound } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import type { Contradiction } from './contradictions.ts';
import { findStaleFacts } from './findStaleFacts.ts';

/**
 * `GET /api/pages/:id/stale-facts?locale=`: a sentence, in the language of whoever asks, for each
 * fact that the page's text tells otherwise.
 */
export const staleFactsEndpoint: Endpoint = {
  path: '/:id/stale-facts',
  method: 'get',
  handler: async (req) => {
    const user = currentUser(req);
    const lang = req.query['locale'];
    const id = routeId(req);
    const found = user
      ? await findStaleFacts(req.payload, id, isLang(lang) ? lang : 'en', user)
      : undefined;
    if (!found) return notFound();
    const language = (req.i18n?.language ?? 'en') as Lang;
    const warnings = found.map((one) => ({
      text: warningText(one, sayTo({ req }), language),
      sentence: one.sentence,
    }));
    return Response.json({ warnings }, { headers: { 'cache-control': 'no-store' } });
  },
};

const factTitles = {
  tuition: 'Tuition',
  duration: 'Duration',
  internship: 'Paid internship',
  start: 'First day of classes',
  deadline: 'Apply until',
  seats: 'Seats',
} as const;
const seatNames = {
  open: 'Open',
  few: 'Few',
  waiting_list: 'Waiting list',
  closed: 'Closed',
} as const;

/** One warning in words. */
export function warningText(
  { fact, said, actual }: Contradiction,
  say: Say,
  language: string,
): string {
  const values = { fact: say(factTitles[fact]), said };
  if (actual.length === 0)
    return say('{fact}: the text says “{said}”, but no price holds any more.', values);
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`);
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const shown = actual.map((value) => {
    if (fact === 'tuition') return `CHF ${number.format(Number(value))}`;
    if (typeof value === 'number') return say('{n} months', { n: number.format(value) });
    return fact === 'seats'
      ? say(seatNames[value as keyof typeof seatNames])
      : day.format(new Date(value));
  });
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(shown);
  return say('{fact}: the text says “{said}”, the facts say {known}.', { ...values, known: list });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { type LeadType, leadTypes } from '@concierge/contract/form';
import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import { isReference } from '@concierge/contract/reference';
import { readBooking } from '../../booking/bookingQuery.ts';
import { thanksPath } from '../../forms/props/thanksPath.ts';
import { countriesIn } from '../../forms/state/countries.ts';
import { clientAddress } from '../../routing/clientAddress.ts';
import { brandOrigin, hostname, liveHosts } from '../../routing/hosts.ts';
import { answerChallenge, answerStart, answerVerify } from '../captcha/captchaEndpoints.ts';
import { BodyTooLarge, sendError, sendJson, sendSeeOther, wantsPage } from '../http/requests.ts';
import { canShow } from '../intake/canShow.ts';
import { isCheck } from '../intake/checkMark.ts';
import { receive } from '../intake/intake.ts';
import { type LeadService, leadService } from '../LeadService.ts';
import { countSubmission } from '../leadMetrics.ts';
import { visitSlots } from '../outbox/visitSlots.ts';
import { subscribe } from './newsletterEndpoint.ts';
import { refusedRendering, sendView } from './sendView.ts';
import { answerSsrGet, answerSsrPost } from './ssrHelpers.ts';
import type { SubscriptionAct } from './subscription.ts';
import { answerSubscription } from './subscriptionEndpoint.ts';
import { formView, receivedView, refusalView, subscribedView } from './views.ts';

/** One call to the leads' part of the site. */
export interface LeadCall {
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly brand: BrandDefinition;
  readonly origin: string;
  readonly ip: string;
  /** Language of the page that called, English where it is not known. */
  readonly lang: Lang;
  readonly leads: LeadService;
}

type Endpoint = (call: LeadCall) => Promise<void> | void;
type Method = 'GET' | 'HEAD' | 'POST';

/** An address that is only read; a HEAD is the same without its body. */
const read = (endpoint: Endpoint) => ({ GET: endpoint, HEAD: endpoint });

const intakeTypes: readonly LeadType[] = [...leadTypes, 'livechat'];

/**
 * Addresses by method; all but the list of countries answer for one visitor and are never cached.
 * `GET /api/mail` stores something, so it has no HEAD.
 */
const endpoints: Readonly<Record<string, Partial<Record<Method, Endpoint>>>> = {
  '/captcha/challenge': read(answerChallenge),
  '/captcha/start': read(answerStart),
  '/captcha/verify': { POST: answerVerify },
  '/api/mail': { GET: newsletter, POST: newsletter },
  '/leads/newsletter': { POST: newsletter },
  '/leads/newsletter/confirm': subscription('confirm'),
  '/leads/newsletter/unsubscribe': subscription('unsubscribe'),
  '/api/slots': read(async ({ brand, response }) =>
    sendJson(response, 200, await visitSlots(brand.code)),
  ),
  '/api/ssrPostHandler': { POST: answerSsrPost },
  '/api/ssrGetHandler': { POST: answerSsrGet, ...read(answerSsrGet) },
  '/static/assets/data/countries.json': read(countries),
  '/leads/received': read(received),
  '/leads/form': read(plainForm),
  ...Object.fromEntries(intakeTypes.map((type) => [`/leads/${type}`, { POST: intake(type) }])),
};

/**
 * Serves the addresses of `endpoints`: what forms post to and ask for, the pages that visitors
 * without scripts see, the two ssr helpers and the country list (ADR 13). False where the address
 * is none of them.
 */
export async function serveLeads(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const methods = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  if (!methods) return false;
  const brand = liveHosts().get(hostname(request.headers.host ?? '') ?? '');
  const [, endpoint] = Object.entries(methods).find(([name]) => name === request.method) ?? [];
  if (!brand) sendError(response, 421, 'This host name is not served here.');
  else if (!endpoint) {
    sendError(response, 405, 'This method is not served here.', {
      Allow: Object.keys(methods).join(', '),
    });
  } else {
    const call = readCall(path, request, response, brand);
    try {
      await endpoint(call);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      sendError(response, 413, 'The body is too large.');
    }
  }
  return true;
}

/** What every endpoint needs of a call, taken apart once. */
function readCall(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  brand: BrandDefinition,
): LeadCall {
  const query = new URLSearchParams(request.url?.slice(path.length));
  return {
    query,
    request,
    response,
    brand,
    origin: brandOrigin(brand),
    ip: clientAddress(request),
    lang: requestLang(query.get('lang'), request),
    leads: leadService(),
  };
}

/** The language that the query names, else that of the page that called, by its path. */
function requestLang(queryLang: string | null, { headers }: IncomingMessage): Lang {
  const first = URL.parse(headers.referer ?? '')?.pathname.split('/')[1];
  return [queryLang, first].find(isLang) ?? defaultLang;
}

/** Takes what the forms of a type send. */
function intake(type: LeadType): Endpoint {
  return (call) => takeLead(type, call);
}

async function takeLead(type: LeadType, call: LeadCall): Promise<void> {
  const { request, response, brand, origin, ip } = call;
  const outcome = await receive(call.leads, { ...call, type });
  if (!isCheck(request))
    countSubmission(brand.code, outcome.kind === 'accepted' ? 303 : outcome.refusal.status);
  if (outcome.kind === 'accepted') {
    const { location, received } = outcome;
    sendSeeOther(
      response,
      location.startsWith('/') && !(await canShow(request.headers.host ?? '', location))
        ? received
        : location,
    );
    return;
  }
  const { refusal } = outcome;
  const headers: Record<string, string> = refusal.retryAfter
    ? { 'Retry-After': String(refusal.retryAfter) }
    : {};
  if (wantsPage(request))
    sendView(response, refusal.status, await refusalView(refusal, brand, origin, ip), headers);
  else
    sendJson(
      response,
      refusal.status,
      { errors: [{ message: refusal.notice }, ...refusal.problems] },
      headers,
    );
}

/** The page behind a link in a mail, by either method. */
function subscription(act: SubscriptionAct): Record<Method, Endpoint> {
  const answer: Endpoint = (call) => answerSubscription(call, act);
  return { ...read(answer), POST: answer };
}

async function newsletter(call: LeadCall): Promise<void> {
  const lang = await subscribe(call);
  if (call.request.method === 'POST' && wantsPage(call.request))
    sendView(call.response, 200, await subscribedView(lang, call.brand));
  else sendJson(call.response, 200, { ok: true });
}

/** By `?lang=` in that language, else in English. */
function countries({ query, response }: LeadCall): void {
  const wanted = query.get('lang');
  sendJson(response, 200, countriesIn(isLang(wanted) ? wanted : defaultLang), {
    'Cache-Control': 'public, max-age=86400',
  });
}

async function received(call: LeadCall): Promise<void> {
  const { query, response, brand, lang } = call;
  const reference = query.get('ref') ?? '';
  if (!isReference(reference)) return sendError(response, 404, 'There is no such reference.');
  if (await refusedRendering(call)) return;
  // Anybody can write this address, so it leads to no other site.
  const nextParam = query.get('next') ?? '';
  const next = thanksPath(
    nextParam.startsWith('/') ? nextParam : undefined,
    'contact',
    brand,
    lang,
  );
  sendView(response, 200, await receivedView(reference, next, readBooking(query), lang, brand));
}

async function plainForm(call: LeadCall): Promise<void> {
  const { query, response, brand, origin, leads } = call;
  if (await refusedRendering(call)) return;
  const view = await formView(query.get('context') ?? '', leads.forms, brand, origin);
  if (view) sendView(response, 200, view);
  else sendError(response, 404, 'There is no such form.');
}

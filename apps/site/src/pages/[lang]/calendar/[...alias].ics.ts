import { brandByCode } from '@concierge/brands/registry';
import { isLang } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { APIRoute } from 'astro';
import { intakeDates, pageCalendar } from '../../../calendar/pageCalendar.ts';
import { loadPage } from '../../../content/loadPage.ts';
import { cachedBy } from '../../../content/pageHeaders.ts';
import { redirectAnswer } from '../../../content/redirectAnswer.ts';
import { allEvents } from '../../../events/fetchEvents.ts';
import { allPrograms, programTags } from '../../../finder/fetchPrograms.ts';
import { pageTitle } from '../../../layouts/head/pageTitle.ts';
import { teaserAddress } from '../../../routing/brandAddress.ts';
import { calendarPath } from '../../../routing/calendarPath.ts';
import { brandOrigin } from '../../../routing/hosts.ts';
import { siteLink } from '../../../routing/link.ts';

/** The agenda's own feed; `?kind=` leaves only the events of a kind. */
const agenda = 'events';
/**
 * All starts and deadlines of the brand's programmes; `?kind=start` or `deadline` leaves only
 * those.
 */
const intakes = 'programs';

/**
 * `GET /{lang}/calendar/{alias}.ics`: the page's event, its programme's dates, or the events or
 * programmes that it lists; where the page has moved, a redirect to the file there. 404 where it
 * has none; 503 without the backend, because calendars delete what an answer leaves out.
 */
export const GET: APIRoute = async ({ locals, url, params }) => {
  const { origin, lang } = locals;
  const { alias } = params;
  const loaded = await loadPage(locals, new URL(`/${lang}/${alias ?? ''}/`, url));
  if (loaded.kind === 'redirect') return movedTo(loaded, locals) ?? notFound();
  const { context } = loaded;
  const node = context.answer?.node;
  if (!node) return context.status === 500 ? unavailable() : notFound();
  const kind = url.searchParams.get('kind');
  const listed = alias === agenda ? await allEvents(context, kind ? { kind } : {}) : undefined;
  const programs = alias === intakes ? await allPrograms(context) : undefined;
  if ((alias === agenda && !listed) || (alias === intakes && !programs)) return unavailable();
  const dates = intakeDates.filter(
    (date) => !intakeDates.some((name) => name === kind) || date === kind,
  );
  const calendar = pageCalendar({
    node,
    name: pageTitle(context),
    today: swissDay(),
    listed,
    programs,
    dates,
    lang,
    t: context.t,
    host: (code = '') => {
      const brand = brandByCode(code);
      return new URL(brand ? brandOrigin(brand) : origin).hostname;
    },
    address: (path, host_brand) =>
      URL.parse(teaserAddress({ alias: path, host_brand }, lang), origin)?.href ?? origin,
  });
  if (!calendar) return notFound();
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...cachedBy([...context.shell.tags, 'list:event', ...programTags], 300),
    },
  });
};

const notFound = () => new Response('Not Found', { status: 404 });
const unavailable = () =>
  new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '60' } });

/** The calendar file of the page that a redirect leads to; undefined where that is none of ours. */
function movedTo(
  { status, to }: Parameters<typeof redirectAnswer>[0],
  locals: App.Locals,
): Response | undefined {
  const target = URL.parse(siteLink(to, locals.lang), locals.origin);
  const [, lang, alias] = /^\/(\w+)\/(.+)$/.exec(target?.pathname ?? '') ?? [];
  return target?.origin === locals.origin && isLang(lang) && alias
    ? redirectAnswer({ status, to: calendarPath(alias, lang) }, locals)
    : undefined;
}

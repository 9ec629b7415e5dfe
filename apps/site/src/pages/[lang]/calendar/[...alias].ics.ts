import type { APIRoute } from 'astro';
import { calendarOf } from '../../../calendar/calendarOf.ts';
import { loadPage } from '../../../content/loadPage.ts';
import { cachedBy } from '../../../content/pageHeaders.ts';
import { allEvents } from '../../../events/askEvents.ts';
import { absoluteUrl } from '../../../structuredData/absoluteUrl.ts';

/** The agenda's own feed; `?kind=` leaves only the events of a kind. */
const agenda = 'events';

/** `GET /{lang}/calendar/{alias}.ics`: the page's event, its programme's dates, or the events that it lists. 404 where it has none. */
export const GET: APIRoute = async ({ locals, url, params }) => {
  const loaded = await loadPage(locals, new URL(`/${locals.lang}/${params['alias'] ?? ''}/`, url));
  const context = loaded.kind === 'page' ? loaded.context : undefined;
  const node = context?.answer?.node;
  const { origin, lang } = locals;
  const kind = url.searchParams.get('kind');
  const listed = context && params['alias'] === agenda ? await allEvents(context, kind ? { kind } : {}) : undefined;
  const calendar =
    node && context
      ? calendarOf({ node, listed, t: context.t, host: new URL(origin).hostname, address: (alias) => absoluteUrl(origin, lang, alias) })
      : undefined;
  if (!calendar || !context) return new Response('Not Found', { status: context?.status === 500 ? 503 : 404 });
  return new Response(calendar, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...cachedBy([...context.shell.tags, 'list:event'], 300) },
  });
};

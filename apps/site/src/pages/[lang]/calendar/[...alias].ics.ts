import type { APIRoute } from 'astro';
import { calendarOf, intakeDates } from '../../../calendar/calendarOf.ts';
import { loadPage } from '../../../content/loadPage.ts';
import { cachedBy } from '../../../content/pageHeaders.ts';
import { allEvents } from '../../../events/askEvents.ts';
import { allPrograms } from '../../../finder/askFinder.ts';
import { teaserAddress } from '../../../routing/brandAddress.ts';

/** The agenda's own feed; `?kind=` leaves only the events of a kind. */
const agenda = 'events';
/**
 * All starts and deadlines of the brand's programmes; `?kind=start` or `deadline` leaves only
 * those.
 */
const intakes = 'programs';

/**
 * `GET /{lang}/calendar/{alias}.ics`: the page's event, its programme's dates, or the events or
 * programmes that it lists. 404 where it has none.
 */
export const GET: APIRoute = async ({ locals, url, params }) => {
  const loaded = await loadPage(locals, new URL(`/${locals.lang}/${params['alias'] ?? ''}/`, url));
  const context = loaded.kind === 'page' ? loaded.context : undefined;
  const node = context?.answer?.node;
  const { origin, lang } = locals;
  const kind = url.searchParams.get('kind');
  const listed =
    context && params['alias'] === agenda
      ? await allEvents(context, kind ? { kind } : {})
      : undefined;
  const programs = context && params['alias'] === intakes ? await allPrograms(context) : undefined;
  const dates = intakeDates.filter(
    (date) => !intakeDates.some((known) => known === kind) || date === kind,
  );
  const calendar =
    node && context
      ? calendarOf({
          node,
          listed,
          programs,
          dates,
          lang,
          t: context.t,
          host: new URL(origin).hostname,
          address: (alias, host_brand) =>
            new URL(teaserAddress({ alias, host_brand }, lang), origin).href,
        })
      : undefined;
  if (!calendar || !context)
    return new Response('Not Found', { status: context?.status === 500 ? 503 : 404 });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...cachedBy([...context.shell.tags, 'list:event', 'list:program'], 300),
    },
  });
};

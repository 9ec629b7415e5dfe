import { parseCookies } from 'payload/shared';
import { savedInTurn } from '../editing/turns/savedInTurn.ts';
import { sayIn } from '../i18n/say.ts';
import { authorized } from '../runtime/http/authorized.ts';
import { problem } from '../runtime/http/respond.ts';
import { sessionEnded } from '../sessions/sessionEnded.ts';
import { openRoutes } from './openRoutes.ts';
import { hasUnreadableDate } from './requests/hasUnreadableDate.ts';
import { isPostedQuery } from './requests/isPostedQuery.ts';
import { withoutFallback } from './requests/withoutFallback.ts';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/**
 * Never reachable, with or without a session: it would make the first administrator out of anybody.
 */
const closed = /^users\/(first-register|init)$/i;

/**
 * Lets the anonymous through to open calls only, the site with the shared secret to its own, and
 * hides everything else from them; the collections' access still decides. What names nothing is
 * refused to everybody, and a body that can't be read is the caller's mistake.
 */
export const guard =
  (
    handle: Handler,
    hasOpenSession: (request: Request) => Promise<boolean>,
    isRoute: (method: string, slug: readonly string[]) => Promise<boolean> = async () => true,
  ): Handler =>
  async (request, context) => {
    const slug = (await context.params).slug ?? [];
    const path = slug.join('/');
    const method = methodMeant(request);
    const route = openRoutes.find((open) => open.method === method && open.path.test(path));
    const isOpen = route !== undefined && (!route.forSite || authorized(request));
    if (closed.test(path)) return problem(404, 'Not found');
    if (!isOpen && !(await hasOpenSession(request))) return refuseAnonymous(request);
    if (!(await isRoute(method, slug))) return problem(404, 'Not found');
    if (hasUnreadableDate(request)) return problem(400, 'A date of the query could not be read.');
    if (request.method === 'HEAD') return toHeadResponse(await handle(asGet(request), context));
    try {
      return await savedInTurn(path, withoutFallback(request), (next) => handle(next, context));
    } catch (error) {
      // Payload reads the body of a query that is posted outside its own handling of errors.
      if (error instanceof SyntaxError) return problem(400, 'The body is no JSON.');
      throw error;
    }
  };

/**
 * Nothing is there for the anonymous. Only what a page of the admin's own origin saves or fetches
 * is answered that its session has ended, whatever the address; pictures and links are not.
 */
function refuseAnonymous({ method, headers }: Request): Response {
  const isCall = saves.has(method) || headers.get('sec-fetch-dest') === 'empty';
  if (!isCall || headers.get('sec-fetch-site') !== 'same-origin') return problem(404, 'Not found');
  const chosen = parseCookies(headers).get('payload-lng');
  const say = sayIn(chosen ?? headers.get('accept-language')?.slice(0, 2));
  return problem(401, say(saves.has(method) ? sessionEnded.unsaved : sessionEnded.unread));
}

const saves: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The method by which Payload answers: it knows no HEAD, and queries may be posted. */
const methodMeant = ({ method, headers }: Request): string =>
  method === 'HEAD' || isPostedQuery(method, (name) => headers.get(name)) ? 'GET' : method;

/** Payload knows no HEAD and would say 404 of a file that is there. */
const asGet = ({ url, headers }: Request): Request => new Request(url, { headers });

async function toHeadResponse({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

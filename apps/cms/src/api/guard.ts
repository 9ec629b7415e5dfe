import { openRoutes } from './openRoutes.ts';
import { problem } from './respond.ts';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Never reachable, with or without a session: it would make the first administrator out of anybody. */
const closed = /^users\/(first-register|init)$/;
const hasSession = (request: Request): boolean =>
  /(^|;\s*)payload-token=/.test(request.headers.get('cookie') ?? '') || /^JWT /.test(request.headers.get('authorization') ?? '');

/** Lets the anonymous through to open calls only and hides everything else from them; the collections' access still decides. */
export const guard =
  (handle: Handler): Handler =>
  async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const isOpen = openRoutes.some((route) => route.method === method && route.path.test(path));
    if (closed.test(path) || (!isOpen && !hasSession(request))) return problem(404, 'Not found');
    return request.method === 'HEAD' ? headOf(await handle(asGet(request), context)) : handle(request, context);
  };

/** Payload knows no HEAD and would say 404 of a file that is there. */
const asGet = ({ url, headers }: Request): Request => new Request(url, { headers });

async function headOf({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';

/** Paths below which Next answers: the admin, the calls and their files. */
const served = /^\/(admin(\/|$)|api\/.|_next\/static\/.)/;

/** The list of leads and its documents at their address in older versions, as mails link them. */
const former = new RegExp(`^/admin/collections/${formerLeadsSlug}(?=[/?]|$)`);

const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>404</title>
<p>Nothing is here. <a href="/admin">Administration</a></p>
<p lang="es">Aquí no hay nada. <a href="/admin">Administración</a></p>
<p lang="ar" dir="rtl">لا يوجد شيء هنا. <a href="/admin">الإدارة</a></p>
<p lang="ru">Здесь ничего нет. <a href="/admin">Администрирование</a></p>
</html>
`;

/**
 * Answers whatever lies outside of the admin, the calls and their files, for Next's own page of
 * unknown addresses is made at the build and has scripts without a nonce: the bare address leads to
 * the admin, any other is 404. Former addresses of the admin lead to those of today. False where
 * Next has an answer.
 */
export function answerOutside(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (former.test(url)) {
    const location = url.replace(former, '/admin/collections/leads');
    response.writeHead(308, { location, 'cache-control': 'no-store' }).end();
    return true;
  }
  const path = url.split('?', 1)[0] ?? '';
  if (served.test(path)) return false;
  if (path === '/') response.writeHead(302, { location: '/admin' }).end();
  else
    response
      .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(request.method === 'HEAD' ? undefined : body);
  return true;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Paths below which Next answers: the admin, the calls and their files. */
const served = /^\/(admin(\/|$)|api\/.|_next\/static\/.)/;

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
 * the admin, any other is 404. False where Next has an answer.
 */
export function answerOutside(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?', 1)[0] ?? '';
  if (served.test(path)) return false;
  if (path === '/') response.writeHead(302, { location: '/admin' }).end();
  else
    response
      .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(request.method === 'HEAD' ? undefined : body);
  return true;
}

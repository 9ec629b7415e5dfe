/** What the admin answers while it is still being built; browsers ask again by themselves. */
export const beingBuilt = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  },
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Concierge</title>
<p>The administration is being built; this page opens it as soon as it is there.</p>
<p lang="es">La administración se está preparando; esta página la abrirá en cuanto esté lista.</p>
<p lang="ar" dir="rtl">يجري إعداد الإدارة؛ ستفتحها هذه الصفحة حالما تصبح جاهزة.</p>
<p lang="ru">Администрирование готовится; эта страница откроет его, как только оно будет готово.</p>
</html>
`,
};

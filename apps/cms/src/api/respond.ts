const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
};

/** A JSON answer that is already text; never compressed or kept on the way, since the site keeps what it makes of it. */
export const jsonText = (body: string, status = 200): Response => new Response(body, { status, headers });

export const json = (body: unknown, status = 200): Response => jsonText(JSON.stringify(body), status);

/** An error as every call answers it: `{errors: [{message}]}` (DESIGN §7.7). */
export const problem = (status: number, message: string): Response => json({ errors: [{ message }] }, status);

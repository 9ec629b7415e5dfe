import type { Payload } from 'payload';

const actions = {
  confirm: {
    button: 'Confirm my subscription',
    done: 'Your subscription is confirmed.',
    state: 'subscribed',
  },
  unsubscribe: {
    button: 'Unsubscribe',
    done: 'You have left the newsletter.',
    state: 'unsubscribed',
  },
} as const;

const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

/**
 * `GET /api/newsletter/confirm|unsubscribe?token=` asks, so that mail scanners that open links
 * change nothing.
 */
export function askSubscription(name: string): Response {
  return isAction(name)
    ? page(`<form method="post"><button>${actions[name].button}</button></form>`)
    : new Response('Not Found', { status: 404 });
}

/** `POST` does it; an unknown token gets the same answer. */
export async function changeSubscription(
  payload: Payload,
  request: Request,
  name: string,
): Promise<Response> {
  if (!isAction(name)) return new Response('Not Found', { status: 404 });
  const token = new URL(request.url).searchParams.get('token');
  const { state, done } = actions[name];
  if (token)
    await payload.update({
      collection: 'subscribers',
      where: { token: { equals: token } },
      data: { state },
      depth: 0,
      overrideAccess: true,
    });
  return page(`<p>${done}</p>`);
}

const page = (body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Newsletter</title>${body}</html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; form-action 'self'",
      },
    },
  );

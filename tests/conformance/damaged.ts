import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a backend answers to a call, before and after it was damaged. */
export interface Reply {
  status: number;
  body: string;
}

/** One way in which a backend breaks a promise of the contract. */
export type Damage = (
  reply: Reply,
  path: string,
  headers: Readonly<Record<string, unknown>>,
) => unknown;

/** A backend in front of another one that damages its answers; `api` is its base address. */
export async function damaged(
  api: string,
  damage: Damage,
): Promise<{ api: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', headers, url = '' } = request;
    const sent = method === 'POST' ? await text(request) : undefined;
    const { entorno, authorization } = headers;
    const answer = await fetch(api + url.replace(/^\/api/, ''), {
      method,
      headers: {
        'content-type': 'application/json',
        entorno: String(entorno),
        ...(authorization ? { authorization } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const reply = { status: answer.status, body: await answer.text() };
    damage(reply, url.split('?', 1)[0] ?? '', headers);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, server };
}

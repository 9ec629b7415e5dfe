import { collectionInTurn, documentInTurn } from '../../runtime/database/documentTurns.ts';

/**
 * Lets saves of one document through one after the other, and alone a save of many documents of a
 * collection. A save waits only once it has arrived as a whole.
 */
export async function savedInTurn(
  path: string,
  request: Request,
  save: (request: Request) => Promise<Response>,
): Promise<Response> {
  const [, collection, id] = /^([\w-]+)(?:$|\/(\d+)(?=\/|$))/.exec(path) ?? [];
  if (request.method !== 'PATCH' || !collection) return save(request);
  const { url, method, headers } = request;
  const whole = new Request(url, { method, headers, body: await request.arrayBuffer() });
  return id === undefined
    ? collectionInTurn(collection, () => save(whole))
    : documentInTurn(collection, id, () => save(whole));
}

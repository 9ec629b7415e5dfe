import { collectionInTurn, documentInTurn } from '../../runtime/database/documentTurns.ts';

/**
 * Lets saves of one document through one after the other, and alone a save of many documents of a
 * collection and the restoring of a version, whose address doesn't name its document. A save waits
 * only once it has arrived as a whole.
 */
export async function savedInTurn(
  path: string,
  request: Request,
  save: (request: Request) => Promise<Response>,
): Promise<Response> {
  const [, restored] = /^([\w-]+)\/versions\/[^/]+$/.exec(path) ?? [];
  if (request.method === 'POST' && restored) {
    const whole = await readWhole(request);
    return collectionInTurn(restored, () => save(whole));
  }
  const [, collection, id] = /^([\w-]+)(?:$|\/(\d+)(?=\/|$))/.exec(path) ?? [];
  if (request.method !== 'PATCH' || !collection) return save(request);
  const whole = await readWhole(request);
  return id === undefined
    ? collectionInTurn(collection, () => save(whole))
    : documentInTurn(collection, id, () => save(whole));
}

async function readWhole(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

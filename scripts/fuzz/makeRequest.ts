import { fillRoute, makeQuery } from './address.ts';
import { type Body, makeBody } from './bodies.ts';
import { type Corpus, codes } from './Corpus.ts';
import { frame } from './framing.ts';
import { makeHeaders } from './headers.ts';
import type { Identity } from './identities.ts';
import { Random } from './Random.ts';
import { cmsRoutes, siteRoutes } from './routes.ts';

/** One request as it goes over the wire, and what is needed to judge its answer. */
export interface FuzzRequest {
  readonly index: number;
  readonly server: 'site' | 'cms';
  readonly route: string;
  readonly method: string;
  readonly identity: string;
  readonly bytes: Buffer;
  /** More was announced than is sent. */
  readonly isCut: boolean;
}

const reads = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS'] as const;
const writes = ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const odd = ['TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'CONNECT', 'get', 'FOO'] as const;

/** The request of a seed and index; always the same for the same product. */
export function makeRequest(seed: number, index: number, corpus: Corpus): FuzzRequest {
  const random = new Random(seed, index);
  const server = random.chance(0.45) ? 'site' : 'cms';
  const route = server === 'site' ? random.pick(siteRoutes) : cmsRoute(random);
  const identity =
    server === 'site' && random.chance(0.9)
      ? random.pick(corpus.identities.slice(0, 2))
      : random.pick(corpus.identities);
  const path = fillRoute(route, random, index, corpus);
  const method = methodFor(path, identity, random);
  const isWrite = writes.some((write) => write === method);
  const target = isWrite && identity.mayWrite ? harmless(path, random) : path;
  const query =
    isWrite && identity.mayWrite && /^\/api\/[\w-]+$/.test(target)
      ? `?where[and][0][id][equals]=-1&${makeQuery('cms', random, index).slice(1)}`
      : makeQuery(server, random, index);
  const body = isWrite || random.chance(0.05) ? makeBody(target, random, index, corpus) : undefined;
  const headers = makeHeaders({ server, corpus, identity, random, index });
  const framed = frame({
    method,
    target: target + query,
    headers,
    body: tame(body, identity),
    random,
  });
  return { index, server, route, method, identity: identity.name, ...framed };
}

function cmsRoute(random: Random): string {
  let at = random.next() * cmsRoutes.reduce((sum, [often]) => sum + often, 0);
  for (const [often, routes] of cmsRoutes) {
    at -= often;
    if (at < 0) return random.pick(routes);
  }
  return '/api';
}

function methodFor(path: string, identity: Identity, random: Random): string {
  const kind = random.next();
  if (kind < 0.05) return random.pick(odd);
  // Calls that take a body are mostly meant to get one.
  const posted = /^\/(leads|captcha|api\/(node|leads|slots\/|users\/|mail|ssr))/.test(path);
  if (kind < (posted ? 0.25 : path.startsWith('/api') ? 0.65 : 0.9)) return random.pick(reads);
  // A session that signs itself out would be nobody from then on.
  if (posted) return 'POST';
  return identity.mayWrite && path.startsWith('/api/users') ? 'POST' : random.pick(writes);
}

/**
 * Whoever may change content changes what doesn't exist, so that the pages of others must be the
 * same afterwards.
 */
function harmless(path: string, random: Random): string {
  const id = random.pick(['0', '-1', '999999999', '1e99', '%00', 'x', '9'.repeat(30)]);
  return path.startsWith('/api/') ? path.replaceAll(/\/\d+(?=\/|$)/g, `/${id}`) : path;
}

/** And makes nothing for a brand, or nothing that is shown. */
function tame(body: Body | undefined, { mayWrite }: Identity): Body | undefined {
  if (!body || !mayWrite) return body;
  const text = body.bytes.toString('latin1');
  return codes.some((code) => text.includes(`"brand":"${code}"`)) && !text.includes('"leads"')
    ? { ...body, bytes: Buffer.from(text.replaceAll('"brand"', '"brund"'), 'latin1') }
    : body;
}

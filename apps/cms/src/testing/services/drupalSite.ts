import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeResource {
  type: string;
  id: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data: unknown }>;
}

/** A Drupal as JSON:API shows it: collections by type, in each language, and their parts. */
export interface FakeDrupal {
  /** By type, then by language; the language that has no prefix is `''`. */
  collections: Record<string, Partial<Record<string, FakeResource[]>>>;
  /** Everything that can be included. */
  parts: FakeResource[];
  files: Record<string, Buffer>;
  /** Answers that take the place of the real ones, by path and query. */
  instead?: (url: URL) => unknown;
}

export interface RunningDrupal {
  readonly base: string;
  /** Paths and queries of all requests. */
  readonly requests: string[];
  readonly close: () => void;
}

interface Ref {
  type: string;
  id: string;
}

/** Serves it on a free port, as `drupal/core` answers: `include`, pages, fields, prefixes. */
export async function serveDrupal(site: FakeDrupal): Promise<RunningDrupal> {
  const requests: string[] = [];
  let base = '';
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', base);
    requests.push(`${url.pathname}${url.search}`);
    const other = site.instead?.(url);
    if (other !== undefined)
      return response.end(typeof other === 'string' ? other : JSON.stringify(other));
    const file = site.files[url.pathname];
    if (file) return response.end(file);
    const answer = drupalAnswer(site, url);
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/vnd.api+json');
    return response.end(JSON.stringify(answer ?? { errors: [{ status: '404' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, requests, close: () => server.close() };
}

const version = {
  version: '1.0',
  meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } },
};

/** What the site answers to an address; undefined for 404. */
export function drupalAnswer(site: FakeDrupal, url: URL): object | undefined {
  const link = (to: URL) => ({ href: to.href });
  if (url.pathname === '/jsonapi') {
    const types = Object.keys(site.collections).map((type) => {
      const to = new URL(`/jsonapi/${type.replace('--', '/')}`, url);
      return [type, link(to)] as const;
    });
    return { jsonapi: version, data: [], links: { ...Object.fromEntries(types), self: link(url) } };
  }
  const path = /^(?:\/(\w\w))?\/jsonapi\/([\w-]+)\/([\w-]+)$/.exec(url.pathname);
  const list = site.collections[`${path?.[2]}--${path?.[3]}`]?.[path?.[1] ?? ''];
  if (!list) return undefined;
  const offset = Number(url.searchParams.get('page[offset]') ?? 0);
  const limit = Math.min(Number(url.searchParams.get('page[limit]') ?? 50), 50);
  const data = list.slice(offset, offset + limit);
  const next = new URL(url);
  next.searchParams.set('page[offset]', String(offset + limit));
  const lang = path?.[1] ?? 'en';
  const wanted = url.searchParams.get('include')?.split(',') ?? [];
  const included = wanted.flatMap((one) => includedBy(site, data, one.split('.'), lang));
  const fields = url.searchParams.get(`fields[${path?.[2]}--${path?.[3]}]`)?.split(',');
  return {
    jsonapi: version,
    data: fields ? data.map((one) => sparse(one, fields)) : data,
    ...(included.length > 0 && {
      included: [...new Map(included.map((one) => [one.id, one])).values()],
    }),
    links: {
      ...(offset + limit < list.length && { next: link(next) }),
      self: link(url),
    },
  };
}

const sparse = ({ type, id, attributes }: FakeResource, fields: string[]): FakeResource => ({
  type,
  id,
  attributes: Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([name]) => fields.includes(name)),
  ),
});

/** Parts are answered in the language that is asked for, where they have it. */
function includedBy(
  site: FakeDrupal,
  from: FakeResource[],
  [name = '', ...rest]: string[],
  lang: string,
): FakeResource[] {
  const references = from.flatMap(
    ({ relationships }) => [relationships?.[name]?.data ?? []].flat() as Ref[],
  );
  const found = references.flatMap(({ type, id }) => {
    const all = site.parts.filter((one) => one.type === type && one.id === id);
    const own = all.find((one) => one.attributes?.['langcode'] === lang) ?? all[0];
    return own ? [own] : [];
  });
  return rest.length > 0 ? [...found, ...includedBy(site, found, rest, lang)] : found;
}

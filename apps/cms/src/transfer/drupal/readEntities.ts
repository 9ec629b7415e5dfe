import type { SiteSource } from '../foreign/SiteSource.ts';
import { Refusal } from '../Refusal.ts';
import {
  type Identifier,
  type JsonApiDocument,
  parseDocument,
  type Resource,
  related,
} from './jsonApi.ts';

/** A resource with what it refers to, as far as that was sent along. */
export interface Entity {
  readonly resource: Resource;
  readonly find: (reference: Identifier) => Entity | undefined;
}

/** Types that are parts of a page; nothing else is asked to come along, persons least of all. */
const part = /^(paragraph|media|file)--/;
const maxDepth = 8;
const pageSize = 50;

/**
 * Every entity of a collection, page by page along `links.next`. Which parts to ask for shows in
 * the first answers, because the names of the relationships are the site's own.
 */
export async function* readEntities(
  source: SiteSource,
  pathname: string,
  { includes = new Set<string>(), query = {} as Readonly<Record<string, string>> } = {},
): AsyncGenerator<Entity> {
  const first = new URL(pathname, `${source.base}/`);
  first.searchParams.set('page[limit]', String(pageSize));
  for (const [name, value] of Object.entries(query)) first.searchParams.set(name, value);
  let next: URL | undefined = first;
  const seen = new Set<string>();
  while (next) {
    if (seen.has(next.href)) throw new Refusal(`${next.pathname} leads in a circle.`);
    seen.add(next.href);
    const answer: JsonApiDocument | undefined = await getWhole(source, next, includes);
    if (!answer && next !== first)
      throw new Refusal(`The answers end early: ${next.pathname}${next.search} isn't there.`);
    if (!answer) return;
    const find = finder(answer);
    for (const resource of answer.data) yield { resource, find };
    next = answer.links['next'] ? nextUrl(answer.links['next'], source) : undefined;
  }
}

function nextUrl(link: string, { base }: SiteSource): URL {
  if (!URL.canParse(link, base)) throw new Refusal('A link to the next page is no address.');
  return new URL(link, base);
}

/** An answer with all parts; asked again for as long as parts show that weren't asked for. */
async function getWhole(
  source: SiteSource,
  url: URL,
  includes: Set<string>,
): Promise<JsonApiDocument | undefined> {
  for (let depth = 0; ; depth += 1) {
    if (source.canAsk && includes.size > 0)
      url.searchParams.set('include', [...includes].toSorted().join(','));
    const value = await source.get(url);
    if (value === undefined) return undefined;
    const answer = parseDocument(value, url.pathname);
    const more = source.canAsk && depth < maxDepth ? missingParts(answer, includes) : [];
    if (more.length === 0) return answer;
    for (const path of more) includes.add(path);
  }
}

function missingParts(answer: JsonApiDocument, includes: ReadonlySet<string>): string[] {
  const find = finder(answer);
  const missing = new Set<string>();
  const visit = ({ resource }: Entity, prefix: string, depth: number) => {
    for (const name of Object.keys(resource.relationships)) {
      if (name === 'thumbnail') continue;
      for (const reference of related(resource, name)) {
        if (!part.test(reference.type)) continue;
        const path = `${prefix}${name}`;
        const entity = find(reference);
        if (entity && depth < maxDepth) visit(entity, `${path}.`, depth + 1);
        else if (!includes.has(path)) missing.add(path);
      }
    }
  };
  for (const resource of answer.data) visit({ resource, find }, '', 0);
  return [...missing];
}

function finder({ included }: JsonApiDocument): Entity['find'] {
  const byKey = new Map(included.map((one) => [`${one.type} ${one.id}`, one]));
  const find: Entity['find'] = ({ type, id }) => {
    const resource = byKey.get(`${type} ${id}`);
    return resource && { resource, find };
  };
  return find;
}

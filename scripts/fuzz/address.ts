import { leadTypes } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import { type Corpus, codes } from './Corpus.ts';
import type { Random } from './Random.ts';
import { hostileValue, inAddress, requestMarker } from './values.ts';

type Fill = (random: Random, index: number, corpus: Corpus) => string;

const fills: Readonly<Record<string, Fill>> = {
  lang: (random) => random.pick([...langs, 'xx']),
  brand: (random) => random.pick([...codes, 'XX']),
  word: (random, index) => inAddress(random, hostileValue(random, index)),
  address: (random, _, { addresses }) => random.pick(addresses).slice(1),
  form: (random) => random.pick([...leadTypes, 'livechat']),
  file: (random, _, { files }) => encodeURIComponent(random.pick(files)),
  width: (random) => random.pick(['64', '320', '640', '99', '00', '3840']),
  size: (random) => random.pick(['800x600', '0x0', '1200x630', '400x300']),
  format: (random) => random.pick(['avif', 'webp', 'svg']),
  action: (random) => random.pick(['confirm', 'unsubscribe', '__proto__']),
  collection: (random, _, { collections }) => random.pick([...collections, 'no-collection']),
  id: (random) => String(random.pick([1, 2, 3, 5, 8, 13, 21])),
};

/** Fills a route in; at times something else stands where a part is expected. */
export function fillRoute(route: string, random: Random, index: number, corpus: Corpus): string {
  const surprise = random.chance(0.2);
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    surprise && name !== 'collection'
      ? inAddress(random, hostileValue(random, index))
      : (fills[name]?.(random, index, corpus) ?? requestMarker(index)),
  );
}

const siteNames = [
  'q',
  'sort',
  'page',
  'tab',
  'search_api_fulltext',
  'combine',
  'full',
  'lang',
  'origin',
  'field_web_value',
  'field_domain_access',
  'p',
  'category',
  'kind',
  'program',
  'context',
  'ref',
  'next',
  'id',
  'email',
  'token',
  'version',
  'against',
  'brand',
  'block',
  'example',
  'strain',
  'v',
  't',
  'i',
  'url',
  'endpoint',
  'nationality',
  'level',
];
const cmsNames = [
  'lang',
  'brand',
  'after',
  'since',
  'from',
  'to',
  'page',
  'limit',
  'depth',
  'locale',
  'fallback-locale',
  'draft',
  'trash',
  'autosave',
  'pagination',
  'sort',
  'select[title]',
  'select[password]',
  'select[id][x]',
  'populate[pages][title]',
  'joins[x][limit]',
  'search',
  'search_api_fulltext',
  'combine',
  'field_domain_access',
  'token',
  'version',
  'against',
  'url',
  'w',
  'allQueues',
  'redirect',
  'data',
  'flattenLocales',
  'queryPreset',
];
const fields = [
  'id',
  'title',
  'alias',
  'email',
  'password',
  'salt',
  'hash',
  'resetPasswordToken',
  'sessions.id',
  'brand',
  'field_domain_access',
  'createdAt',
  'updatedAt',
  '_status',
  'version.title',
  'body.children.text',
  'field_hero_image.filename',
  'createdBy.email',
  'filename',
  'a.b.c.d.e',
  '__proto__',
  'constructor',
  '',
];
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'like',
  'not_like',
  'contains',
  'near',
  'within',
  'intersects',
  '__proto__',
  '',
];
const numbers = ['0', '1', '2', '10', '-1', '1.5', '1e9', 'NaN', '99999999999999999999', ''];

/** The query of a request, with its question mark, or nothing. */
export function makeQuery(server: 'site' | 'cms', random: Random, index: number): string {
  const pairs = Array.from({ length: random.below(5) }, () => pair(server, random, index));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function pair(server: 'site' | 'cms', random: Random, index: number): string {
  const value = inAddress(
    random,
    random.chance(0.4)
      ? random.pick([...numbers, ...langs, ...codes])
      : hostileValue(random, index),
  );
  if (server === 'site') return `${random.pick(siteNames)}=${value}`;
  const kind = random.next();
  if (kind < 0.4) return `${where(random)}=${value}`;
  if (kind < 0.55) return `sort=${random.pick(['', '-'])}${inAddress(random, random.pick(fields))}`;
  // Whoever may wait waits shortly, so that a long answer is one that hangs.
  return kind < 0.6 ? `wait=${random.below(2)}` : `${encodeURI(random.pick(cmsNames))}=${value}`;
}

function where(random: Random): string {
  const path = Array.from({ length: random.below(3) }, () =>
    random.pick(['[and][0]', '[or][1]', '[and]', '[or][999999]', '[or][0][and][0]']),
  );
  return encodeURI(`where${path.join('')}[${random.pick(fields)}][${random.pick(operators)}]`);
}

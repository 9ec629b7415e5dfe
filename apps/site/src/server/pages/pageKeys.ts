import type { BrandDefinition } from '@concierge/brands/brands';
import { hostname } from '../hosts.ts';
import { isSoundAddress } from '../http/address.ts';
import { allowedQuery } from './queryRules.ts';

/** What an address is, before anything is looked up. */
export type Target =
  | { kind: 'page'; key: string; brand: BrandDefinition }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  /** No page: an endpoint or a file, to be answered by whoever knows it. */
  | { kind: 'other'; brand: BrandDefinition; path: string }
  | { kind: 'refused'; status: 400 | 421 };

/** First segments of the addresses that are not pages. */
const endpoints: ReadonlySet<string> = new Set([
  'api',
  'views',
  'leads',
  'captcha',
  'static',
  'img',
  'media',
  'og',
  'preview',
  '_astro',
  '_image',
  '_server-islands',
]);
/** Files at the root that are made on request. */
const rootFiles = /^\/(robots\.txt|sitemap[\w-]*\.xml|site\.webmanifest)$/;
/** Drafts: of one editor, so never shared. */
const preview = /^\/[a-z]{2}\/preview\/?$/;
const rememberedAddress = 512;
const remembered = 20_000;

/** Reads host and address into a target; equal requests are read once. */
export class PageKeys {
  readonly #hosts: ReadonlyMap<string, BrandDefinition>;
  readonly #known = new Map<string, Target>();

  constructor(hosts: ReadonlyMap<string, BrandDefinition>) {
    this.#hosts = hosts;
  }

  targetOf(host: string, address: string): Target {
    const raw = host + address;
    const known = this.#known.get(raw);
    if (known) return known;
    const target = this.#read(host, address);
    if (raw.length > rememberedAddress) return target;
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(raw, target);
    return target;
  }

  #read(host: string, address: string): Target {
    const brand = this.#hosts.get(hostname(host));
    if (!brand) return { kind: 'refused', status: 421 };
    if (!isSoundAddress(address)) return { kind: 'refused', status: 400 };
    const cut = address.indexOf('?');
    const path = normal(cut < 0 ? address : address.slice(0, cut));
    const query = cut < 0 ? '' : address.slice(cut);
    if (path === '/') return { kind: 'redirect', status: 302, to: `/en/${query}` };
    const segments = path.split('/');
    const last = segments.at(-1) ?? '';
    if (endpoints.has(segments[1] ?? '') || rootFiles.test(path) || preview.test(path)) return { kind: 'other', brand, path };
    if (last !== '' && !last.includes('.')) return { kind: 'redirect', status: 301, to: `${path}/${query}` };
    return { kind: 'page', brand, key: `${brand.code} ${path}${allowedQuery(path, query)}` };
  }
}

/** One spelling for one path, whatever of it came percent encoded. */
const normal = (path: string) => (path.includes('%') ? encodeURI(decodeURIComponent(path)) : path);

/** Path and query of a key. */
export const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
/** Brand code of a key. */
export const codeOf = (key: string): string => key.slice(0, key.indexOf(' '));

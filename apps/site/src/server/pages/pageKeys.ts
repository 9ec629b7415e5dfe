import type { BrandDefinition } from '@concierge/brands/brands';
import { endpointPrefixes, unusedPrefixes } from '@concierge/contract/reservedPrefixes';
import { isSoundAddress } from '../../routing/address.ts';
import { hostname } from '../../routing/hosts.ts';
import { iconAt } from '../drawing/iconFiles.ts';
import { wellKnownName } from '../wellKnown/wellKnownName.ts';
import { allowedQuery } from './queryRules.ts';

/** What an address is, before anything is looked up. */
export type Target =
  | { kind: 'page'; key: string; brand: BrandDefinition }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  /** No page: an endpoint or a file, to be answered by whoever knows it. */
  | { kind: 'other'; brand: BrandDefinition }
  | { kind: 'refused'; status: 400 | 404 | 421 };

/** First segments of the addresses that are not pages. */
const endpoints: ReadonlySet<string> = new Set([...endpointPrefixes, 'preview']);
const unused: ReadonlySet<string> = new Set(unusedPrefixes);
/** Files at the root that are made on request. */
const rootFiles = /^\/(robots\.txt|sitemap(-[^/]*)?\.xml|site\.webmanifest)$/;
/** Drafts: of one editor, so never shared. */
const preview = /^\/[a-z]{2}\/preview\/?$/;
const maxAddressLength = 512;
const maxHostLength = 128;
/** Entries that are cached at once, of addresses and of hosts. */
const maxCached = { addresses: 20_000, hosts: 1000 } as const;

/** A brand with what its addresses are. */
interface BrandTargets {
  readonly brand: BrandDefinition;
  readonly targets: Map<string, Target>;
}

/**
 * Reads host and address into a target; equal requests are read once. What is cached belongs to
 * a brand, whatever spelling of its host led there, and no refusal is ever among it.
 */
export class PageKeys {
  readonly #hosts: ReadonlyMap<string, BrandDefinition>;
  readonly #brands: ReadonlyMap<BrandDefinition, BrandTargets>;
  readonly #spellings = new Map<string, BrandTargets>();
  #count = 0;

  constructor(hosts: ReadonlyMap<string, BrandDefinition>) {
    this.#hosts = hosts;
    this.#brands = new Map(
      [...hosts.values()].map((brand) => [brand, { brand, targets: new Map() }]),
    );
  }

  findTarget(host: string, address: string): Target {
    const site = this.#spellings.get(host) ?? this.#findSite(host);
    if (typeof site === 'number') return { kind: 'refused', status: site };
    const cached = site.targets.get(address);
    if (cached) return cached;
    const target = read(site.brand, address);
    if (target.kind !== 'refused' && address.length <= maxAddressLength)
      this.#cache(site, address, target);
    return target;
  }

  /** The brand that a host stands for, or with which status it is refused. */
  #findSite(host: string): BrandTargets | 400 | 421 {
    const name = hostname(host);
    if (name === undefined) return 400;
    const brand = this.#hosts.get(name);
    const site = brand && this.#brands.get(brand);
    if (!site) return 421;
    if (host.length > maxHostLength) return site;
    if (this.#spellings.size >= maxCached.hosts) this.#spellings.clear();
    this.#spellings.set(host, site);
    return site;
  }

  #cache({ targets }: BrandTargets, address: string, target: Target): void {
    if (this.#count >= maxCached.addresses) {
      for (const site of this.#brands.values()) site.targets.clear();
      this.#count = 0;
    }
    this.#count += 1;
    targets.set(address, target);
  }
}

function read(brand: BrandDefinition, address: string): Target {
  if (wellKnownName(address) !== undefined) return { kind: 'other', brand };
  if (!isSoundAddress(address)) return { kind: 'refused', status: 400 };
  const cut = address.indexOf('?');
  const path = normal(cut < 0 ? address : address.slice(0, cut));
  const query = cut < 0 ? '' : address.slice(cut);
  if (path === '/') return { kind: 'redirect', status: 302, to: `/en/${query}` };
  const segments = path.split('/');
  if (unused.has(segments[1] ?? '')) return { kind: 'refused', status: 404 };
  const last = segments.at(-1) ?? '';
  if (endpoints.has(segments[1] ?? '') || isRootFile(path) || preview.test(path))
    return { kind: 'other', brand };
  if (last !== '' && !last.includes('.'))
    return { kind: 'redirect', status: 301, to: `${path}/${query}` };
  return { kind: 'page', brand, key: `${brand.code} ${path}${allowedQuery(path, query)}` };
}

const isRootFile = (path: string) => rootFiles.test(path) || iconAt(path) !== undefined;

/** One spelling for one path, whatever of it came percent encoded. */
const normal = (path: string) => (path.includes('%') ? encodeURI(decodeURIComponent(path)) : path);

/** Path and query of a key. */
export const keyAddress = (key: string): string => key.slice(key.indexOf(' ') + 1);
/** Brand code of a key. */
export const keyBrandCode = (key: string): string => key.slice(0, key.indexOf(' '));

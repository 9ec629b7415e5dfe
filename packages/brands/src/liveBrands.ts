import type { BrandEntry } from './brandEntry.ts';
import { type BrandDefinition, brands } from './brands.ts';

interface LiveBrands {
  /** Grows whenever a brand changes; what was made of an earlier version is stale. */
  version: number;
  /** Brands of the installation's file. */
  extra: readonly BrandDefinition[];
  readonly list: BrandDefinition[];
  readonly entries: Map<string, BrandEntry>;
}

/** One for all bundles of a process: Next and Astro may evaluate this module more than once. */
const key = Symbol.for('concierge.brands');
const store = globalThis as unknown as Record<symbol, LiveBrands | undefined>;
store[key] ??= { version: 0, extra: [], list: [...brands], entries: new Map() };
const live: LiveBrands = store[key];

/** All brands of this process; the list itself stays, its entries change. */
export const liveBrands: readonly BrandDefinition[] = live.list;
export const brandsVersion = (): number => live.version;
/** What people keep of a brand; undefined where they keep nothing. */
export const brandEntry = (code: string): BrandEntry | undefined => live.entries.get(code);

/** Whether a brand's site has a language: English always, and all where none is chosen (ADR 38). */
export function hasLanguage(code: string, lang: string): boolean {
  const languages = brandEntry(code)?.languages ?? [];
  return lang === 'en' || languages.length === 0 || languages.includes(lang);
}

/**
 * The brand that is shipped under this short or long code, whether this installation has it or not.
 */
export const shippedBrand = (code: string): BrandDefinition | undefined =>
  brands.find((brand) => brand.code === code || brand.longCode === code);

/**
 * Whether an installation's brands are its own alone (ADR 38): it keeps brands, and none of them is
 * shipped.
 */
export const isOwnGroup = (entries: readonly Pick<BrandEntry, 'code'>[]): boolean =>
  entries.length > 0 && entries.every(({ code }) => !shippedBrand(code));

/** Adds the brands of the installation's file. */
export function addExtra(extra: readonly BrandDefinition[]): void {
  const isNew = ({ code }: BrandDefinition) =>
    [...brands, ...live.extra].every((brand) => brand.code !== code);
  if (!extra.some(isNew)) return;
  live.extra = [...live.extra, ...extra.filter(isNew)];
  overlayBrands([...live.entries.values()]);
}

/**
 * Lays what people keep over the shipped brands; whatever they don't keep is as shipped. A group of
 * its own has none of them.
 */
export function overlayBrands(entries: readonly BrandEntry[]): void {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  const below = [...(isOwnGroup(entries) ? [] : brands), ...live.extra];
  const added = [...byCode.values()].filter(({ code }) =>
    below.every((brand) => brand.code !== code),
  );
  const merged = [
    ...below.map((brand) => withEntry(brand, byCode.get(brand.code))),
    ...added.map((entry) => withEntry(fromNothing(entry), entry)),
  ];
  live.list.splice(0, live.list.length, ...merged);
  live.entries.clear();
  for (const [code, entry] of byCode) live.entries.set(code, entry);
  live.version += 1;
}

function withEntry(brand: BrandDefinition, entry: BrandEntry | undefined): BrandDefinition {
  if (!entry) return brand;
  return {
    ...brand,
    name: entry.name || brand.name,
    place: entry.place || brand.place,
    kind: entry.kind || brand.kind,
    isMicrosite: entry.isMicrosite ?? brand.isMicrosite,
    hosts: entry.hosts?.length ? entry.hosts : brand.hosts,
    newsletterLists: entry.newsletterLists ?? brand.newsletterLists,
  };
}

const fromNothing = ({ code, id }: BrandEntry): BrandDefinition => ({
  code,
  id: id ?? 0,
  longCode: code,
  name: code,
  place: '',
  kind: 'school',
  isMicrosite: true,
  hosts: [],
  confirmationPath: '/en/livechat-confirmation/',
  newsletterLists: {
    school: `${code.toLowerCase()}-school`,
    alumni: `${code.toLowerCase()}-alumni`,
  },
});

import type { BrandColors, BrandEntry } from '@concierge/brands/brandEntry';
import { shippedTokens } from '@concierge/brands/brandTokens';
import { colorsFrom, unreadablePairs } from '@concierge/brands/colorsFrom';
import { defaultLang, type Lang } from '@concierge/contract/lang';

/** A brand as whoever begins a group of schools describes it. */
export interface OwnBrand {
  readonly code: string;
  readonly name: string;
  readonly host: string;
  /** Its flat colour, `#rrggbb`, where it isn't the group's. */
  readonly color?: string | undefined;
}

/** What an installation of one's own begins with (ADR 38). */
export interface OwnGroup {
  readonly group: OwnBrand & { readonly color: string };
  readonly schools: readonly OwnBrand[];
  /** Colour of links; the brand's own where it can be read, and a neutral one where it can't. */
  readonly accent?: string | undefined;
  readonly langs: readonly Lang[];
  readonly adminEmail: string;
}

const neutral = shippedTokens('').color;

/** Pairs of text and ground below AA in the colours that follow from these. */
export const unreadableIn = (chosen: BrandColors) => unreadablePairs(colorsFrom(neutral, chosen));

/** Colours of one of the group's brands. */
export function brandColors({ group, accent }: OwnGroup, brand: OwnBrand): BrandColors {
  const color = brand.color ?? group.color;
  if (accent) return { brand: color, accent };
  const links = { brand: color, accent: color };
  return unreadableIn(links).length === 0 ? links : { brand: color };
}

/**
 * Hosts of a brand, the canonical one first. Names of this machine follow, so that the sites can be
 * looked at before the others lead here.
 */
export function brandHosts({ group }: OwnGroup, { code, host }: OwnBrand): string[] {
  const local = `${code.toLowerCase()}.localhost`;
  return [...new Set([host, local, ...(code === group.code ? ['localhost'] : [])])];
}

/** The group and its schools as they are kept. */
export const brandEntries = (own: OwnGroup): (BrandEntry & { readonly name: string })[] =>
  [own.group, ...own.schools].map((brand) => ({
    code: brand.code,
    name: brand.name,
    kind: brand === own.group ? 'group' : 'school',
    isMicrosite: brand !== own.group,
    languages: own.langs.filter((lang) => lang !== defaultLang),
    hosts: brandHosts(own, brand),
    colors: brandColors(own, brand),
  }));

/**
 * The brands as data (spec §1). Everything that differs between two brands and is not editors'
 * content stands here or in the brand's own token file; a sixth brand is one more entry.
 */
export interface BrandDefinition {
  /** Short code; also the web-source code that leaves for the CRM (spec §1, §9). */
  readonly code: string;
  /** School id of the spec's table (§1); sent as `field_web_value` in the news search. */
  readonly id: number;
  /**
   * Code as the backend and the forms may write it (spec §10.9): `CRCS` for the college, `CAAS` for
   * the academy.
   */
  readonly longCode: string;
  readonly name: string;
  /** Town in which the school is at home, as it is written there. */
  readonly place: string;
  /** What kind of school it is (spec §1). */
  readonly kind: string;
  /**
   * False only for the group: the four schools are the group's microsites (spec §2, contact block).
   */
  readonly isMicrosite: boolean;
  /**
   * Host names that serve this brand out of the box; `HOSTS_<CODE>` replaces them. The first one is
   * canonical.
   */
  readonly hosts: readonly string[];
  /**
   * Tag manager container id, one a brand (spec §1); the table has none, and `GTM_<CODE>` sets it.
   */
  readonly analyticsContainer?: string;
  /** Live-chat confirmation page, site-relative (spec §2, §7). */
  readonly confirmationPath: string;
  /** Newsletter list ids by mode (spec §7, GET /api/mail). */
  readonly newsletterLists: { readonly school: string; readonly alumni: string };
}

export const brands = [
  {
    code: 'SEG',
    id: 1,
    longCode: 'SEG',
    name: 'Summit Education Group',
    place: 'Bern',
    kind: 'group',
    isMicrosite: false,
    hosts: ['seg.localhost', 'localhost'],
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'seg-school', alumni: 'seg-alumni' },
  },
  {
    code: 'CR',
    id: 2,
    longCode: 'CRCS',
    name: 'College Rigi',
    place: 'Weggis',
    kind: 'business and hospitality college',
    isMicrosite: true,
    hosts: ['cr.localhost'],
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'cr-school', alumni: 'cr-alumni' },
  },
  {
    code: 'CAA',
    id: 3,
    longCode: 'CAAS',
    name: 'Culinary Academy Ascona',
    place: 'Ascona',
    kind: 'culinary academy',
    isMicrosite: true,
    hosts: ['caa.localhost'],
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'caa-school', alumni: 'caa-alumni' },
  },
  {
    code: 'HIM',
    id: 4,
    longCode: 'HIM',
    name: 'Hotel Institute Mürren',
    place: 'Mürren',
    kind: 'hotel institute',
    isMicrosite: true,
    hosts: ['him.localhost'],
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'him-school', alumni: 'him-alumni' },
  },
  {
    code: 'SHMS',
    id: 5,
    longCode: 'SHMS',
    name: 'Seeblick Hotel Management School',
    place: 'Spiez',
    kind: 'hotel management school',
    isMicrosite: true,
    hosts: ['shms.localhost'],
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'shms-school', alumni: 'shms-alumni' },
  },
] as const satisfies readonly BrandDefinition[];

export type Brand = (typeof brands)[number];
export type BrandCode = Brand['code'];
export const brandCodes = brands.map((brand) => brand.code) as [BrandCode, ...BrandCode[]];

import * as z from 'zod/mini';

/** Directives of a Content-Security-Policy that a vendor may need. */
type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'trusted-types';
/** Sources by directive; of `trusted-types` they are names of policies. */
type VendorSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Stands in a preset for the origin that the vendor has in this installation. */
const ownHost = '{origin}';

interface VendorPreset {
  /**
   * Which pages have it: a tag every page of the brand, a film those that show one, a chat and a
   * captcha those of an installation that is set up for it.
   */
  readonly kind: 'tag' | 'film' | 'chat' | 'captcha';
  readonly sources: VendorSources;
  /** Origin in place of `{origin}` where the brand names none. */
  readonly origin?: string;
}

const own = { 'script-src': [ownHost], 'connect-src': [ownHost], 'img-src': [ownHost] };
const chat = { ...own, 'frame-src': [ownHost] };

/** The one captcha of these origins: a script that shows a frame and asks its server. */
const captcha = (...origins: string[]): VendorPreset => ({
  kind: 'captcha',
  sources: { 'script-src': origins, 'connect-src': origins, 'frame-src': origins },
});

/**
 * The vendors that a brand can choose in its settings, and what each may load, as its maker
 * documents it. What stands in no preset, and whoever was not chosen, is in no page's policy.
 */
export const vendorPresets = {
  google_tag_manager: {
    kind: 'tag',
    sources: {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
        'https://www.google.com',
      ],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      // The policy that the tag manager makes for itself.
      'trusted-types': ['goog#html'],
    },
  },
  google_ads: {
    kind: 'tag',
    sources: {
      'script-src': [
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
      ],
      'connect-src': [
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
        'https://www.google.com',
        'https://google.com',
      ],
      'img-src': [
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
        'https://www.google.com',
        'https://google.com',
      ],
      'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
  },
  meta: {
    kind: 'tag',
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
    },
  },
  linkedin: {
    kind: 'tag',
    sources: {
      'script-src': ['https://snap.licdn.com'],
      'connect-src': ['https://px.ads.linkedin.com', 'https://www.linkedin.com'],
      'img-src': ['https://px.ads.linkedin.com', 'https://www.linkedin.com'],
    },
  },
  tiktok: {
    kind: 'tag',
    sources: {
      'script-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com'],
      'img-src': ['https://analytics.tiktok.com'],
    },
  },
  clarity: {
    kind: 'tag',
    sources: {
      'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      'connect-src': ['https://*.clarity.ms'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    },
  },
  matomo: { kind: 'tag', sources: own },
  plausible: { kind: 'tag', sources: own, origin: 'https://plausible.io' },
  youtube: { kind: 'film', sources: { 'frame-src': ['https://www.youtube-nocookie.com'] } },
  vimeo: { kind: 'film', sources: { 'frame-src': ['https://player.vimeo.com'] } },
  salesforce: { kind: 'chat', sources: chat },
  chatwoot: { kind: 'chat', sources: chat },
  recaptcha: captcha('https://www.google.com', 'https://www.gstatic.com'),
  hcaptcha: captcha('https://*.hcaptcha.com', 'https://hcaptcha.com'),
  turnstile: captcha('https://challenges.cloudflare.com'),
} as const satisfies Record<string, VendorPreset>;

export type Vendor = keyof typeof vendorPresets;
export const vendors = Object.keys(vendorPresets) as [Vendor, ...Vendor[]];
/** Vendors of one kind. */
export const vendorsOfKind = (kind: VendorPreset['kind']): Vendor[] =>
  vendors.filter((vendor) => vendorPresets[vendor].kind === kind);

/**
 * True for an https origin and nothing more: no path, account, wildcard or second directive, all of
 * which could widen a policy.
 */
export const isHttpsOrigin = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value;

/** An origin that may be absent; what is none is absent too. */
export const originIfAny = () =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => (isHttpsOrigin(value) ? value : undefined)),
    ),
  );

/**
 * What a vendor may load, with its own hosts in place; nothing where it needs a host and has none.
 */
export function vendorSources(vendor: Vendor, origins: readonly string[] = []): VendorSources {
  const preset: VendorPreset = vendorPresets[vendor];
  const hosts = origins.length > 0 ? origins : preset.origin ? [preset.origin] : [];
  return Object.fromEntries(
    Object.entries(preset.sources).map(([directive, sources]) => [
      directive,
      sources.flatMap((source) => (source === ownHost ? hosts : [source])),
    ]),
  );
}

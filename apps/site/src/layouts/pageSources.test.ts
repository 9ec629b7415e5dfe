import { brandByCode } from '@concierge/brands/registry';
import { blockSchemas } from '@concierge/contract/block';
import { type Settings, settingsSchema } from '@concierge/contract/calls';
import { isHttpsOrigin, type Vendor, vendors } from '@concierge/contract/vendors';
import { expect, test } from 'vitest';
import { observatoryScore } from '../../../../tests/observatory.ts';
import { emptyShell } from '../content/emptyShell.ts';
import { extendCsp, formActions } from '../runtime/security/csp.ts';
import { cspDirectives } from '../runtime/security/cspDirectives.ts';
import { securityHeaders } from '../runtime/security/headers.ts';
import { pageSources } from './pageSources.ts';

const [him, seg] = ['HIM', 'SEG'].map((code) => brandByCode(code));
if (!him || !seg) throw new Error('two brands are needed');
/** Everything that an installation can be set up for. */
const everything = {
  CHAT_PROVIDER: 'salesforce',
  CHAT_ORIGIN: 'https://chat.example.org/path',
  CHAT_ORIGIN_HIM: 'https://him.example.org',
  CHAT_SCRT: 'https://scrt.example.org',
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITEKEY: 'k',
  CAPTCHA_SECRET: 's',
  GTM_HIM: 'GTM-ABC',
  CRM_URL: 'https://crm.example.org/servlet',
};
const film = (address: string) =>
  blockSchemas.media.parse({
    type: 'media',
    field_media: { type: { media_type: 'remote_video' }, field_media_oembed_video: [address] },
  });
const youtube = film('https://youtu.be/aqz-KE-bpKQ');
const vimeo = film('https://vimeo.com/76979871');

/** Sources of a page of the institute by directive. */
function vendorSources(
  chosen: readonly Vendor[],
  { more = {}, blocks = [youtube, vimeo], env = everything, brand = him } = {} as {
    more?: Partial<Settings>;
    blocks?: (typeof youtube)[];
    env?: Record<string, string>;
    brand?: typeof him;
  },
): Record<string, readonly string[]> {
  const settings = settingsSchema.parse({ vendors: chosen, ...more });
  const shell = { ...emptyShell, settings };
  if (!brand) throw new Error('no brand');
  return Object.fromEntries(pageSources({ brand, shell }, blocks, env).byDirective);
}

/** The policy that a page has with these sources. */
function pagePolicy(
  sources: Record<string, readonly string[]>,
  env: Record<string, string>,
): string {
  const { 'script-src': scripts = [], ...others } = sources;
  const page = `${cspDirectives.join('; ')}; script-src ${["'self'", ...scripts].join(' ')} 'sha256-a='; style-src 'self' 'sha256-b='; frame-src 'none'`;
  return extendCsp(extendCsp(page, others), formActions(env));
}

test('whoever the brand has not chosen is in no directive, whatever the installation is set up for', () => {
  expect(vendorSources([])).toEqual({});
  const settings = undefined;
  const shell = { ...emptyShell, settings };
  expect(pageSources({ brand: him, shell }, [youtube], everything).byDirective.size).toBe(0);
});

test.each<[Vendor, string]>([
  ['google_tag_manager', 'https://www.googletagmanager.com'],
  ['google_ads', 'https://www.googleadservices.com'],
  ['meta', 'https://connect.facebook.net'],
  ['linkedin', 'https://snap.licdn.com'],
  ['tiktok', 'https://analytics.tiktok.com'],
  ['clarity', 'https://www.clarity.ms'],
  ['plausible', 'https://plausible.io'],
  ['turnstile', 'https://challenges.cloudflare.com'],
])('a choice of %s opens its script, and no other vendor', (vendor, script) => {
  const sources = vendorSources([vendor]);
  expect(sources['script-src']).toContain(script);
  for (const other of vendors.filter((one) => one !== vendor && one !== 'google_ads'))
    for (const origin of vendorSources([other])['script-src'] ?? [])
      expect(sources['script-src'], other).not.toContain(origin);
});

test("Matomo and Plausible load from the brand's own hosts alone", () => {
  const hosts = {
    matomoOrigin: 'https://stats.example.org',
    plausibleOrigin: 'https://plausible.example.org:8443',
  };
  expect(vendorSources(['matomo'])).toEqual({});
  expect(vendorSources(['matomo'], { more: hosts })['script-src']).toEqual([hosts.matomoOrigin]);
  expect(vendorSources(['plausible'], { more: hosts })['connect-src']).toEqual([
    hosts.plausibleOrigin,
  ]);
  expect(vendorSources([], { more: hosts })).toEqual({});
});

test.each([
  'http://stats.example.org',
  'https://stats.example.org/path',
  'https://stats.example.org/',
  'https://*.example.org',
  'https://user@stats.example.org',
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example https://b.example',
  'https://',
])('%s is no host of a vendor', (origin) => {
  expect(isHttpsOrigin(origin)).toBe(false);
  expect(vendorSources(['matomo'], { more: { matomoOrigin: origin } })).toEqual({});
});

test("a film's player may be framed on pages that show one, of a host that the brand has chosen", () => {
  expect(vendorSources(['youtube', 'vimeo'], { blocks: [] })).toEqual({});
  expect(vendorSources(['youtube', 'vimeo'], { blocks: [vimeo] })).toEqual({
    'frame-src': ['https://player.vimeo.com'],
  });
  expect(vendorSources(['youtube'], { blocks: [youtube, vimeo] })).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com'],
  });
});

test('a chat adds the origins of its settings to the brand that chose it', {
  tags: ['S4.livechat.4'],
}, () => {
  const chosen = ['https://him.example.org', 'https://scrt.example.org'];
  const sources = vendorSources(['salesforce']);
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
    expect(sources[directive]).toEqual(chosen);
  expect(vendorSources(['salesforce'], { brand: seg })['script-src']?.[0]).toBe(
    'https://chat.example.org',
  );
  expect(vendorSources(['chatwoot'])).toEqual({});
  expect(vendorSources(['salesforce'], { env: {} })).toEqual({});
});

test('a page scores at least 130 by the Observatory, with nobody chosen and with everybody', () => {
  const fields = securityHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), securityHeaders[index + 1] ?? '']] : [],
  );
  const more = {
    matomoOrigin: 'https://stats.example.org',
    plausibleOrigin: 'https://plausible.example.org',
  };
  for (const chosen of [[], vendors]) {
    const policy = pagePolicy(vendorSources(chosen, { more }), everything);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const { score, points } = observatoryScore({
      ...Object.fromEntries(fields),
      'content-security-policy': policy,
    });
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
  }
});

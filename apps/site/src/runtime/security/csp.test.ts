import { expect, test } from 'vitest';
import { observatoryScore } from '../../../../../tests/observatory.ts';
import { configuredSources, extendCsp } from './csp.ts';
import { cspDirectives } from './cspDirectives.ts';
import { securityHeaders } from './headers.ts';

const brand = { code: 'HIM' } as const;
/** A page's policy with what Astro adds to it. */
const page = `${cspDirectives.join('; ')}; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='`;
const everything = {
  LEAD_ACTION_APPLY: 'https://forms.example.org/apply?x=1',
  CRM_URL: 'https://crm.example.org/servlet',
  GTM_HIM: 'GTM-ABC',
  CHAT_PROVIDER: 'salesforce',
  CHAT_ORIGIN: 'https://chat.example.org/path',
  CHAT_SCRT: 'https://scrt.example.org',
};

test('the policy has no unsafe sources, and configuration adds only origins', () => {
  const policy = extendCsp(page, configuredSources(brand, everything));
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("form-action 'self' https://forms.example.org https://crm.example.org");
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a page scores at least 130 by the Observatory, with nothing configured and with everything', () => {
  const fields = securityHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), securityHeaders[index + 1] ?? '']] : [],
  );
  for (const env of [{}, everything]) {
    const policy = extendCsp(page, configuredSources(brand, env));
    const { score } = observatoryScore({
      ...Object.fromEntries(fields),
      'content-security-policy': policy,
    });
    expect(score).toBeGreaterThanOrEqual(130);
  }
});

test('[S4.livechat.4] a chat adds the origins of its settings to the brand that chose it', () => {
  const env = {
    CHAT_PROVIDER_HIM: 'salesforce',
    CHAT_ORIGIN: 'https://chat.example.org/path',
    CHAT_ORIGIN_HIM: 'https://him.example.org',
    CHAT_SCRT: 'https://scrt.example.org',
  };
  const chosen = ['https://him.example.org', 'https://scrt.example.org'];
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
    expect(configuredSources(brand, env)[directive]).toEqual(chosen);
  expect(configuredSources({ code: 'SEG' }, env)['frame-src']).toEqual([]);
});

test('a vendor that nobody chose for the brand is in no directive', () => {
  const others = { GTM_SEG: 'GTM-ABC', CHAT_PROVIDER: 'none', CHAT_ORIGIN: 'https://c.example' };
  for (const env of [{}, others, { CAPTCHA_PROVIDER: 'turnstile' }])
    expect(Object.values(configuredSources(brand, env)).flat()).toEqual([]);
  expect(
    configuredSources({ code: 'NOVA', analyticsContainer: 'GTM-N' }, {})['script-src'],
  ).toEqual(['https://www.googletagmanager.com']);
});

test('a source takes the place of none, opens no directive that is not there, and is written once', () => {
  expect(
    extendCsp("frame-ancestors 'none'; img-src 'self'", {
      'frame-ancestors': ['https://cms.example.org'],
    }),
  ).toBe("frame-ancestors https://cms.example.org; img-src 'self'");
  expect(extendCsp("default-src 'none'", { 'script-src': ['https://a.example'] })).toBe(
    "default-src 'none'",
  );
  const once = extendCsp("img-src 'self'", { 'img-src': ['https://a.example'] });
  expect(extendCsp(once, { 'img-src': ['https://a.example'] })).toBe(once);
});

import { expect, test } from 'vitest';
import { configuredSources, extendCsp } from './csp.ts';
import { cspDirectives } from './cspDirectives.ts';

test('the policy has no unsafe sources, and configuration adds only origins', () => {
  const sources = configuredSources({
    LEAD_ACTION_APPLY: 'https://forms.example.org/apply?x=1',
    CRM_URL: 'https://crm.example.org/servlet',
    CAPTCHA_PROVIDER: 'turnstile',
  });
  const policy = extendCsp(cspDirectives.join('; '), sources);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("form-action 'self' https://forms.example.org https://crm.example.org");
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/challenges\.cloudflare\.com/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('[S4.livechat.4] a chat adds the origins of its settings, of every brand, and nothing is allowed to a chat that is not configured', () => {
  const sources = configuredSources({
    CHAT_ORIGIN: 'https://chat.example.org/path',
    CHAT_ORIGIN_HIM: 'https://him.example.org',
    CHAT_SCRT: 'https://scrt.example.org',
  });
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
    expect(sources[directive]).toEqual(
      expect.arrayContaining([
        'https://chat.example.org',
        'https://him.example.org',
        'https://scrt.example.org',
      ]),
    );
  expect(configuredSources({})['frame-src']).toEqual([]);
});

test('a source takes the place of none, and nothing is written twice', () => {
  expect(
    extendCsp("frame-ancestors 'none'; img-src 'self'", {
      'frame-ancestors': ['https://cms.example.org'],
    }),
  ).toBe("frame-ancestors https://cms.example.org; img-src 'self'");
  const once = extendCsp("img-src 'self'", { 'img-src': ['https://a.example'] });
  expect(extendCsp(once, { 'img-src': ['https://a.example'] })).toBe(once);
});

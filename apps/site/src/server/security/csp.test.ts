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

test('a source takes the place of none, and nothing is written twice', () => {
  expect(extendCsp("frame-ancestors 'none'; img-src 'self'", { 'frame-ancestors': ['https://cms.example.org'] })).toBe(
    "frame-ancestors https://cms.example.org; img-src 'self'",
  );
  const once = extendCsp("img-src 'self'", { 'img-src': ['https://a.example'] });
  expect(extendCsp(once, { 'img-src': ['https://a.example'] })).toBe(once);
});

import { expect, test } from 'vitest';
import { extendCsp, formActions } from './csp.ts';

test('forms may be sent to their addresses of the environment, by origin, and not to the CRM', () =>
  expect(
    formActions({
      LEAD_ACTION_APPLY: 'https://forms.example.org/apply?x=1',
      LEAD_ACTION_VISIT: '',
      CRM_URL: 'https://crm.example.org/servlet',
      GTM_HIM: 'GTM-ABC',
    }),
  ).toEqual({ 'form-action': ['https://forms.example.org'] }));

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
  expect(extendCsp('img-src https://a.example:444', { 'img-src': ['https://a.example'] })).toBe(
    'img-src https://a.example:444 https://a.example',
  );
});

import { expect, test } from 'vitest';
import { captchaProvider, crmOid, foreignAction } from './leadSettings.ts';
import { thanksPath } from './thanksPath.ts';

const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITEKEY: 'k', CAPTCHA_SECRET: 's' };

test('the action URL of a type is chosen by environment', { tags: ['S7.form.12'] }, () => {
  const env = { NODE_ENV: 'test', LEAD_ACTION_MEET_REP: 'https://crm.example/post' } as const;
  expect(foreignAction('meet-rep', env)).toBe('https://crm.example/post');
  expect(foreignAction('contact', env)).toBeUndefined();
});

test('oid has one value for test and one for production', {
  tags: ['S3.livechat.11', 'S7.livechat.2', 'S7.livechat.3'],
}, () => {
  const oids = { NODE_ENV: 'production', CRM_OID_TEST: 'T', CRM_OID_PRODUCTION: 'P' } as const;
  expect(crmOid({ ...oids, CRM_MODE: 'test' })).toBe('T');
  expect(crmOid({ ...oids, CRM_MODE: 'production' })).toBe('P');
  expect(crmOid(oids)).toBe('P');
  expect(crmOid({ ...oids, NODE_ENV: 'development' })).toBe('T');
});

test('a foreign captcha without keys falls back to our own', () => {
  expect(captchaProvider({ captchaProvider: 'hcaptcha' }, {})).toBe('altcha');
  expect(captchaProvider({ captchaProvider: 'hcaptcha' }, keys)).toBe('hcaptcha');
});

test("the installation's captcha is a brand's only where the brand has chosen its vendor", () => {
  expect(captchaProvider({ vendors: ['turnstile'] }, keys)).toBe('turnstile');
  expect(captchaProvider({ vendors: ['hcaptcha'] }, keys)).toBe('altcha');
  expect(captchaProvider(undefined, keys)).toBe('altcha');
});

test.each([
  [undefined, '/ar/thank-you/contact/'],
  ['/thank-you/visit', '/ar/thank-you/visit/'],
  ['/en/thanks/', '/en/thanks/'],
  ['//evil.example', '/ar/thank-you/contact/'],
  ['/\\evil.example', '/ar/thank-you/contact/'],
  ['https://forms.example/thanks?a=1#b', 'https://forms.example/thanks?a=1#b'],
  ['http://forms.example/thanks', '/ar/thank-you/contact/'],
  ['/thank-you/visit?from=ad#next', '/ar/thank-you/visit/?from=ad#next'],
  ['javascript:alert(1)', '/ar/thank-you/contact/'],
])('thank-you link %s → %s', { tags: ['S3.page.4'] }, (given, path) =>
  expect(thanksPath(given, 'contact', { confirmationPath: '/x/' }, 'ar')).toBe(path),
);

test('live chat leads to the confirmation page of the brand', {
  tags: ['S2.routes.9', 'S1.env.7'],
}, () => {
  expect(
    thanksPath(undefined, 'livechat', { confirmationPath: '/en/livechat-confirmation/' }, 'ar'),
  ).toBe('/en/livechat-confirmation/');
});

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { endProcess, startSite } from '../ownSite.ts';
import { sitePort } from '../product.ts';
import { type Code, codes, daily } from './kit/brandTable.ts';
import { rendered, solve, stubProvider } from './kit/captchaProvider.ts';
import { startDefaultsBackend } from './kit/defaultsBackend.ts';
import { expectRefused, field, fillContact, formWith } from './kit/formFields.ts';
import { startUpstream, unsuccessful } from './kit/upstream.ts';

// The built site with the letter's defaults: forms without patterns of their own, the addresses
// of the environment, and a captcha provider's widget. Everything else is passed on.
test.describe.configure({ mode: 'default' });

const port = sitePort + 63;
const testPort = sitePort + 64;
const crmPort = sitePort + 65;
const folder = mkdtempSync(`${tmpdir()}/concierge-defaults-`);
let crm: ReturnType<typeof startUpstream>;
let backend: Awaited<ReturnType<typeof startDefaultsBackend>>;
let sites: ChildProcess[] = [];

const on = (path: string, code: Code = 'HIM', at = port) =>
  `http://${code.toLowerCase()}.localhost:${at}${path}`;

test.beforeAll(async () => {
  backend = await startDefaultsBackend();
  crm = startUpstream(crmPort);
  const common = { CONTENT_API: backend.api, LEAD_LIMITS: '10000,10000,10000' };
  sites = await Promise.all([
    startSite(port, `${folder}/production`, {
      ...common,
      NODE_OPTIONS: crm.nodeOptions,
      CAPTCHA_SITEKEY: 'the-sitekey',
      CAPTCHA_SECRET: 'the-secret',
      CRM_OID_TEST: 'OID-TEST',
      CRM_OID_PRODUCTION: 'OID-PRODUCTION',
      LEAD_ACTION_LIVECHAT: crm.address,
      LEAD_ACTION_MEET_REP: crm.address,
    }),
    startSite(testPort, `${folder}/test`, {
      ...common,
      CRM_MODE: 'test',
      CAPTCHA_SITEKEY: 'the-sitekey',
      CAPTCHA_SECRET: 'the-secret',
      CAPTCHA_SIZE: 'invisible',
      CRM_OID_TEST: 'OID-TEST',
      CRM_OID_PRODUCTION: 'OID-PRODUCTION',
      LEAD_ACTION_LIVECHAT: `${crm.address}?test`,
    }),
  ]);
});

test.afterAll(async () => {
  await Promise.all(sites.map(endProcess));
  crm.stop();
  backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const code of daily('SEG', 'HIM')) {
  test(`${code}: default patterns of a lead form`, {
    tag: ['@S5.lead.6', '@S5.lead.7', '@S5.lead.8', '@S5.lead.9', '@S5.lead.10'],
  }, async ({ page }) => {
    await page.goto(on('/en/contact/', code));
    const bad = ['ada@example', 'ada@example.c', 'ada@example.swiss', 'a_b@example.ch', 'a b@c.ch'];
    const good = ['a.b%c+d-9@x-y.example.ch', 'ada@example.info'];
    await expectRefused(page, 'Email', [...good, ...bad], bad);
    await page.goto(on('/en/visit/', code));
    const short = ['1234567', 'abc', '+1234567890123', '12 34'];
    const sound = [
      ...['12345678', '+12345678', '123456789012', '(123)4567890', '+(123) 456-7890'],
      ...['123-456-7890', '123 456 7890', '123.456.7890'],
    ];
    await expectRefused(page, 'Phone', [...sound, ...short], short);
  });

  test(`${code}: default patterns of the live-chat form`, {
    tag: [
      ...['@S5.livechat.7', '@S5.livechat.8', '@S5.livechat.9', '@S5.livechat.10'],
      '@S5.livechat.11',
    ],
  }, async ({ page }) => {
    await page.goto(on('/en/livechat/', code));
    const bad = ['1234567', 'abc', '1234567890123456'];
    const good = [
      ...['12345678', '+12345678', '123456789012345', '(123)456789', '+(123) 456-789012345'],
      ...['123-456-78', '123 456 78', '123.456.78'],
    ];
    await expectRefused(page, 'mobile', [...good, ...bad], bad);
    await expectRefused(page, 'email', ['a@b.info', 'a@b.swiss'], ['a@b.swiss']);
  });

  test(`${code}: the environment chooses where a form is posted to`, {
    tag: ['@S7.form.12', '@S7.livechat.2', '@S7.livechat.3', '@S3.livechat.11'],
  }, async ({ page }) => {
    const form = (name: string) => formWith(page, name);
    await page.goto(on('/en/meet-a-representative/', code));
    await expect(form('Surname')).toHaveAttribute('action', crm.address);
    await page.goto(on('/en/contact/', code));
    await expect(form('Surname')).toHaveAttribute('action', '/leads/contact');
    await page.goto(on('/en/livechat/', code));
    await expect(form('first_name')).toHaveAttribute('action', crm.address);
    await expect(form('first_name').locator('[name="oid"]')).toHaveValue('OID-PRODUCTION');
    await page.goto(on('/en/livechat/', code, testPort));
    await expect(form('first_name')).toHaveAttribute('action', `${crm.address}?test`);
    await expect(form('first_name').locator('[name="oid"]')).toHaveValue('OID-TEST');
  });
}

test('live chat is one form-encoded POST to the CRM, and what that answers is its own', {
  tag: ['@S7.livechat.1', '@S7.livechat.4', '@S7.livechat.5'],
}, async ({ page }) => {
  await page.goto(on('/en/livechat/'));
  for (const [name, value] of Object.entries({
    first_name: 'Zoë & Co',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    mobile: '+41791234567',
  }))
    await field(page, name).fill(value);
  await field(page, 'term_conditions').check();
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  const submit = formWith(page, 'first_name').locator('[type="submit"]');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'The CRM has spoken' })).toBeVisible();
  expect(crm.posts).toHaveLength(1);
  const [post] = crm.posts;
  expect(post?.method).toBe('POST');
  expect(post?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(post?.body))).toMatchObject({
    first_name: 'Zoë & Co',
    country: expect.stringMatching(/^(AD|Andorra)$/),
    oid: 'OID-PRODUCTION',
    lead_source: 'Direct_Lead',
    retURL: expect.stringMatching(/\/en\/livechat-confirmation\/$/),
  });
});

test('a provider’s captcha is rendered explicitly, and its response is verified with the secret', {
  tag: [
    ...['@S7.scripts.1', '@S7.scripts.2', '@S9.captcha.2', '@S9.captcha.3', '@S7.captcha.1'],
    ...['@S7.captcha.2', '@S7.captcha.3'],
  ],
}, async ({ page }) => {
  const loaded = await stubProvider(page);
  let posts = 0;
  await page.route(/\/leads\//, (route) => {
    posts += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto(on('/en/contact/', 'CAA'));
  await fillContact(page);
  const form = formWith(page, 'Surname');
  await expect.poll(() => loaded).toHaveLength(1);
  expect(loaded[0]).toContain('render=explicit');
  await expect
    .poll(() => rendered(page))
    .toEqual([expect.objectContaining({ sitekey: 'the-sitekey', size: 'normal', theme: 'light' })]);
  await form.locator('[type="submit"]').click();
  await expect(form.getByText('Invalid CAPTCHA.').first()).toBeVisible();
  expect(crm.verifications, 'nothing is verified without a response').toHaveLength(0);
  await solve(page, unsuccessful);
  await form.locator('[type="submit"]').click();
  await expect.poll(() => crm.verifications).toHaveLength(1);
  await expect(form.getByText('Invalid CAPTCHA.').first()).toBeVisible();
  expect(posts, 'nothing is sent without a success').toBe(0);
  await solve(page, 'the-response');
  const sent = page.waitForRequest((request) => /\/leads\/contact$/.test(request.url()));
  await form.locator('[type="submit"]').click();
  await sent;
  const named = crm.verifications.map((fields) => [fields.get('secret'), fields.get('response')]);
  expect(named).toEqual([unsuccessful, 'the-response'].map((response) => ['the-secret', response]));
});

test('the post helper adds the secret that a captcha’s verification needs', {
  tag: ['@S7.ssrpost.1', '@S7.ssrpost.2', '@S7.captcha.1'],
}, async ({ page }) => {
  await page.goto(on('/en/contact/', 'CAA'));
  const verify = (response: string) =>
    page.evaluate(async (response) => {
      const answer = await fetch('/api/ssrPostHandler', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          options: { endpoint: 'captcha' },
          bodyData: { provider: 'hcaptcha', response },
        }),
      });
      return answer.json();
    }, response);
  expect(await verify('by-helper')).toMatchObject({
    ...{ ok: true, status: 200 },
    data: { success: true, pass: expect.any(String) },
  });
  const [secret, response] = ['the-secret', 'by-helper'];
  expect(Object.fromEntries(crm.verifications.at(-1) ?? [])).toMatchObject({ secret, response });
  const { length } = crm.verifications;
  expect(await verify('')).toMatchObject({ ok: false, data: { success: false } });
  expect(crm.verifications).toHaveLength(length);
});

for (const [width, size, at] of [
  [1280, 'normal', port],
  [320, 'compact', port],
  [1280, 'invisible', testPort],
] as const)
  test(`the captcha is ${size} at ${width} px${at === port ? '' : ' where CAPTCHA_SIZE asks for it'}`, {
    tag: ['@S9.captcha.2', '@S9.captcha.3'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await stubProvider(page);
    await page.goto(on('/en/contact/', 'CAA', at));
    await fillContact(page);
    await expect
      .poll(() => rendered(page))
      .toEqual([expect.objectContaining({ size, theme: 'light' })]);
  });

// The academy has the provider's captcha here, the college a thank-you page elsewhere.
for (const code of codes.filter((one) => one !== 'CAA' && one !== 'CR'))
  test(`${code}: a lead is answered 303 to its thank-you page, and the backend has it`, {
    tag: ['@S7.form.13', '@S7.server.1'],
  }, async ({ page }) => {
    await page.goto(on('/en/contact/', code));
    await fillContact(page);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const answer = page.waitForResponse((response) => /\/leads\/contact$/.test(response.url()));
    await formWith(page, 'Surname').locator('[type="submit"]').click();
    const response = await answer;
    expect(response.status()).toBe(303);
    const location = new URL(response.headers()['location'] ?? '', response.url());
    expect(location.pathname).toBe('/en/thank-you/contact/');
    const reference = location.searchParams.get('ref') ?? '';
    expect(reference).toMatch(new RegExp(`^${code}-`));
    await page.waitForURL((url) => url.pathname === location.pathname);
    await expect
      .poll(() => backend.calls.some(({ body }) => body.includes(reference)), { timeout: 20_000 })
      .toBe(true);
  });

test('the college is one brand under its long code and its country’s', {
  tag: ['@S1.schools.2', '@S1.schools.6'],
}, async ({ page }) => {
  await page.goto(on('/en/visit/', 'CR'));
  await expect(page.locator('form [name="WebSource"]').first()).toHaveValue('CR');
});

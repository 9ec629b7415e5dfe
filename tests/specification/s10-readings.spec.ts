import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { containers } from '../containers.ts';
import { get } from '../get.ts';
import { endProcess, startSite } from '../ownSite.ts';
import { sitePort } from '../product.ts';
import { at, codes, daily } from './kit/brandTable.ts';
import { startDefaultsBackend } from './kit/defaultsBackend.ts';
import { expectRefused, field, fillContact, formWith } from './kit/formFields.ts';

// Readings of section 10 beside the letter that a setting restores: the product as it is, and the
// built site with the settings.
test.describe.configure({ mode: 'default' });

const port = sitePort + 66;
const folder = mkdtempSync(`${tmpdir()}/concierge-letter-`);
let backend: Awaited<ReturnType<typeof startDefaultsBackend>>;
let site: ChildProcess;

const byLetter = (code: string, path: string) =>
  `http://${code.toLowerCase()}.localhost:${port}${path}`;

test.beforeAll(async () => {
  backend = await startDefaultsBackend();
  site = await startSite(port, folder, {
    CONTENT_API: backend.api,
    LEAD_LIMITS: '10000,10000,10000',
    SEARCH_LINKS: 'en',
    ...containers,
    CAPTCHA_SITEKEY: 'the-sitekey',
    CAPTCHA_SECRET: 'the-secret',
  });
});

test.afterAll(async () => {
  await endProcess(site);
  backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Where the results of a search lead. */
async function resultLinks(address: string): Promise<string[]> {
  const { text } = await get(address);
  const list = /data-results-list[\s\S]*?<\/ol>/.exec(text)?.[0] ?? '';
  return [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
}

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: results link to the page’s language, by the letter to /en`, {
    tag: '@S2.routes.8',
  }, async () => {
    const path = '/es/search/?search_api_fulltext=hotel';
    const [ours, letter] = [
      await resultLinks(at(code, path)),
      await resultLinks(byLetter(code, path)),
    ];
    expect(ours.length).toBeGreaterThan(0);
    for (const href of ours) expect(href).toMatch(/^\/es\//);
    expect(letter).toEqual(ours.map((href) => href.replace('/es/', '/en/')));
  });

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: the newsletter’s own pattern refuses what is no address; emptied, it takes anything`, {
    tag: ['@S5.newsletter.3', '@S5.newsletter.4', '@S8.newsletter.2'],
  }, async ({ page }) => {
    const sent: (string | null)[] = [];
    await page.route('**/api/mail', (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('email'));
      return route.fulfill({ json: { ok: true } });
    });
    const subscribe = async (address: string) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: 'E-mail address' }).fill(address);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
    };
    const refusal = page.getByText('Entered value does not match email format', { exact: true });
    const thanks = page.getByText('You have just subscribed to our newsletter, thanks');
    await page.goto(at(code, '/en/'));
    await subscribe('anything at all');
    await expect(refusal).toBeVisible();
    await expect(thanks).toBeHidden();
    await subscribe('ana@visitor.academy');
    await expect(thanks).toBeVisible();
    await expect(refusal).toBeHidden();
    await page.goto(byLetter(code, '/en/'));
    await subscribe('anything at all');
    await expect(thanks).toBeVisible();
    await expect.poll(() => sent).toEqual(['ana@visitor.academy', 'anything at all']);
  });

for (const code of daily('SEG', 'SHMS')) {
  test(`${code}: live chat: the seeded patterns take the world’s addresses and numbers, without them the letter’s hold`, {
    tag: ['@S5.livechat.7', '@S5.livechat.8', '@S5.livechat.9', '@S5.livechat.10'],
  }, async ({ page }) => {
    const emails = ['a@b.info', 'a@b.swiss', 'a@b..ch', 'a b@c.ch', 'no address'];
    const mobiles = ['+41 79 123 45 67', '+8613800138000', '+49 (0)30 123456', '12345', 'abc'];
    await page.goto(at(code, '/en/livechat/'));
    await expectRefused(page, 'email', emails, ['a@b..ch', 'a b@c.ch', 'no address']);
    await expectRefused(page, 'mobile', mobiles, ['12345', 'abc']);
    await page.goto(byLetter(code, '/en/livechat/'));
    await expectRefused(page, 'email', emails, ['a@b.swiss', 'a b@c.ch', 'no address']);
    await expectRefused(page, 'mobile', mobiles, ['+49 (0)30 123456', '12345', 'abc']);
  });

  // The management school's form has the default pattern as its own, in brackets.
  const separators =
    code === 'SHMS'
      ? 'stay before a pattern in brackets'
      : 'are taken out before the default phone pattern';
  test(`${code}: separators ${separators}`, {
    tag: ['@S5.lead.7', '@S5.lead.9', '@S5.lead.10'],
  }, async ({ page }) => {
    const numbers = ['123-456-78', '(123) 456.7890', '+12 34 56 78', '079 123 45 67', '1234567'];
    await page.goto(byLetter(code, '/en/visit/'));
    await expectRefused(
      page,
      'Phone',
      numbers,
      code === 'SHMS' ? ['+12 34 56 78', '079 123 45 67', '1234567'] : ['1234567'],
    );
  });

  test(`${code}: City and Question are optional unless the form requires them`, {
    tag: ['@S8.visit.9', '@S8.visit.12'],
  }, async ({ page }) => {
    for (const [address, count] of [
      [at(code, '/en/visit/'), 0],
      [byLetter(code, '/en/visit/'), 1],
    ] as const) {
      await page.goto(address);
      await expect(field(page, 'City')).toBeVisible();
      const form = formWith(page, 'City');
      await form.locator('[type="submit"]').click();
      await expect(form.locator('[data-error="Name"]')).toHaveText('Name is required');
      for (const name of ['City', 'Question'])
        await expect(
          form.locator(`[data-error="${name}"]`, { hasText: `${name} is required` }),
        ).toHaveCount(count);
    }
  });

  // The management school alone has chosen advanced consent.
  const unless = code === 'SHMS' ? ', unless the brand has chosen advanced consent' : '';
  test(`${code}: the tag manager waits for consent${unless}`, {
    tag: '@S2.wrapper.4',
  }, async ({ page }) => {
    const loaded: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const waits = async (address: string) => {
      await page.goto(address);
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120);
      await expect(page.getByRole('dialog', { name: 'Your choice' })).toBeVisible();
      expect(loaded).toEqual([]);
    };
    await waits(at(code, '/en/'));
    if (code !== 'SHMS') return waits(byLetter(code, '/en/'));
    await page.goto(byLetter(code, '/en/'));
    await expect.poll(() => loaded).toEqual([expect.stringContaining(containers.GTM_SHMS)]);
  });
}

for (const [code, kind, location] of [
  ['CR', 'an address elsewhere', /^https:\/\/away\.example\.org\/thanks\/\?from=school#done$/],
  [
    'SEG',
    'a path with query and hash',
    /\/en\/thank-you\/contact\/\?from=school&ref=SEG-[\w-]+#done$/,
  ],
] as const)
  test(`${code}: field_url leads to ${kind}`, {
    tag: '@S3.page.4',
  }, async ({ page }) => {
    await page.route('https://away.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await page.goto(byLetter(code, '/en/contact/'));
    await fillContact(page);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const answer = page.waitForResponse(/\/leads\/contact$/);
    await formWith(page, 'Surname').locator('[type="submit"]').click();
    const { status, headers } = await answer.then(async (response) => ({
      status: response.status(),
      headers: await response.allHeaders(),
    }));
    expect(status).toBe(303);
    expect(headers['location']).toMatch(location);
    expect(headers['location']).not.toMatch(/Ada|ada%40/i);
  });

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Singapore' });

  for (const code of codes)
    test(`${code}: our own captcha is proved silently`, {
      tag: '@S9.captcha.1',
    }, async ({ page }) => {
      const proof = page.waitForResponse(/\/captcha\/verify$/);
      await page.goto(at(code, '/en/contact/'));
      await fillContact(page);
      await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeHidden();
      await formWith(page, 'Surname').locator('[type="submit"]').click();
      expect((await proof).ok()).toBe(true);
      await expect(page).toHaveURL(/\/en\/thank-you\/contact\//);
    });

  // The academy alone has chosen a provider.
  test('a provider’s is skipped, as the letter has it', {
    tag: ['@S5.lead.15', '@S9.captcha.1'],
  }, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/hcaptcha|\/captcha\/(?:challenge|verify)/.test(request.url())) urls.push(request.url());
    });
    await page.goto(byLetter('CAA', '/en/contact/'));
    await fillContact(page);
    await formWith(page, 'Surname').locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/en\/thank-you\/contact\//);
    expect(urls).toEqual([]);
  });
});

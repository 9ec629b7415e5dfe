import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { endProcess, startSite } from '../ownSite.ts';
import { sitePort } from '../product.ts';
import { at, codes, contentOf } from './brandTable.ts';
import { startDefaultsBackend } from './defaultsBackend.ts';
import { fillContact, formWith } from './formFields.ts';

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
    EVENT_DATE_LOCALE: 'en-US',
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

for (const code of codes)
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

test('dates are in the page’s language, by the letter in en-US', {
  tag: '@S9.dates.1',
}, async () => {
  const path = '/es/webinars/a-week-in-the-schilthalde/';
  const { node } = (await contentOf('HIM', path)).body;
  const written = (locale: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'Europe/Paris' }).format(
      new Date(node.event.Start_Datetime),
    );
  const times = async (address: string) =>
    ((await get(address)).text.match(/<time[\s\S]*?<\/time>/g) ?? []).join('');
  expect(await times(at('HIM', path))).toContain(written('es'));
  expect(await times(byLetter('HIM', path))).toContain(written('en-US'));
  expect(await times(byLetter('HIM', path))).not.toContain(written('es'));
});

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Singapore' });

  test('our own captcha is proved silently', { tag: '@S9.captcha.1' }, async ({ page }) => {
    const proof = page.waitForResponse(/\/captcha\/verify$/);
    await page.goto(at('CAA', '/en/contact/'));
    await fillContact(page);
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeHidden();
    await formWith(page, 'Surname').locator('[type="submit"]').click();
    expect((await proof).ok()).toBe(true);
    await expect(page).toHaveURL(/\/en\/thank-you\/contact\//);
  });

  test('a provider’s is skipped, as the letter has it', {
    tag: ['@S5.lead.15', '@S9.captcha.1'],
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/hcaptcha|\/captcha\/(?:challenge|verify)/.test(request.url())) asked.push(request.url());
    });
    await page.goto(byLetter('CAA', '/en/contact/'));
    await fillContact(page);
    await formWith(page, 'Surname').locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/en\/thank-you\/contact\//);
    expect(asked).toEqual([]);
  });
});

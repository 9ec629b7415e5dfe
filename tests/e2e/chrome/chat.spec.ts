import { expect, type Page, test } from '@playwright/test';
import { get } from '../../get.ts';
import { onePageEach } from '../../onePageEach.ts';
import { at } from '../../product.ts';

// The product under test allows no foreign origin, because no provider is configured.
test.use({ bypassCSP: true });

const origin = 'https://chat.example.org';
/** A provider in place of `none`: its settings, and a script that says how it was started. */
async function provide(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('**/api/config/chat', (route) => {
    requests.push('settings');
    return route.fulfill({ json: { provider: 'chatwoot', origin, settings: { token: 'ridge' } } });
  });
  await page.route(`${origin}/**`, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.chatwootSDK = { run: (options) => { document.body.dataset.chatStarted = JSON.stringify(options); } };`,
    });
  });
  return requests;
}

test('the widget waits for the first interaction and for consent, and gets its settings from the server', {
  tag: ['@S4.livechat.3', '@S4.livechat.4', '@S7.scripts.4'],
}, async ({ page }) => {
  const requests = await provide(page);
  await page.goto(at('HIM', '/en/contact/'));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => requests).toEqual(['settings']);
  const chat = page.locator('[data-chat]');
  await chat.locator('[data-chat-open]').dispatchEvent('click');
  await expect(chat.locator('dialog')).toContainText('Chatwoot');
  expect(requests).toEqual(['settings']);
  await chat.locator('dialog button').dispatchEvent('click');
  await expect(page.locator('body')).toHaveAttribute(
    'data-chat-started',
    JSON.stringify({ websiteToken: 'ridge', baseUrl: origin }),
  );
  expect(requests).toEqual(['settings', '/packs/js/sdk.js']);
});

test('a tap before the widget is there is answered by it; a second or Escape closes its question, which leads to the form', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'consent', value: encodeURIComponent('{"categories":[]}'), url: at('HIM', '/') },
  ]);
  await provide(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/config/chat', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(at('HIM', '/en/contact/'));
  const button = page.locator('[data-chat-open]');
  const question = page.locator('[data-chat] dialog');
  await button.click();
  release();
  await expect(question).toContainText('Chatwoot');
  await button.click();
  await expect(question).toHaveCount(0);
  await button.click();
  await expect(question.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('link').click();
  await expect(page).toHaveURL(at('HIM', '/en/livechat/'));
});

test('where its settings cannot be had, the first tap leads to the offline form', async ({
  page,
}) => {
  await page.route('**/api/config/chat', (route) => route.abort());
  await page.goto(at('HIM', '/en/contact/'));
  await page.locator('[data-chat-open]').press('Enter');
  await expect(page).toHaveURL(at('HIM', '/en/livechat/'));
});

test('chat stands on pages that add it, not on those that do not or that exclude it', {
  tag: ['@S2.wrapper.5', '@S2.wrapper.6', '@S2.wrapper.7'],
}, async () => {
  const pages = await onePageEach('HIM', 'en');
  const hasChat = async (url: string) => (await get(url)).text.includes('data-chat-open');
  expect(await hasChat(pages.get('contact') ?? 'no contact page')).toBe(true);
  expect(await hasChat(pages.get('brochure') ?? 'no brochure page')).toBe(false);
  expect(await hasChat(pages.get('livechat') ?? 'no livechat page')).toBe(false);
});

test('the settings are answered at run time', {
  tag: ['@S4.livechat.4', '@S1.env.4'],
}, async () => {
  const { status, text } = await get(at('HIM', '/api/config/chat'));
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    provider: expect.stringMatching(/^(none|chatwoot|salesforce)$/),
    settings: expect.any(Object),
  });
});

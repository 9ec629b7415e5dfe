import { expect, type Page, test } from '@playwright/test';
import { enter, isLive, makePage, open, publish } from '../../../newsroom.ts';
import { rich } from '../../../richText.ts';

/** A browser that is never idle: what waits for that waits as long as it may. */
const busy = () => {
  window.requestIdleCallback = (work, options) =>
    window.setTimeout(
      () => work({ didTimeout: true, timeRemaining: () => 0 }),
      options?.timeout ?? 500,
    );
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
};

const waysToPublish: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => page.locator(publish).click(),
  'Ctrl+Enter': (page) => page.keyboard.press('Control+Enter'),
};

for (const [way, publishNow] of Object.entries(waysToPublish))
  test(`words written just before ${way} publishes are published`, async ({ page, context }) => {
    await enter(context, 'editor');
    await page.addInitScript(busy);
    const { alias, id } = await makePage({ body: rich('Come and see us.') });
    await open(page, `/collections/pages/${id}`);
    // With something to publish, the button doesn't wait for the words.
    await page.locator('#field-field_lead').fill('Doors open at nine.');
    await expect(page.locator(publish)).toBeEnabled();
    const body = page.locator('.rich-text-lexical [contenteditable=true]').first();
    await body.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' Bring your parents.');
    await publishNow(page);
    await isLive(alias, 'Come and see us. Bring your parents.');
  });

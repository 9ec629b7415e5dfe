import { expect, type Page, test } from '@playwright/test';
import { chooseConsent } from '../../chooseConsent.ts';
import { containers } from '../../containers.ts';
import { get } from '../../get.ts';
import { at } from '../../product.ts';

/** Addresses of the tag manager as they are asked for; nothing leaves the machine. */
async function recordContainers(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return loaded;
}

test('everything is denied first, with half a second to wait', {
  tag: ['@S9.consent.1', '@S9.consent.2', '@S9.consent.3', '@S2.wrapper.3'],
}, async ({ page }) => {
  await page.goto(at('CAA', '/en/'));
  const first = await page.evaluate(() =>
    Array.from((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer[0] ?? []),
  );
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500,
    },
  ]);
});

for (const lang of ['en', 'ar']) {
  test(`the container is loaded only after the visitor agreed (${lang})`, {
    tag: ['@S2.wrapper.4', '@S1.env.5'],
  }, async ({ page }) => {
    const loaded = await recordContainers(page);
    await page.goto(at('CAA', `/${lang}/`));
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    const accept = page.locator('#cc-main .cm [data-role=all]').first();
    await expect(accept).toBeVisible();
    expect(loaded).toEqual([]);
    await accept.click();
    await expect
      .poll(() => loaded)
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${containers.GTM_CAA}`]);
    await page.reload();
    await expect.poll(() => loaded.length).toBe(2);
    await expect(page.locator('#cc-main .cm')).toHaveCount(0);
  });
}

/** The element outside of the consent bar that has the focus and lies beneath it. */
function focusUnderBar(): string | undefined {
  const focused = document.activeElement;
  const bar = document.querySelector('#cc-main .cm')?.getBoundingClientRect();
  if (!focused || !bar || focused.closest('#cc-main')) return undefined;
  const { top, bottom } = focused.getBoundingClientRect();
  return top >= bar.top && bottom > bar.top ? focused.outerHTML.slice(0, 120) : undefined;
}

/** Where the element that has the focus stands in the document. */
const positionOfFocus = () =>
  [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);

for (const lang of ['en', 'es', 'ar', 'ru']) {
  test(`on a phone the bar leaves the page to be read, asks evenly and comes first (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('HIM', `/${lang}/`));
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    const bar = page.locator('#cc-main .cm');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).not.toHaveAttribute('aria-modal');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(180);
    const [all, necessary] = [
      await bar.locator('[data-role=all]').boundingBox(),
      await bar.locator('[data-role=necessary]').boundingBox(),
    ];
    expect([all?.y, all?.height, Math.round(all?.width ?? 0)]).toEqual([
      necessary?.y,
      necessary?.height,
      Math.round(necessary?.width ?? 0),
    ]);
    // However long the bar has stood there by then.
    await page.waitForTimeout(500);
    await page.keyboard.press('Tab');
    await expect(page.locator('body > .skip')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.locator('[data-role=all]')).toBeFocused();
    const passed = new Set<number>();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(focusUnderBar)).toBeUndefined();
      passed.add(await page.evaluate(positionOfFocus));
    }
    expect(passed.size).toBe(25);
    await page.keyboard.press('Shift+Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
  });
}

for (const lang of ['en', 'ar'])
  test(`on a phone the bar covers nothing that is pressed at the foot of the window (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(at('SEG', `/${lang}/programs/`));
    const boxes = page.locator('[data-finder] input[name=p][type=checkbox]');
    for (const index of [0, 1]) await boxes.nth(index).check();
    const bar = page.locator('#cc-main .cm');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await boxes.nth(2).scrollIntoViewIfNeeded();
    const compare = page.locator('[data-compare-bar] button');
    const overlap = async () => {
      const [button, question] = [await compare.boundingBox(), await bar.boundingBox()];
      return (button?.y ?? 0) + (button?.height ?? 0) - (question?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await compare.click({ trial: true });
    await compare.click();
    await expect(page.locator('main thead th')).toHaveCount(3);
  });

test('the bar takes the focus from nobody who is quicker than it', async ({ page }) => {
  const texts: (() => void)[] = [];
  await page.route(/\/static\/consent\/en\.json/, async (route) => {
    await new Promise<void>((resolve) => texts.push(resolve));
    await route.continue();
  });
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const input = page.locator('[data-search-dialog] input[type=search]');
  await input.pressSequentially('hot');
  await expect.poll(() => texts.length).toBe(1);
  texts[0]?.();
  await expect(page.locator('#cc-main .cm')).toBeVisible();
  await page.waitForTimeout(500);
  await page.keyboard.type('el');
  await expect(input).toHaveValue('hotel');
  await expect(input).toBeVisible();
});

test('a refusal is kept and loads nothing, until it is changed from the footer', {
  tag: ['@S2.wrapper.4'],
}, async ({ page }) => {
  const loaded = await recordContainers(page);
  await page.goto(at('CR', '/en/'));
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.locator('#cc-main .cm [data-role=necessary]').first().click();
  await page.reload();
  await page.locator('[data-consent-open]').first().click();
  await expect(page.locator('#cc-main .pm')).toBeVisible();
  expect(loaded).toEqual([]);
  await page.locator('#cc-main .pm [data-role=all]').first().click();
  await expect.poll(() => loaded.length).toBe(1);
});

test('a page that the back/forward cache brings back follows what was chosen meanwhile', {
  tag: ['@S2.wrapper.4'],
}, async ({ page, context }) => {
  const loaded = await recordContainers(page);
  const choose = (...chosen: string[]) => chooseConsent(context, at('CAA', '/'), ...chosen);
  // The browser under test keeps no pages: the event alone says that one came back.
  const comeBack = () =>
    page.evaluate(() => {
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
  await choose('analytics');
  await page.goto(at('CAA', '/en/'));
  await expect.poll(() => loaded.length).toBe(1);
  await page.evaluate(() => Object.assign(window, { hasStayed: true }).hasStayed);
  await comeBack();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
  await choose();
  await Promise.all([page.waitForEvent('load'), comeBack()]);
  await page.waitForLoadState('networkidle');
  expect(loaded).toHaveLength(1);
});

test('settings whose texts could not be had open at the next try', async ({ page }) => {
  let calls = 0;
  // The question is tried twice, the settings once.
  await page.route(/\/static\/consent\/en\.json/, (route) => {
    calls += 1;
    return calls <= 3 ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await page.goto(at('HIM', '/en/'));
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect.poll(() => calls).toBe(2);
  await page.locator('[data-consent-open]').first().click();
  await expect(page.locator('#cc-main .pm [data-role=all]')).toHaveText(/\S/);
});

test('settings whose script is gone since the page came lead to the page of today', async ({
  page,
  context,
}) => {
  await chooseConsent(context, at('HIM', '/'));
  let isGone = true;
  await page.route(/\/_astro\/banner\./, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(at('HIM', '/en/'));
  const button = page.locator('[data-consent-open]').first();
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
  isGone = false;
  await button.click();
  await expect(page.locator('#cc-main .pm [data-role=all]')).toHaveText(/\S/);
});

test('where a brand has chosen advanced mode its container is loaded at once, after everything is denied', {
  tag: ['@S2.wrapper.4'],
}, async ({ page }) => {
  const loaded = await recordContainers(page);
  const url = at('CR', '/en/');
  const { text } = await get(url);
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: text.replace('<html ', '<html data-gtm-advanced="" '),
    }),
  );
  await page.goto(url);
  await expect.poll(() => loaded.length).toBe(1);
  const commands = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
      [command[0], command[1]].join(' '),
    ),
  );
  expect(commands[0]).toBe('consent default');
});

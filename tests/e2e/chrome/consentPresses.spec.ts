import { expect, test } from '@playwright/test';
import { chooseConsent } from '../../chooseConsent.ts';
import { at } from '../../product.ts';
import { scrollAndDraw } from '../../scroll.ts';

for (const busyMs of [0, 1500])
  test(`a press on its way to the page is no answer to the question that comes up, busy for ${busyMs} ms`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    // What a press would reach where “Accept all” stands, the first time that it is seen.
    await page.addInitScript((busy) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-coming]')) return;
        observer.disconnect();
        for (const end = performance.now() + busy; performance.now() < end; );
      }).observe(document, { childList: true, subtree: true });
      const look = () => {
        const answer = document.querySelector('#cc-main .cm [data-role=all]');
        const box = answer?.getBoundingClientRect();
        const isSeen = answer?.checkVisibility({ visibilityProperty: true });
        const hit = isSeen && box && document.elementFromPoint(box.x + box.width / 2, box.y + 5);
        if (hit)
          document.documentElement.dataset['reached'] = hit.closest('#cc-main') ? 'bar' : 'page';
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, busyMs);
    await page.goto(at('CAA', '/en/'));
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 140);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-reached', 'page');
    const bar = page.locator('#cc-main .cm');
    await bar.locator('[data-role=necessary]').first().click();
    await expect(bar).toBeHidden();
  });

test('a press that was begun before the question came up ends where it began, however long it lasts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(at('CAA', '/en/'));
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Beneath';
    button.style.cssText = 'position: fixed; inset: auto 0 0; block-size: 120px';
    button.onclick = () => {
      button.textContent = 'Pressed';
    };
    document.body.append(button);
  });
  await page.mouse.move(195, 700);
  await page.mouse.down();
  const bar = page.locator('#cc-main .cm');
  await expect(bar).toBeVisible();
  await page.waitForTimeout(1500);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeAttached();
  await bar.locator('[data-role=necessary]').first().click();
  await expect(bar).toBeHidden();
});

for (const code of ['CR', 'SEG'] as const)
  test(`on ${code} the settings open by a press during which the page would paint what stands above`, async ({
    page,
    context,
  }) => {
    await chooseConsent(context, at(code, '/'));
    // Idle turns come when the test says so.
    await page.addInitScript(() => {
      const turns: (() => void)[] = [];
      window.requestIdleCallback = (next) =>
        turns.push(() => next({ didTimeout: false, timeRemaining: () => 50 }));
      Object.assign(window, { takeTurn: () => turns.shift()?.() });
    });
    const takeTurns = () =>
      page.evaluate(async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          (window as unknown as { takeTurn: () => void }).takeTurn();
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
      });
    await page.goto(at(code, '/en/'));
    await scrollAndDraw(page, 100_000);
    const button = page.locator('[data-consent-open]').first();
    await button.hover();
    const top = async () => (await button.boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.down();
    await takeTurns();
    // To half a pixel: Chromium rounds where a page is scrolled to.
    expect(await top()).toBeCloseTo(before, 0);
    await page.mouse.up();
    await expect(page.locator('#cc-main .pm')).toBeVisible();
  });

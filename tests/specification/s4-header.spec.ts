import { expect, type Page, test } from '@playwright/test';
import { scrollTo } from '../scroll.ts';
import { at, daily, fetchContent, listed } from './kit/brandTable.ts';

/**
 * How the header's ground is painted at a scroll position, by the pixels of the gutter beside its
 * words: 'none' where they are those of the page, 'opaque' where the page makes no difference.
 */
async function groundAt(page: Page, top: number): Promise<'none' | 'opaque' | 'translucent'> {
  await scrollTo(page, top);
  const shot = () =>
    page.screenshot({ clip: { x: 2, y: 40, width: 8, height: 64 }, animations: 'disabled' });
  const without = async (selector: string) => {
    const set = (opacity: string) =>
      page.locator(selector).evaluate((element, value) => {
        element.style.opacity = value;
      }, opacity);
    await set('0');
    const pixels = await shot();
    await set('');
    return pixels;
  };
  // The ground follows once the scroll position is observed: who expects one asks again.
  await page.waitForTimeout(300);
  const whole = await shot();
  if (whole.equals(await without('[data-header]'))) return 'none';
  return whole.equals(await without('main')) ? 'opaque' : 'translucent';
}

for (const code of daily('SEG', 'CAA'))
  test(`${code}: over a hero picture the header has no ground until 250 px, and one past them`, {
    tag: ['@S4.header.1', '@S9.scroll.1'],
  }, async ({ page }) => {
    const [first] = await listed(code, '/en/programs/');
    const path = first?.path ?? '';
    const { node } = (await fetchContent(code, path)).body;
    expect(node.field_hero_image?.url).toBeTruthy();
    await page.goto(at(code, path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    expect(await groundAt(page, 0)).toBe('none');
    expect(await groundAt(page, 250)).toBe('none');
    await expect.poll(() => groundAt(page, 251)).toBe('opaque');
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

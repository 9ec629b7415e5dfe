import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../../axeFaults.ts';
import { enter, makePage, open } from '../../newsroom.ts';
import { newPerson } from '../../people.ts';
import { keepSession } from '../../signedInPerson.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog');
const typed = (page: Page) => dialog(page).getByRole('searchbox');
const found = (page: Page) => dialog(page).locator('[data-found]');

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(typed(page)).toBeFocused();
  await typed(page).fill(text);
}

test('an editor finds a text by another form of its words, and goes there by keyboard', async ({
  context,
  page,
}) => {
  await enter(context, 'editor');
  await open(page, '');
  await search(page, 'стажировку');
  await expect(found(page).first()).toContainText('Русский');
  await expect(dialog(page).getByRole('status')).toHaveText(/^Found: \d+\.$/);
  await page.keyboard.press('ArrowDown');
  await expect(found(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(typed(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/pages\/\d+\?locale=ru/);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('[data-staff-search]').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-staff-search]')).toBeFocused();
});

test('a translator of one brand finds its drafts, and none of another brand', async ({
  context,
  page,
}) => {
  await enter(context, 'translator', ['ar']);
  const word = `q${crypto.randomUUID().slice(0, 8)}`;
  const own = await makePage({ title: `Own ${word}`, _status: 'draft' });
  await makePage({ title: `Foreign ${word}`, field_domain_access: ['CAA'], alias: `/${word}/` });
  await open(page, '/collections/pages');
  await search(page, word);
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText(`Own ${word}`);
  await expect(found(page)).toContainText('Draft');
  await found(page).click();
  await expect(page).toHaveURL(new RegExp(`/collections/pages/${own.id}`));
});

for (const [width, languages] of [
  [390, ['en', 'es', 'ar', 'ru']],
  [1280, ['en', 'ar']],
] as const)
  for (const language of languages)
    test(`the search is accessible at ${width} px in ${language}`, async ({ context, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { headers } = await newPerson('editor', ['HIM']);
      await keepSession(context, headers['authorization']?.slice(4) ?? '', language);
      await open(page, '/collections/pages');
      await expect(page.locator('[data-staff-search]')).toBeInViewport({ ratio: 1 });
      await page.locator('[data-staff-search]').click();
      await typed(page).fill(language === 'ar' ? 'فندق' : 'hotel');
      await expect(found(page).first()).toBeVisible();
      expect(await axeFaults(page, 'dialog')).toEqual([]);
      const tooWide = await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(tooWide).toBe(0);
      await typed(page).fill('zzzzzzzzzz');
      await expect(found(page)).toHaveCount(0);
      expect(await axeFaults(page, 'dialog')).toEqual([]);
    });

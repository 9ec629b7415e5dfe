import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openForm } from '../forms/formPage.ts';
import { onePageEach } from '../onePageEach.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const lang of ['en', 'ar'] as const) {
  for (const type of ['contact', 'visit', 'meet', 'livechat']) {
    test(`[S4.lead.1] ${type} is accessible, empty and with all its errors (${lang})`, async ({ page }) => {
      test.setTimeout(120_000);
      const url = (await onePageEach('HIM', lang)).get(type) ?? `no ${type} page`;
      const form = await openForm(page, url);
      const violations = async () => {
        const { violations: found } = await new AxeBuilder({ page }).include('main').analyze();
        return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      };
      expect(await violations()).toEqual([]);
      const button = form.getByRole('button');
      if (await button.isDisabled()) return;
      await button.click();
      await expect(form.locator('[data-form-summary]')).toBeFocused();
      expect(await violations()).toEqual([]);
    });
  }
}

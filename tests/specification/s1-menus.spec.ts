import { expect, test } from '@playwright/test';
import { at, codes, fetchContent } from './kit/brandTable.ts';

interface MenuItem {
  readonly title: string;
  readonly relative: string;
  readonly below: readonly MenuItem[];
}

for (const code of codes) {
  test(`${code}: the main menu is the brand’s own, as the backend answers it`, {
    tag: ['@S1.env.3'],
  }, async ({ page }) => {
    const items: MenuItem[] = (await fetchContent(code, '/en/')).body.menus.main;
    const entries = items.flatMap((item) => [item, ...item.below]);
    expect(entries.length).toBeGreaterThan(10);
    await page.goto(at(code, '/en/'));
    const menu = page.getByRole('navigation', { name: 'Main navigation' }).first();
    await expect(menu.getByRole('link', { name: items[0]?.title ?? '' }).first()).toBeVisible();
    // A group leads to its own page once more from within.
    const links = menu.locator('a').filter({ hasNotText: /: overview$/ });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      entries.map(({ relative }) => relative),
    );
    await expect(links).toContainText(entries.map(({ title }) => title));
  });

  test(`${code}: the footer’s menus are the brand’s own, as the backend answers them`, {
    tag: ['@S1.env.3'],
  }, async ({ page }) => {
    const groups: MenuItem[] = (await fetchContent(code, '/en/')).body.menus.footer;
    const entries = groups.flatMap(({ below }) => below);
    expect(entries.length).toBeGreaterThan(10);
    await page.goto(at(code, '/en/'));
    const menu = page.getByRole('navigation', { name: 'Footer navigation' });
    await expect(menu.getByRole('heading')).toHaveText(groups.map(({ title }) => title));
    await expect(menu.getByRole('link')).toHaveText(entries.map(({ title }) => title));
    const links = menu.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      entries.map(({ relative }) => relative),
    );
  });
}

test('no two brands have the same main menu, nor the same menus in the footer', {
  tag: ['@S1.env.3'],
}, async ({ page }) => {
  for (const name of ['Main navigation', 'Footer navigation']) {
    const menus = new Map<string, string>();
    for (const code of codes) {
      await page.goto(at(code, '/en/'));
      const links = page.getByRole('navigation', { name }).first().locator('a');
      const addresses = await links.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')).join('\n'),
      );
      expect(menus.get(addresses), `${name} of ${code} is that of`).toBeUndefined();
      menus.set(addresses, code);
    }
  }
});

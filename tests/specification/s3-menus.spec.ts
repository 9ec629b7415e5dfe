import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { live } from '../newsroom.ts';
import { cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';
import { at, codes, fetchContent } from './kit/brandTable.ts';

interface Item {
  readonly [field: string]: unknown;
  readonly title: string;
  readonly below: readonly Item[];
}

const groups = ['main', 'headersecondary', 'footer', 'headertopmost', 'search_recommended'];
const text = expect.stringMatching(/\S/);

/** An item and everything below it. */
const withBelow = (item: Item): Item[] => [item, ...item.below.flatMap(withBelow)];

for (const code of codes)
  test(`${code}: menu items and languages have their fields`, {
    tag: ['@S3.menu.1', '@S3.menu.2', '@S3.menu.3', '@S3.language.1', '@S3.language.2'],
  }, async () => {
    const { menus } = (await fetchContent(code, '/en/')).body;
    for (const group of groups) expect(menus[group].length, group).toBeGreaterThan(0);
    const items: Item[] = groups.flatMap((group) => menus[group].flatMap(withBelow));
    for (const item of items) {
      const leadsAway = item['external'] === true;
      expect(item, item.title).toMatchObject({
        title: text,
        external: leadsAway,
        enabled: true,
        below: expect.any(Array),
        ...(leadsAway
          ? { absolute: expect.stringMatching(/^https:\/\//) }
          : { relative: expect.stringMatching(/^\/en\//) }),
      });
    }
    const optional = {
      ...{ relative: text, absolute: text, description: text },
      field_image: {
        ...{ url: text, alt: expect.any(String), width: expect.any(Number) },
        height: expect.any(Number),
      },
      options: { attributes: { class: text } },
    };
    for (const [field, shape] of Object.entries(optional)) {
      const having = items.filter((item) => field in item);
      expect(having.length, `items with ${field}`).toBeGreaterThan(0);
      for (const item of having) expect(item).toMatchObject({ [field]: shape });
    }
    expect(menus.main[0].below[0].title).toEqual(text);
    expect(menus.headertopmost.map((item: Item) => item['options'])).toContainEqual({
      attributes: { class: 'wechat' },
    });
    for (const entry of menus.languages)
      expect(entry).toMatchObject({
        title: text,
        absolute: expect.stringContaining(at(code, '/')),
        exclude_countries: expect.any(Array),
      });
  });

for (const code of codes)
  test(`${code}: the page shows what an item of the main menu has`, {
    tag: '@S3.menu.1',
  }, async ({ page }) => {
    const { menus } = (await fetchContent(code, '/en/')).body;
    const group = menus.main.find(({ below }: Item) => below.some((item) => item['field_image']));
    await page.goto(at(code, '/en/'));
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: group.title, exact: true }).first().hover();
    for (const item of group.below.filter((child: Item) => child['field_image'])) {
      const link = header.locator(`[data-menu-panel] a[href="${item.relative}"]`, {
        hasText: item.title,
      });
      await expect(link.getByText(item.description, { exact: true })).toBeVisible();
      await expect(link.locator('img[width="290"][height="260"]')).toBeVisible();
    }
    const [wechat] = menus.headertopmost;
    await expect(header.locator(`a[href="${wechat.absolute}"] svg`).first()).toBeAttached();
  });

/** The main menu of a brand as its editors have it in English. */
async function storedMenu(code: string) {
  const query = new URLSearchParams({
    ...{ 'where[brand][equals]': code, 'where[group][equals]': 'main' },
    ...{ depth: '0', locale: 'en' },
  });
  const answer = await fetch(`${cmsOrigin}/api/menus?${query}`, { headers: await adminHeaders() });
  const { docs } = (await answer.json()) as { docs: { id: number; items: StoredItem[] }[] };
  const [menu] = docs;
  if (!menu) throw new Error(`${code} has no main menu.`);
  return menu;
}

interface StoredItem {
  readonly title: string;
  readonly description?: string;
  readonly field_description_class?: string | null;
  readonly below?: readonly StoredItem[];
}

async function storeItems(id: number, items: readonly StoredItem[]): Promise<void> {
  const answer = await fetch(`${cmsOrigin}/api/menus/${id}?locale=en`, {
    method: 'PATCH',
    headers: { ...(await adminHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  expect(answer.status).toBe(200);
}

for (const code of codes)
  test(`${code}: an editor’s class stands at the description; what isn’t enabled isn’t there`, {
    tag: '@S3.menu.1',
  }, async () => {
    const { id, items } = await storedMenu(code);
    const [group, ...others] = items;
    const [first, ...rest] = group?.below ?? [];
    if (!group || !first) throw new Error(`${code} has no item below the first.`);
    const styled = { ...first, field_description_class: 'letter-class' };
    // A value that is left out of a row would stay as it is.
    const restored = { ...first, field_description_class: first.field_description_class ?? null };
    const hidden = { title: 'Not enabled', relative: '/about/', enabled: false };
    try {
      await storeItems(id, [{ ...group, below: [styled, ...rest, hidden] }, ...others]);
      const [shown] = (await fetchContent(code, '/en/')).body.menus.main;
      expect(shown.below[0]).toMatchObject({
        title: first.title,
        description: first.description,
        field_description_class: 'letter-class',
      });
      expect(shown.below).toHaveLength(rest.length + 1);
      await expect(async () => {
        const { text: html } = await get(at(code, '/en/'));
        expect(html).toMatch(new RegExp(`class="[^"]*\\bletter-class"[^>]*>${first.description}<`));
        expect(html).not.toContain('Not enabled');
      }).toPass(live);
    } finally {
      await storeItems(id, [{ ...group, below: [restored, ...rest] }, ...others]);
    }
  });

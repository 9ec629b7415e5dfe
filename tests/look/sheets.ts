import { mkdir, writeFile } from 'node:fs/promises';
import type { BrandCode } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium.ts';
import { chooseConsent } from '../chooseConsent.ts';
import { onePageEach } from '../onePageEach.ts';
import { at } from '../product.ts';
import { montage, type Tile } from './montage.ts';
import { settled } from './stillPage.ts';

export interface SheetOptions {
  /** Folder that the sheets are written to. */
  readonly out: string;
  readonly executablePath: string;
  readonly brands: readonly BrandCode[];
  readonly langs: readonly Lang[];
  readonly widths: readonly number[];
  /**
   * Distance from a page's top at which its picture begins, in px: what lies below the first sheet
   * is on the next.
   */
  readonly from: number;
  /** Only these node types, if any is named. */
  readonly types: readonly string[];
}

/**
 * How a width is laid out: tiles in a line, their width on the sheet, and how much of a page is
 * shown, in px of the page.
 */
const sheetLayout = (width: number) => {
  if (width < 700) return { across: 10, tile: 190, most: 1850 };
  if (width < 1000) return { across: 7, tile: 276, most: 1800 };
  return { across: 5, tile: 390, most: width < 1600 ? 1600 : 2400 };
};

/**
 * Contact sheets: all node types side by side, one sheet a brand, language and width, to be looked
 * at one by one.
 */
export async function makeSheets(options: SheetOptions): Promise<void> {
  await mkdir(options.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: [...chromiumFlags],
  });
  for (const brand of options.brands)
    for (const lang of options.langs)
      for (const width of options.widths) await makeSheet(browser, options, brand, lang, width);
  await makeGreySheet(browser, options);
  await browser.close();
}

/**
 * The home pages side by side without colour: what tells the brands apart must not be hue alone.
 */
async function makeGreySheet(
  browser: Browser,
  { out, brands, widths }: SheetOptions,
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
  const tiles: Tile[] = [];
  for (const width of widths.filter((one) => one === 360 || one === 1280))
    for (const brand of brands) {
      await page.setViewportSize({ width, height: 800 });
      const picture = await shoot(page, at(brand, '/en/'), 0, width < 700 ? 1300 : 1700);
      if (picture) tiles.push({ name: `${brand} ${width}`, picture });
    }
  await page.close();
  await writeFile(
    `${out}/grey.png`,
    await montage(browser, tiles, Math.max(1, brands.length), 390, 'grayscale(1)'),
  );
}

async function makeSheet(
  browser: Browser,
  { out, from, types }: SheetOptions,
  brand: BrandCode,
  lang: Lang,
  width: number,
): Promise<void> {
  const { across, tile, most } = sheetLayout(width);
  const addresses = await listPageAddresses(brand, lang);
  const chosen = [...addresses].filter(([type]) => types.length === 0 || types.includes(type));
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    deviceScaleFactor: Math.min(1, (2 * tile) / width),
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const tiles: Tile[] = [];
  // Two pages at a time: one is fetched while the other is painted.
  const queue = chosen.map(([name, url], index) => ({ name, url, index }));
  const worker = async () => {
    const page = await context.newPage();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const picture = await shoot(page, next.url, from, most);
      if (picture) tiles[next.index] = { name: next.name, picture };
    }
  };
  await Promise.all([worker(), worker()]);
  await context.close();
  const file = `${out}/${brand.toLowerCase()}-${lang}-${width}${from > 0 ? `-from-${from}` : ''}.png`;
  await writeFile(file, await montage(browser, tiles.filter(Boolean), across, tile));
  console.log(file);
}

/** One page of every node type, and the pages that are no node. */
async function listPageAddresses(brand: BrandCode, lang: Lang): Promise<Map<string, string>> {
  const addresses = await onePageEach(brand, lang);
  for (const [name, path] of [
    ['finder', '/programs/'],
    ['search', '/search/?search_api_fulltext=hotel'],
    ['compare', '/compare/'],
    ['404', '/no-such-page/'],
  ] as const)
    addresses.set(name, at(brand, `/${lang}${path}`));
  return addresses;
}

/**
 * A part of a page, or nothing where the page ends before; says so where it is wider than the
 * window.
 */
async function shoot(
  page: Page,
  url: string,
  from: number,
  most: number,
): Promise<Buffer | undefined> {
  // The consent banner has its own journeys; here it would cover what is to be looked at.
  await chooseConsent(page.context(), url);
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  const { width, height, over } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    over: document.documentElement.scrollWidth - innerWidth,
  }));
  if (over > 0) console.log(`  ${url} is ${over} px too wide at ${width} px`);
  if (height <= from) return undefined;
  const clip = { x: 0, y: from, width, height: Math.min(height - from, most) };
  return page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 90 });
}

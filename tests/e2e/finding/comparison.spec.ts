import { readFileSync, writeFileSync } from 'node:fs';
import { type Lang, langs } from '@concierge/contract/lang';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';
import { wholeChromium } from '../../wholeChromium.ts';

test.use(wholeChromium);

/** Three comparisons over the schools, on the group's site. */
const comparisons = {
  two: ['bachelor-hotel-management', 'bachelor-hospitality-leadership'],
  three: [
    'bachelor-culinary-arts',
    'bachelor-business-and-hospitality',
    'bachelor-events-and-guest-experience',
  ],
  four: [
    'master-alpine-hospitality',
    'master-culinary-business',
    'master-international-business',
    'certificate-revenue-management',
  ],
} as const;

/**
 * `GOLDEN=write` writes the goldens anew; look at them, on the screen and in print, before they are
 * committed.
 */
const rewrite = process.env['GOLDEN'] === 'write';
const goldenFile = (name: string, lang: Lang) =>
  new URL(`../../goldens/comparison/${name}.${lang}.txt`, import.meta.url);

for (const [name, programs] of Object.entries(comparisons)) {
  for (const lang of langs) {
    test(`comparing ${name} programmes in ${lang} reads as ever, keeps its first column, and prints on one sheet`, async ({
      page,
    }) => {
      const query = new URLSearchParams(programs.map((program) => ['p', `/programs/${program}/`]));
      await page.goto(at('SEG', `/${lang}/compare/?${query}`));
      const text = await readComparison(page);
      if (rewrite) writeFileSync(goldenFile(name, lang), text);
      expect(text).toBe(readFileSync(goldenFile(name, lang), 'utf8'));

      await page.setViewportSize({ width: 360, height: 780 });
      const label = page.locator('main tbody th').first();
      const value = page.locator('main tbody td').first();
      const [labelAt, valueAt] = [await leftEdge(label), await leftEdge(value)];
      await label.evaluate((cell) => {
        const left = getComputedStyle(cell).direction === 'rtl' ? -60 : 60;
        cell.closest('section')?.scrollBy({ left, behavior: 'instant' });
      });
      expect(await leftEdge(label)).toBeCloseTo(labelAt, 0);
      expect(Math.abs((await leftEdge(value)) - valueAt)).toBeCloseTo(60, 0);

      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.printed')).toBeVisible();
      await expect(page.locator('.printed')).toContainText(`/compare/?${query}`);
    });
  }
}

/**
 * The table as text, a row a line, with a `≠` where the page says that programmes differ; dates of
 * intakes, which pass, are masked.
 */
async function readComparison(page: Page): Promise<string> {
  const rows: string[] = [];
  for (const row of await page.locator('main tr').all()) {
    const [label, ...values] = (await row.locator('th, td').allInnerTexts()).map(trimmedLines);
    const differs = (await row.getAttribute('data-differs')) !== null;
    if (rows.length > 0)
      expect(differs, label?.join()).toBe(
        new Set(values.map((lines) => lines.toSorted().join())).size > 1,
      );
    expect(await row.locator('th > span:visible').count(), label?.join()).toBe(differs ? 1 : 0);
    const cells = [label, ...values.map(withoutMonths)].map((lines) => lines?.join(' / '));
    rows.push(`${differs ? '≠' : '='} ${cells.join(' | ')}`);
  }
  return `${rows.join('\n')}\n`;
}

const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `September 2027`, `septiembre de 2027`, `سبتمبر 2027`, `сентябрь 2027 г.` */
const month = /^\p{L}+(?: de)? 20\d\d(?:\s*г\.)?$/u;
const withoutMonths = (lines: string[]): string[] =>
  lines.every((line) => month.test(line)) ? ['‹months›'] : lines;

const leftEdge = async (locator: ReturnType<Page['locator']>): Promise<number> =>
  (await locator.boundingBox())?.x ?? Number.NaN;

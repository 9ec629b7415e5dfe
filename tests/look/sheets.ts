/**
 * Contact sheets: every page in every brand, language and width, for looking at (issue 3, done when).
 * `node tests/look/sheets.ts [--base 3000] [--out .look] [--brands him,seg] [--langs en,ar] [--widths 360,1280] [--paths /,/apply/] [--fold]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { defaultPaths } from './paths.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '3000' },
    out: { type: 'string', default: '.look' },
    brands: { type: 'string', default: 'seg,cr,caa,him,shms' },
    langs: { type: 'string', default: 'en,ar' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    paths: { type: 'string', default: defaultPaths.join(',') },
    /** Only what is seen before scrolling. */
    fold: { type: 'boolean', default: false },
    executable: { type: 'string' },
  },
});
const list = (text: string) => text.split(',').filter((part) => part !== '');

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch(values.executable ? { executablePath: values.executable } : {});
for (const width of list(values.widths).map(Number)) {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 780 : 900 }, reducedMotion: 'reduce', bypassCSP: true });
  for (const brand of list(values.brands))
    for (const lang of list(values.langs)) for (const path of list(values.paths)) await shoot(page, { width, brand, lang, path });
  await page.close();
}
await browser.close();

interface Shot {
  width: number;
  brand: string;
  lang: string;
  path: string;
}

/** One picture of one page; says so where it is wider than the window. */
async function shoot(page: Page, { width, brand, lang, path }: Shot): Promise<void> {
  const address = `http://${brand}.localhost:${values.base}/${lang}${path}`;
  const answer = await page.goto(address, { waitUntil: 'load' });
  // The consent banner has its own journeys; here it would cover what is to be looked at.
  await page.addStyleTag({ content: '#cc-main { display: none }' });
  if (!values.fold) await showLazy(page);
  const name = `${brand}-${lang}-${width}-${path.replaceAll('/', '_')}`;
  await writeFile(`${values.out}/${name}.png`, await page.screenshot({ fullPage: !values.fold, animations: 'disabled' }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  process.stdout.write(`${answer?.status()} ${name}${wide > 0 ? `  overflows by ${wide} px` : ''}\n`);
}

/** Scrolls through the page once, so that lazy pictures are there, and back. */
async function showLazy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(150);
}

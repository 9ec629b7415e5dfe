import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags } from '../../scripts/lib/chromium.ts';
import { chooseConsent } from '../chooseConsent.ts';
import { at, cmsOrigin } from '../product.ts';
import { signInAs } from '../signedInPerson.ts';
import { adminHeaders } from '../signIn.ts';
import { settled } from './stillPage.ts';

/** What the README shows of the sites: a desktop, and phones in both directions of writing. */
const shown = [
  { url: at('HIM', '/en/'), width: 1280, height: 832 },
  { url: at('CR', '/ar/'), width: 384, height: 832 },
  { url: at('SHMS', '/ru/'), width: 384, height: 832 },
] as const;
const height = 640;
const gap = 24;

/** Makes `sites.webp` and `editing.webp`, the README's pictures of the product that runs. */
export async function makeReadmePictures(out: string, executablePath: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const pictures = await Promise.all(shown.map((one) => takeScreenshot(browser, one)));
  const sites = await sideBySide(pictures);
  await sites.toFile(`${out}/sites.webp`);
  const editing = await pictureOfEditing(browser);
  await sharp(editing).resize({ width: 1440 }).webp({ quality: 80 }).toFile(`${out}/editing.webp`);
  await browser.close();
}

async function takeScreenshot(browser: Browser, { url, width, height }: (typeof shown)[number]) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await chooseConsent(page.context(), url);
  await page.goto(url);
  await settled(page);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function sideBySide(pictures: readonly Buffer[]) {
  const scaled = await Promise.all(
    pictures.map((one) =>
      sharp(one).resize({ height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const placed = scaled.map(({ data, info }) => {
    const place = { input: data, left, top: 0 };
    left += info.width + gap;
    return place;
  });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: left - gap, height, channels: 4, background } })
    .composite(placed)
    .webp({ quality: 80 });
}

/** A programme as an editor of its school has it before them, with its live preview. */
async function pictureOfEditing(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await signInAs(page.context(), 'editor');
  const query = 'where[type][equals]=program&where[field_domain_access][in]=HIM&limit=1&depth=0';
  const found = await fetch(`${cmsOrigin}/api/pages?${query}`, { headers: await adminHeaders() });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  await page.goto(`${cmsOrigin}/admin/collections/pages/${docs[0]?.id}?locale=en`);
  await page.locator('#live-preview-toggler').click();
  await page.frameLocator('#live-preview-iframe').locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

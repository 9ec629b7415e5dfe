import { brandTokens } from '@concierge/brands/brandTokens';
import { overlayBrands } from '@concierge/brands/liveBrands';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SiteUnderTest } from '../siteUnderTest.ts';

// The icons that browsers, telephones and search engines ask for at the root of a host.
const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

/** The colour of one dot as `#rrggbb`, and how opaque it is. */
async function readPixel(png: Buffer, left: number, top: number) {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(png)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { color: `#${hex}`, alpha };
}

test.each([
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png?v=2', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is %i pixels of the brand’s colour to its corners, with its mark', async (path, size) => {
  for (const code of ['HIM', 'CAA']) {
    const { status, headers, body } = await site.ask(path, {
      host: `${code.toLowerCase()}.localhost`,
    });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(body).metadata()).toMatchObject({ width: size, height: size });
    const { color } = brandTokens(code);
    expect(await readPixel(body, 0, 0)).toEqual({ color: color.brand.toLowerCase(), alpha: 255 });
    const { dominant } = await sharp(body).stats();
    expect(dominant).toBeDefined();
    expect((await sharp(body).stats()).entropy).toBeGreaterThan(0.1);
  }
});

test('favicon.ico holds one picture of 48 pixels with round corners', async () => {
  const { headers, body } = await site.ask('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  expect(headers['cache-control']).toContain('max-age=3600');
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [bytes, offset] = [body.readUInt32LE(14), body.readUInt32LE(18)];
  expect(offset + bytes).toBe(body.length);
  const png = body.subarray(offset);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect((await readPixel(png, 0, 0)).alpha).toBe(0);
});

test('an icon is asked for again by its tag, only read, and of no other size', async () => {
  const { headers } = await site.ask('/favicon.png');
  const tag = { 'if-none-match': headers.etag ?? '' };
  expect((await site.ask('/favicon.png', { headers: tag })).status).toBe(304);
  expect((await site.ask('/favicon.png', { host: 'cr.localhost', headers: tag })).status).toBe(200);
  expect((await site.ask('/favicon.ico', { method: 'POST' })).status).toBe(405);
  expect((await site.ask('/icon-4096.png')).status).toBe(404);
});

test('icons of a brand with a favicon of its own show that one, others their marks', async () => {
  onTestFinished(() => overlayBrands([]));
  const pink = '#d81b60';
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000" viewBox="0 0 9000 9000"><circle cx="4500" cy="4500" r="4500" fill="${pink}"/></svg>`;
  const before = await site.ask('/favicon.svg');
  expect(before.headers['content-type']).toBe('image/svg+xml');
  expect(before.text).toContain(brandTokens('HIM').gesture.mark);
  overlayBrands([{ code: 'HIM', favicon }]);
  const ask = (path: string) => site.ask(path, { host: 'him.localhost' });
  const { text, headers } = await ask('/favicon.svg?v=1');
  expect(text).toContain(`fill="${pink}"`);
  expect(headers['content-security-policy']).toContain('sandbox');
  const { paper } = brandTokens('HIM').color;
  for (const [path, size, corner] of [
    ['/favicon.png', 96, undefined],
    ['/favicon.ico', 48, undefined],
    ['/apple-touch-icon.png', 180, paper],
    ['/icon-512.png', 512, paper],
  ] as const) {
    const { body } = await ask(path);
    const png = path.endsWith('.ico') ? body.subarray(22) : body;
    expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
    expect(await readPixel(png, size / 2, size / 2)).toEqual({ color: pink, alpha: 255 });
    const { color, alpha } = await readPixel(png, 0, 0);
    expect(alpha && color).toBe(corner ?? 0);
  }
  const { body } = await site.ask('/icon-192.png', { host: 'cr.localhost' });
  expect((await readPixel(body, 0, 0)).color).toBe(brandTokens('CR').color.brand);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteUnderTest } from '../siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

test.each([
  ['en', 'Bachelor of Arts in Hotel Management', 'alps.jpg'],
  ['ar', 'بكالوريوس الآداب في إدارة الفنادق', 'alps.jpg'],
  ['ru', 'Институт гостиничного дела '.repeat(6), undefined],
] as const)(
  'a social card in %s is a JPEG of 1200 by 630, and only signed ones are drawn',
  async (lang, title, image) => {
    const { socialCardUrl } = await import('../../src/content/socialCard.ts');
    const url = socialCardUrl({
      brand: 'HIM',
      lang,
      title,
      image: image && `/api/media/file/${image}`,
    });
    const card = await site.ask(url);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(card.body).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    // Not a flat field: the title is on it.
    expect((await sharp(card.body).stats()).entropy).toBeGreaterThan(0.5);
    expect((await site.ask(url.replace('HIM', 'CAA'))).status).toBe(404);
    expect((await site.ask(`${url}x`)).status).toBe(404);
  },
);

test('a brand with a digit in its code has social cards', async () => {
  const brands = [{ code: 'HIM' }, { code: 'EHL2', name: 'Second School' }];
  writeFileSync(join(site.dataDir, 'brands.json'), JSON.stringify({ brands }));
  const { socialCardUrl } = await import('../../src/content/socialCard.ts');
  const url = socialCardUrl({ brand: 'EHL2', lang: 'en', title: 'Open day', image: undefined });
  expect((await site.ask(url)).status).toBe(200);
});

test('a card whose picture can not be had now is shown without it for a minute, and whole thereafter', async () => {
  const { socialCardUrl } = await import('../../src/content/socialCard.ts');
  const image = '/api/media/file/card-hero.jpg';
  const url = socialCardUrl({ brand: 'HIM', lang: 'en', title: 'Open house', image });
  site.backend.mood = 'error';
  const bare = await site.ask(url);
  expect([bare.status, bare.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  site.backend.mood = 'well';
  const whole = await site.ask(url);
  expect(whole.headers['cache-control']).toContain('immutable');
  expect(whole.body.equals(bare.body)).toBe(false);
});

test('a card whose picture can not be decoded is whole without it', async () => {
  const { socialCardUrl } = await import('../../src/content/socialCard.ts');
  site.backend.pictures.set('broken.jpg', Buffer.from('no picture'));
  const image = '/api/media/file/broken.jpg';
  const card = await site.ask(socialCardUrl({ brand: 'HIM', lang: 'en', title: 'Broken', image }));
  expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a card has another address once its brand has another name or other colours', async () => {
  const { overlayBrands } = await import('@concierge/brands/liveBrands');
  const { socialCardUrl } = await import('../../src/content/socialCard.ts');
  const address = () =>
    socialCardUrl({ brand: 'HIM', lang: 'en', title: 'Open house', image: undefined });
  const shipped = address();
  overlayBrands([{ code: 'HIM', name: 'Mürren Institute' }]);
  const renamed = address();
  overlayBrands([{ code: 'HIM', colors: { brand: '#003366' } }]);
  const repainted = address();
  overlayBrands([]);
  expect(new Set([shipped, renamed, repainted]).size).toBe(3);
  expect(address()).toBe(shipped);
});

test.each([`${'a'.repeat(138)}😀 and more of it`, 'half an emoji: \ud83d'])(
  'the card of %j is found at its address',
  async (title) => {
    const { socialCardUrl } = await import('../../src/content/socialCard.ts');
    const url = socialCardUrl({ brand: 'HIM', lang: 'en', title, image: undefined });
    expect((await site.ask(url)).status).toBe(200);
  },
);

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteUnderTest, until } from './siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

test('[S9.images.1] a picture comes in the asked width and format, is kept, and made better in the background', async () => {
  const quick = await site.ask('/img/640/75/avif/alps.jpg?v=1');
  expect([quick.status, quick.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(quick.headers['cache-control']).not.toContain('immutable');
  expect((await sharp(quick.body).metadata()).width).toBe(640);
  await until(async () => String((await site.ask('/img/640/75/avif/alps.jpg?v=1')).headers['cache-control']).includes('immutable'), 20_000);
  const better = await site.ask('/img/640/75/avif/alps.jpg?v=1');
  expect(better.body.length).toBeLessThanOrEqual(quick.body.length);
  expect(site.backend.count('/api/media/file/alps.jpg')).toBe(1);
  expect((await site.ask('/img/640/75/avif/alps.jpg?v=1', { headers: { 'if-none-match': String(better.headers.etag) } })).status).toBe(304);
}, 30_000);

test('[S9.images.7] the menu style is a crop of 290 by 260 around the focal point', async () => {
  const { body, headers } = await site.ask('/img/290x260/75/webp/30,60/lobby.jpg');
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(body).metadata()).toMatchObject({ width: 290, height: 260 });
});

test('no picture is ever enlarged', async () => {
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#234' } })
    .jpeg()
    .toBuffer();
  site.backend.pictures.set('small.jpg', small);
  const { body } = await site.ask('/img/1920/90/webp/small.jpg');
  expect((await sharp(body).metadata()).width).toBe(300);
});

test('a changed picture is fetched when its version changes', async () => {
  const flat = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  site.backend.pictures.set('door.jpg', await flat('#f00'));
  const before = await site.ask('/img/128/75/webp/door.jpg?v=1');
  site.backend.pictures.set('door.jpg', await flat('#00f'));
  await new Promise((done) => setTimeout(done, 1050));
  const after = await site.ask('/img/128/75/webp/door.jpg?v=2');
  expect(after.body.equals(before.body)).toBe(false);
});

test('what is not there or no picture is 404; a backend that is down costs nothing that is kept', async () => {
  const answers = await Promise.all(
    ['/img/640/75/avif/missing.jpg', '/img/640/75/avif/film.mp4', '/media/missing.pdf'].map((path) => site.ask(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  site.backend.mood = 'hang-up';
  expect((await site.ask('/img/1080/75/webp/alps.jpg?v=1')).status).toBe(200);
  expect((await site.ask('/img/640/75/webp/unknown.jpg')).status).toBe(502);
  site.backend.mood = 'well';
});

test('a film is answered by ranges, a drawing may not run anything, an unknown kind is a download', async () => {
  const part = await site.ask('/media/lake.mp4', { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.body.length, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    100,
    'bytes 100-199/100000',
    'video/mp4',
  ]);
  const beyond = await site.ask('/media/lake.mp4', { headers: { range: 'bytes=100000-' } });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */100000']);
  const other = await site.ask('/media/lake.mp4', { headers: { range: 'bytes=0-9', 'if-range': '"another"' } });
  expect([other.status, other.body.length]).toEqual([200, 100_000]);
  const drawing = await site.ask('/media/crest.svg');
  expect(drawing.headers['content-security-policy']).toContain('sandbox');
  expect((await site.ask('/media/notes.bin')).headers['content-disposition']).toBe('attachment');
});

test.each([
  ['en', 'Bachelor of Arts in Hotel Management', 'alps.jpg'],
  ['ar', 'بكالوريوس الآداب في إدارة الفنادق', 'alps.jpg'],
  ['ru', 'Институт гостиничного дела '.repeat(6), undefined],
] as const)('a social card in %s is a JPEG of 1200 by 630, and only signed ones are drawn', async (lang, title, image) => {
  const { socialCardUrl } = await import('../src/content/socialCard.ts');
  const url = socialCardUrl({ brand: 'HIM', lang, title, image: image && `/api/media/file/${image}` });
  const card = await site.ask(url);
  expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(card.body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // Not a flat field: the title is on it.
  expect((await sharp(card.body).stats()).entropy).toBeGreaterThan(0.5);
  expect((await site.ask(url.replace('HIM', 'CAA'))).status).toBe(404);
  expect((await site.ask(`${url}x`)).status).toBe(404);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SiteUnderTest, until } from './siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

test('a picture comes in the asked width and format, is kept, and made better in the background', {
  tags: ['S9.images.1'],
  timeout: 30_000,
}, async () => {
  const quick = await site.ask('/img/640/75/avif/alps.jpg?v=1');
  expect([quick.status, quick.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(quick.headers['cache-control']).not.toContain('immutable');
  expect((await sharp(quick.body).metadata()).width).toBe(640);
  await until(
    async () =>
      String((await site.ask('/img/640/75/avif/alps.jpg?v=1')).headers['cache-control']).includes(
        'immutable',
      ),
    20_000,
  );
  const better = await site.ask('/img/640/75/avif/alps.jpg?v=1');
  expect(better.body.length).toBeLessThanOrEqual(quick.body.length);
  expect(site.backend.count('/api/media/file/alps.jpg')).toBe(1);
  expect(
    (
      await site.ask('/img/640/75/avif/alps.jpg?v=1', {
        headers: { 'if-none-match': String(better.headers.etag) },
      })
    ).status,
  ).toBe(304);
});

test('the menu style is a crop of 290 by 260 around the focal point', {
  tags: ['S9.images.7'],
}, async () => {
  const { body, headers } = await site.ask('/img/290x260/75/webp/30,50/lobby.jpg');
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(body).metadata()).toMatchObject({ width: 290, height: 260 });
});

test('no picture is ever enlarged', async () => {
  const small = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#234' },
  })
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
  site.backend.versions.set('door.jpg', '2');
  await new Promise((done) => setTimeout(done, 1050));
  const after = await site.ask('/img/128/75/webp/door.jpg?v=2');
  expect(after.body.equals(before.body)).toBe(false);
});

test('what is not there or no picture is 404; a backend that is down costs nothing that is kept', async () => {
  const answers = await Promise.all(
    ['/img/640/75/avif/missing.jpg', '/img/640/75/avif/film.mp4', '/media/missing.pdf'].map(
      (path) => site.ask(path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  site.backend.mood = 'hang-up';
  expect((await site.ask('/img/1080/75/webp/alps.jpg?v=1')).status).toBe(200);
  const { log } = await import('../src/runtime/log.ts');
  const logged = vi.spyOn(log, 'error');
  expect((await site.ask('/img/640/75/webp/unknown.jpg')).status).toBe(502);
  expect(logged.mock.lastCall?.[0]).toMatchObject({ path: '/img/640/75/webp/unknown.jpg' });
  site.backend.mood = 'well';
});

test('a film is answered by ranges, and a drawing may neither run anything nor be a document', async () => {
  const part = await site.ask('/media/lake.mp4', { headers: { range: 'bytes=100-199' } });
  expect([
    part.status,
    part.body.length,
    part.headers['content-range'],
    part.headers['content-type'],
  ]).toEqual([206, 100, 'bytes 100-199/100000', 'video/mp4']);
  const beyond = await site.ask('/media/lake.mp4', { headers: { range: 'bytes=100000-' } });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */100000']);
  const other = await site.ask('/media/lake.mp4', {
    headers: { range: 'bytes=0-9', 'if-range': '"another"' },
  });
  expect([other.status, other.body.length]).toEqual([200, 100_000]);
  const drawing = await site.ask('/media/crest.svg');
  expect(drawing.headers['content-security-policy']).toContain('sandbox');
  expect(drawing.headers['content-disposition']).toBe('attachment');
});

test.each([
  '/media/-/admin/login',
  '/media/-%2Fadmin%2Flogin',
  '/media/-/api/forms',
  '/media/-/api/media/file/lake.mp4',
  '/media/-/sites/default/files/../../../admin/login',
  '/media/-/sites/default/files/%2e%2e/admin/login',
  '/media/-/sites/default/private/a.pdf',
  '/media/-/sites/default/files/page.html',
  '/media/page.html',
  '/media/list.json',
  '/media/notes.bin',
  '/media/really-a-page.pdf',
  '/media/moved.jpg',
  '/img/640/75/avif/-/admin/login',
  '/img/640/75/avif/moved.jpg',
  '/img/640/75/avif/crest.svg',
])('%s brings nothing of the backend but its own refusal', async (address) => {
  site.backend.types.set('really-a-page.pdf', 'text/html; charset=utf-8');
  const { status, text, headers } = await site.ask(address);
  expect([400, 404]).toContain(status);
  expect([headers['content-type'], headers['x-content-type-options'], text.length < 100]).toEqual([
    'text/plain; charset=utf-8',
    'nosniff',
    true,
  ]);
  expect([
    site.backend.count('/admin/login'),
    site.backend.count('/api/media/file/list.json') < 2,
  ]).toEqual([0, true]);
});

test('a file of an opened folder is shown', async () => {
  const { status, headers } = await site.ask('/media/-/sites/default/files/guide.pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
});

test("only the backend's version of a file is kept for good; made-up ones bring the same bytes, not fetched again", async () => {
  const own = await site.ask('/media/valley.mp4?v=1');
  const { sentBytes } = site.backend;
  expect(own.headers['cache-control']).toContain('immutable');
  for (let round = 0; round < 3; round += 1) {
    const madeUp = await Promise.all(
      Array.from({ length: 20 }, () => site.ask(`/media/valley.mp4?v=${crypto.randomUUID()}`)),
    );
    for (const { headers, body } of madeUp)
      expect([headers['cache-control'], body.equals(own.body)]).toEqual([
        'public, max-age=60',
        true,
      ]);
    await new Promise((done) => setTimeout(done, 1050));
  }
  const picture = await site.ask('/img/256/75/webp/alps.jpg?v=made-up');
  expect([picture.status, picture.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(site.backend.sentBytes - sentBytes).toBeLessThan(100_000);
  expect(site.backend.count('/api/media/file/valley.mp4')).toBeLessThan(6);
  expect((await site.ask('/media/valley.mp4?v=1')).headers['cache-control']).toContain('immutable');
});

test('what the backend withdraws is withdrawn here', async () => {
  expect((await site.ask('/media/brochure.pdf')).status).toBe(200);
  site.backend.types.set('brochure.pdf', 'application/json');
  site.backend.versions.set('brochure.pdf', '2');
  await new Promise((done) => setTimeout(done, 1050));
  expect((await site.ask('/media/brochure.pdf?v=2')).status).toBe(404);
  expect((await site.ask('/media/brochure.pdf?v=1')).status).toBe(404);
});

test('HEAD says of a file what it says without a range', async () => {
  for (const range of ['bytes=100-199', 'bytes=100000-']) {
    const { status, headers } = await site.ask('/media/lake.mp4', {
      method: 'HEAD',
      headers: { range },
    });
    expect([status, headers['content-length'], headers['content-range']]).toEqual([
      200,
      '100000',
      undefined,
    ]);
  }
});

test('an address that names what is not there a hundred times gets what the site has, and the backend is left alone', async () => {
  for (let round = 0; round < 130; round += 1) await site.ask(`/media/missing-${round}.jpg`);
  expect((await site.ask('/media/missing-again.jpg')).status).toBe(503);
  expect(site.backend.count('/api/media/file/missing-again.jpg')).toBe(0);
  expect((await site.ask('/media/lake.mp4')).status).toBe(200);
});

test('pictures made for one address are bounded; those that are made already are not', async () => {
  const { rateExceeded } = await import('../src/leads/limits/rates.ts');
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let call = 0; call < 1200; call += 1) await rateExceeded('picture', ip);
  expect((await site.ask('/img/384/75/webp/alps.jpg')).status).toBe(503);
  expect((await site.ask('/img/256/75/webp/alps.jpg')).status).toBe(200);
});

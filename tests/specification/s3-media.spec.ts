import { expect, test } from '@playwright/test';
import { cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';
import { at, codes, fetchContent } from './kit/brandTable.ts';
import { findAll, siteNodes } from './kit/sitePages.ts';

interface MediaItem extends Record<string, unknown> {
  readonly type: { readonly media_type: string };
}

const file = { url: expect.stringMatching(/^\/api\/media\/file\/[\w-]+\.mp4/) };
const image = {
  url: expect.stringMatching(/^\/api\/media\/file\/[\w-]+\.\w+/),
  alt: expect.any(String),
  width: expect.any(Number),
  height: expect.any(Number),
};
const video = expect.stringMatching(/^https:\/\/([a-z-]+\.)*(youtube|youtu|vimeo)\.(com|be)\//);

const isMediaItem = (value: unknown): value is MediaItem =>
  typeof (value as Partial<MediaItem> | null)?.type?.media_type === 'string';

/** Whether a field says something; lists are there in any case. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/** What the demo's pages have; the others are on a page of a test's own, below. */
const shapes = {
  field_media_image: [image],
  field_media_video_file: [file],
  field_video_responsive: [file],
  field_poster: image,
};
const lists = [
  ...['field_media_image', 'field_media_oembed_video', 'field_media_video_file'],
  'field_video_responsive',
];

/** Media items of all pages of a brand that its sitemap lists. */
const mediaItems = async (code: (typeof codes)[number]): Promise<MediaItem[]> =>
  [...(await siteNodes(code)).values()]
    .flatMap((node) => [...findAll(node, 'field_media'), ...findAll(node, 'field_items')])
    .flat()
    .filter(isMediaItem);

for (const code of codes)
  test(`${code}: media items have the lists of their kind`, {
    tag: ['@S3.media.2', '@S3.media.8'],
  }, async () => {
    const items = await mediaItems(code);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const kind = item.type.media_type;
      expect(item).toMatchObject({
        type: { media_type: expect.stringMatching(/^(image|video|remote_video)$/) },
        field_media_image: kind === 'image' ? [image] : [],
        field_media_oembed_video: kind === 'remote_video' ? [video] : [],
        field_media_video_file: kind === 'video' ? [file] : [],
      });
      for (const list of lists) expect(item[list], list).toEqual(expect.any(Array));
    }
  });

test('pictures, films, films for phones and posters stand on the sites', {
  tag: ['@S3.media.1', '@S3.media.4', '@S3.media.5', '@S3.media.7', '@S3.media.8'],
}, async () => {
  const items = (await Promise.all(codes.map(mediaItems))).flat();
  for (const [name, shape] of Object.entries(shapes)) {
    const filled = items.map((item) => item[name]).filter(isFilled);
    expect.soft(filled.length, `items with ${name}`).toBeGreaterThan(0);
    expect.soft(filled, name).toMatchObject(filled.map(() => shape));
  }
});

/** Id of a file of the media library, by its name. */
async function fileId(name: string): Promise<number> {
  const where = new URLSearchParams({ 'where[filename][equals]': name, depth: '0' });
  const answer = await fetch(`${cmsOrigin}/api/media?${where}`, { headers: await adminHeaders() });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  expect(docs, name).toHaveLength(1);
  return docs[0]?.id ?? 0;
}

for (const code of codes)
  test(`${code}: a film, an embedded film and a picture of an editor come with their fields, and are shown so`, {
    tag: [
      ...['@S3.media.1', '@S3.media.2', '@S3.media.3', '@S3.media.4', '@S3.media.5'],
      ...['@S3.media.6', '@S3.media.7', '@S4.media.1', '@S4.media.3'],
    ],
  }, async ({ page, request }) => {
    const headers = await adminHeaders();
    const alias = `/media-${code.toLowerCase()}-${Date.now()}/`;
    const [desktop, phone, picture] = [
      await fileId('kitchen-pass.mp4'),
      await fileId('lake-morning.mp4'),
      await fileId('alps-dawn.jpg'),
    ];
    const address = 'https://vimeo.com/76979871';
    const made = await request.post(`${cmsOrigin}/api/pages`, {
      headers,
      data: {
        ...{ type: 'lego_page', title: 'Media', alias, _status: 'published' },
        field_domain_access: [code],
        field_blocks: [
          {
            media_type: 'video',
            field_media_video_file: desktop,
            field_video_responsive: phone,
            field_poster: picture,
          },
          {
            media_type: 'remote_video',
            field_media_oembed_video: address,
            field_poster: picture,
          },
          { media_type: 'image', field_media_image: picture, field_url: '/about/' },
        ].map((field_media) => ({ blockType: 'media', field_media })),
      },
    });
    expect(made.status()).toBe(201);
    const { doc }: { doc: { id: number } } = await made.json();
    try {
      const { node } = (await fetchContent(code, `/en${alias}`)).body;
      const named = (name: string) => ({ url: expect.stringContaining(`/${name}.`) });
      const poster = { ...image, ...named('alps-dawn') };
      expect(findAll(node, 'field_media')).toMatchObject([
        {
          type: { media_type: 'video' },
          field_media_video_file: [named('kitchen-pass')],
          field_video_responsive: [named('lake-morning')],
          field_poster: poster,
        },
        {
          type: { media_type: 'remote_video' },
          field_media_oembed_video: [address],
          field_poster: poster,
        },
        {
          type: { media_type: 'image' },
          field_media_image: [poster],
          field_url: { url: '/en/about/' },
        },
      ]);
      await page.goto(at(code, `/en${alias}`));
      const main = page.getByRole('main');
      const [onPhones, elsewhere] = await main
        .locator('video source')
        .evaluateAll((sources: HTMLSourceElement[]) =>
          sources.map(({ media, src }) => `${media} ${new URL(src).pathname}`),
        );
      expect(onPhones).toBe('(max-width: 992px) /media/lake-morning.mp4');
      expect(elsewhere).toBe(' /media/kitchen-pass.mp4');
      await main.locator('video').scrollIntoViewIfNeeded();
      await expect(main.locator('video')).toHaveAttribute('poster', /\/alps-dawn\.jpg/);
      const embedded = main.locator(`a[href="${address}"]`);
      await expect(embedded.locator('img')).toHaveAttribute('src', /\/alps-dawn\.jpg/);
      // By keyboard, for the consent bar may lie over the picture.
      const pictured = main.locator('a[href="/en/about/"]', { has: page.locator('img') });
      await pictured.press('Enter');
      await expect(page).toHaveURL(at(code, '/en/about/'));
    } finally {
      await request.delete(`${cmsOrigin}/api/pages/${doc.id}`, { headers });
    }
  });

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { runWordpressImport } from './runWordpressImport.ts';

const payload = await testPayload();
const options = { brand: 'HIM', publish: false };
const folder = mkdtempSync(path.join(tmpdir(), 'concierge-wxr-'));
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const requestedPaths: string[] = [];
const server = createServer((request, response) => {
  requestedPaths.push(request.url ?? '');
  response.end(pixel);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const item = (fields: Record<string, string>, meta: Record<string, string> = {}): string => {
  const all = { 'wp:status': 'publish', 'wp:post_date_gmt': '2024-05-06 08:00:00', ...fields };
  const tags = Object.entries(all).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`);
  const metas = Object.entries(meta).map(
    ([name, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${name}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item>${tags.join('')}${metas.join('')}<dc:creator>somebody</dc:creator><wp:comment><wp:comment_author>Private Person</wp:comment_author><wp:comment_content>secret</wp:comment_content></wp:comment></item>`;
};
const wxr = (...items: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>${base}</link>
<language>en-US</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${base}</wp:base_blog_url>
<wp:author><wp:author_email>a@b.example</wp:author_email></wp:author>${items.join('\n')}</channel></rss>`;
const write = (text: string): string => {
  const file = path.join(folder, `${unique('old')}.xml`);
  writeFileSync(file, text);
  return file;
};

test('pages, posts and files of an export come in as drafts, once; comments and authors do not', async () => {
  const [about, post] = [unique('about'), unique('post')];
  const picture = unique('hill');
  const file = write(
    wxr(
      item({
        title: 'About &amp; more',
        link: `${base}/${about}/`,
        'wp:post_id': '2',
        'wp:post_type': 'page',
        'content:encoded': `First line

Second with <a href="${base}/?p=3">the post</a> [gallery ids="1,2"]`,
      }),
      item(
        {
          title: 'A post',
          link: `${base}/2024/05/${post}/`,
          'wp:post_id': '3',
          'wp:post_type': 'post',
          'content:encoded': '<!-- wp:paragraph --><p>Body</p><!-- /wp:paragraph -->',
          'excerpt:encoded': 'In short',
        },
        { _thumbnail_id: '4' },
      ),
      item(
        {
          title: picture,
          'wp:post_id': '4',
          'wp:status': 'inherit',
          'wp:post_type': 'attachment',
          'wp:attachment_url': `${base}/wp-content/uploads/${picture}.png`,
        },
        { _wp_attachment_image_alt: 'A hill' },
      ),
      item({
        title: 'elsewhere',
        'wp:post_id': '5',
        'wp:status': 'inherit',
        'wp:post_type': 'attachment',
        'wp:attachment_url': 'https://cdn.example/x.png',
      }),
      item({ title: 'Shop', 'wp:post_id': '6', 'wp:post_type': 'product' }),
    ),
  );
  const first = await runWordpressImport(payload, file, options);
  expect(first.counts).toEqual({ created: 2, changed: 0, same: 0, skipped: 0 });
  const find = async (alias: string) =>
    (
      await payload.find({
        collection: 'pages',
        where: { 'alias.en': { equals: alias } },
        draft: true,
        depth: 1,
        overrideAccess: true,
      })
    ).docs;
  const [page] = await find(`/${about}/`);
  expect(page).toMatchObject({ title: 'About & more', type: 'lego_page', _status: 'draft' });
  const body = JSON.stringify(page?.body);
  expect(body).toContain(`"url":"/2024/05/${post}/"`);
  expect(body).not.toContain('gallery');
  expect(await find(`/2024/05/${post}/`)).toMatchObject([
    {
      type: 'singleNews',
      field_lead: 'In short',
      field_hero_image: { alt: 'A hill', filename: `${picture}.png` },
      news: { date: '2024-05-06T08:00:00.000Z' },
    },
  ]);
  expect(requestedPaths).toEqual([`/wp-content/uploads/${picture}.png`]);
  const why = first.misfits.table();
  expect(why).toContain('The shortcode [gallery] was left out.');
  expect(why).toContain('another host, cdn.example; nothing is fetched there');
  expect(why).toContain('name one with --type product=…');
  expect(JSON.stringify([await find(`/${about}/`), first.misfits.rows])).not.toMatch(
    /Private Person|secret|somebody/,
  );
  const second = await runWordpressImport(payload, file, options);
  expect(second.counts).toEqual({ created: 0, changed: 0, same: 2, skipped: 0 });
  expect(requestedPaths).toHaveLength(1);
});

test.each([
  ['no XML', 'hello', 'is no export of WordPress'],
  ['another XML', '<rss><channel><item><title>x</title></item></channel></rss>', 'is no export'],
  [
    'a file that breaks off',
    wxr(item({ title: 'x', 'wp:post_id': '1' })).slice(0, -30),
    'breaks off',
  ],
  ['a language of its own', wxr(item({})).replace('en-US', 'de-CH'), 'is in de-CH'],
])('%s is refused before anything is written', async (_, text, why) => {
  await expect(runWordpressImport(payload, write(text), options)).rejects.toThrow(why);
});

test('a file that is not there is refused', async () => {
  await expect(runWordpressImport(payload, '/nowhere.xml', options)).rejects.toThrow(
    "can't be read",
  );
});

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { endProcess, startSite } from '../ownSite.ts';
import { sitePort } from '../product.ts';
import { contentOf } from './brandTable.ts';
import { answerJson, startStrangeBackend } from './strangeBackend.ts';

// The built site over content that the seeds don't have: pages of the backend, changed on the way.
test.describe.configure({ mode: 'serial' });

const port = sitePort + 62;
const folder = mkdtempSync(`${tmpdir()}/concierge-shell-`);
let backend: Awaited<ReturnType<typeof startStrangeBackend>>;
let site: ChildProcess;

type Content = Awaited<ReturnType<typeof contentOf>>['body'];

/** What is changed, by the path that a visitor asks for. */
const changed: Record<string, (content: Content) => void> = {
  '/en/unknown-block/': ({ node }) => {
    node.field_blocks = [{ type: 'hologram', id: '1' }];
  },
  '/en/social/': ({ node }) => {
    node.metatag = { ...node.metatag, image: { url: '/api/media/file/alps-dawn.jpg' } };
  },
  '/en/unsized/': ({ node }) => {
    node.field_blocks = JSON.parse(
      JSON.stringify(node.field_blocks, (key, value) =>
        key === 'width' || key === 'height' ? undefined : value,
      ),
    );
  },
  '/en/links/': ({ menus }) => {
    menus.main[0].relative = '/programs?level=master#list';
  },
  '/en/rtl/': ({ node }) => {
    node.rtl = true;
  },
};

const ask = (path: string) => get(`http://him.localhost:${port}${path}`);

test.beforeAll(async () => {
  backend = await startStrangeBackend(async ({ path, body }, response) => {
    if (path !== '/api/node') return;
    const { nodeUrl } = JSON.parse(body) as { nodeUrl: string };
    const { body: content } = await contentOf('HIM', '/en/student-life/');
    changed[nodeUrl]?.(content);
    answerJson(response, 200, content);
  });
  site = await startSite(port, folder, { CONTENT_API: backend.api });
});

test.afterAll(async () => {
  await endProcess(site);
  backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a block without a component says so', {
  tag: ['@S2.blocks.1', '@S8.blocks.1'],
}, async () => {
  const { status, text } = await ask('/en/unknown-block/');
  expect(status).toBe(200);
  expect(text).toContain('*Component for hologram is required');
});

test('a link without a language prefix gets /en and a slash, and keeps query and hash', {
  tag: ['@S2.routes.3', '@S2.routes.4', '@S2.routes.5', '@S2.routes.6'],
}, async () => {
  expect((await ask('/en/links/')).text).toContain('href="/en/programs/?level=master#list"');
});

test('a social picture without a size is said to be 630 by 1200', {
  tag: ['@S9.social.1', '@S9.social.2', '@S9.social.3', '@S9.social.4'],
}, async () => {
  const { text } = await ask('/en/social/');
  const said = [...text.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)];
  expect(Object.fromEntries(said.map(([, name, value]) => [name, value]))).toMatchObject({
    'og:image': expect.stringContaining('alps-dawn.jpg'),
    'og:image:width': '630',
    'og:image:height': '1200',
    'og:image:type': 'image/jpeg',
  });
});

test('a page that is rtl gets the right-to-left stylesheet', {
  tag: ['@S3.page.7', '@S2.wrapper.12', '@S1.i18n.5'],
}, async () => {
  const { text } = await ask('/en/rtl/');
  expect(text).toMatch(/<html [^>]*dir="rtl"/);
  expect(text).toMatch(/<link rel="stylesheet"[^>]*data-rtl/);
});

test('a picture without a size is taken as 40 by 40', { tag: '@S9.images.6' }, async () => {
  expect((await ask('/en/unsized/')).text).toMatch(/<img [^>]*width="40" height="40"/);
});

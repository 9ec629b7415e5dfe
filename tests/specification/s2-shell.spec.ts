import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { get } from '../get.ts';
import { endProcess, startSite } from '../ownSite.ts';
import { sitePort } from '../product.ts';
import { at, type Code, codes, daily, fetchContent, langs, listed } from './kit/brandTable.ts';
import { changed, lists } from './kit/changedPages.ts';
import { answerJson, startStrangeBackend } from './kit/strangeBackend.ts';

// The built site over content that the seeds don't have: pages of the backend, changed on the way.
test.describe.configure({ mode: 'serial' });

const port = sitePort + 62;
const folder = mkdtempSync(`${tmpdir()}/concierge-shell-`);
let backend: Awaited<ReturnType<typeof startStrangeBackend>>;
let site: ChildProcess;

const on = (path: string, code: Code = 'HIM') =>
  `http://${code.toLowerCase()}.localhost:${port}${path}`;
const ask = (path: string, code?: Code) => get(on(path, code));

test.beforeAll(async () => {
  backend = await startStrangeBackend(async ({ path, body, headers }, response) => {
    if (path !== '/api/node') return;
    const { nodeUrl } = JSON.parse(body) as { nodeUrl: string };
    const code = codes.find((one) => one === headers['entorno']) ?? 'HIM';
    const list = lists[nodeUrl];
    const base = list ? (await listed(code, list))[0]?.path : '/en/student-life/';
    const { body: content } = await fetchContent(code, base ?? '');
    changed[nodeUrl]?.(content);
    // A contact block for every brand, also for the group, to which the backend answers none.
    if (nodeUrl === '/en/contacts/')
      content.blocks.block_contact_info = (
        await fetchContent('HIM', '/en/')
      ).body.blocks.block_contact_info;
    answerJson(response, 200, content);
  });
  site = await startSite(port, folder, { CONTENT_API: backend.api });
});

test.afterAll(async () => {
  await endProcess(site);
  backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const code of daily('SEG', 'CR')) {
  test(`${code}: a block without a component says so`, {
    tag: ['@S2.blocks.1', '@S8.blocks.1'],
  }, async () => {
    const { status, text } = await ask('/en/unknown-block/', code);
    expect(status).toBe(200);
    expect(text).toContain('*Component for hologram is required');
  });

  test(`${code}: a link without a language prefix gets /en and a slash, and keeps query and hash`, {
    tag: ['@S2.routes.3', '@S2.routes.4', '@S2.routes.5', '@S2.routes.6'],
  }, async () => {
    expect((await ask('/en/links/', code)).text).toContain(
      'href="/en/programs/?level=master#list"',
    );
  });

  test(`${code}: a social picture without a size is said to be 630 by 1200`, {
    tag: ['@S9.social.1', '@S9.social.2', '@S9.social.3', '@S9.social.4'],
  }, async () => {
    const { text } = await ask('/en/social/', code);
    const said = [...text.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)];
    expect(Object.fromEntries(said.map(([, name, value]) => [name, value]))).toMatchObject({
      'og:image': expect.stringContaining('alps-dawn.jpg'),
      'og:image:width': '630',
      'og:image:height': '1200',
      'og:image:type': 'image/jpeg',
    });
  });

  test(`${code}: a page that is rtl gets the right-to-left stylesheet`, {
    tag: ['@S3.page.7', '@S2.wrapper.12', '@S1.i18n.5'],
  }, async () => {
    const { text } = await ask('/en/rtl/', code);
    expect(text).toMatch(/<html [^>]*dir="rtl"/);
    expect(text).toMatch(/<link rel="stylesheet"[^>]*data-rtl/);
  });

  test(`${code}: a picture without a size is taken as 40 by 40`, {
    tag: '@S9.images.6',
  }, async () => {
    expect((await ask('/en/unsized/', code)).text).toMatch(/<img [^>]*width="40" height="40"/);
  });

  test(`${code}: a link without a text says where it leads, in each language`, {
    tag: ['@S3.i18n.1'],
  }, async () => {
    const said = new Map<string, string[]>();
    for (const lang of langs) {
      const { text } = await ask(`/${lang}/texts/`, code);
      const main = text.slice(text.indexOf('<main'));
      said.set(
        lang,
        [...main.matchAll(/<span [^>]*aria-hidden="true">([^<]+)<svg/g)].map(([, word = '']) =>
          word.trim(),
        ),
      );
    }
    expect(said.get('en')).toEqual(['Discover programs', 'Take a virtual visit', 'Learn more']);
    expect(new Set([...said.values()].flat()).size).toBe(12);
  });
}

for (const code of daily('SEG', 'CAA'))
  test(`${code}: uploaded logos are shown, the group’s for the ground of the footer`, {
    tag: ['@S3.footer.1', '@S3.footer.8', '@S3.media.9'],
  }, async ({ page }) => {
    await page.goto(on('/en/logos/', code));
    const footer = page.getByRole('contentinfo');
    const schools = (await fetchContent(code, '/en/')).body.blocks.block_school_logos.field_logos;
    await expect(footer.getByAltText('uploaded')).toHaveCount(schools.length);
    const ground = await footer.evaluate((element) => {
      const colors = [element, ...element.querySelectorAll('[data-tone]')].map(
        (one) => getComputedStyle(one).backgroundColor,
      );
      return colors.findLast((color) => /^rgb\(/.test(color)) ?? '';
    });
    const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number);
    const isDark = red + green + blue < 384;
    await expect(footer.getByAltText(isDark ? 'transparent' : 'dark')).toHaveCount(1);
    await expect(footer.getByAltText(isDark ? 'dark' : 'transparent')).toHaveCount(0);
  });

for (const code of daily('SEG', 'HIM'))
  test(`${code}: the footer ${code === 'SEG' ? 'has no contact block' : 'says where the school is and how to reach it'}`, {
    tag: ['@S2.footer.6'],
  }, async ({ page }) => {
    const lent = (await fetchContent('HIM', '/en/')).body.blocks.block_contact_info;
    const own = (await fetchContent(code, '/en/')).body.blocks.block_contact_info;
    if (code === 'SEG') expect(own).toBeUndefined();
    for (const [address, block] of [
      [on('/en/contacts/', code), lent],
      [at(code, '/en/'), own ?? lent],
    ]) {
      await page.goto(address);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText('Privacy', { exact: true })).toBeVisible();
      const places = footer.locator('address');
      const ways = footer.locator('dl').getByRole('definition').getByRole('link');
      if (code === 'SEG') {
        await expect(places).toHaveCount(0);
        await expect(footer.locator('dl, [href^="tel:"], [href^="mailto:"]')).toHaveCount(0);
        await expect(footer.getByText(block.info)).toHaveCount(0);
        continue;
      }
      await expect(footer.getByText(block.info, { exact: true })).toBeVisible();
      await expect(places).toHaveText([block.field_address.title, block.field_address2.title]);
      await expect(footer.locator('dl').getByRole('term')).toHaveText([
        ...['Phone', 'E-mail', 'WhatsApp', 'WeChat'],
      ]);
      const { field_phone, field_email, field_whatsapp, field_wechat } = block;
      for (const [index, way] of [
        field_phone,
        field_email,
        field_whatsapp,
        field_wechat,
      ].entries()) {
        await expect(ways.nth(index)).toHaveText(way.title);
        await expect(ways.nth(index)).toHaveAttribute('href', way.url);
        await expect(ways.nth(index)).toBeVisible();
      }
    }
  });

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: a film’s markup names the player that the page embeds`, {
    tag: ['@S9.video.1', '@S9.video.2', '@S9.video.3'],
  }, async () => {
    const { text } = await ask('/en/film/', code);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const films = JSON.parse(json)['@graph'].filter(
      (item: { '@type': string }) => item['@type'] === 'VideoObject',
    );
    expect(films.map(({ embedUrl }: { embedUrl: string }) => embedUrl)).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*dnt=1/),
      expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1/),
    ]);
  });

for (const code of daily('SEG', 'CR'))
  test(`${code}: an event is listed until its last day is over`, {
    tag: ['@S7.campaign.2', '@S3.campaign.4'],
  }, async () => {
    const { text } = await ask('/en/agenda/', code);
    expect(text).toContain('Ends today');
    expect(text).not.toContain('>Over<');
  });

/** Pixels between the top of a page and its first content. */
const margin = async (page: Page, address: string) => {
  await page.goto(address);
  return page.locator('main > [data-case]').evaluate((element) => element.clientHeight);
};

for (const code of daily('SEG', 'CAA'))
  test(`${code}: the margin above a page is a programme’s, a home’s, or that of a page with a hero image`, {
    tag: ['@S2.hero.1', '@S2.hero.2', '@S2.hero.3'],
  }, async ({ page }) => {
    const home = await margin(page, at(code, '/en/'));
    const lego = await margin(page, at(code, '/en/about/'));
    const [first] = await listed(code, '/en/programs/');
    const program = await margin(page, at(code, first?.path ?? ''));
    const withHero = await margin(page, on('/en/hero/', code));
    const without = await margin(page, on('/en/no-hero/', code));
    expect(home).toBeGreaterThan(0);
    expect(lego).toBe(home);
    expect(program).toBeGreaterThan(home);
    expect(withHero).toBeGreaterThan(home);
    expect(without).not.toBe(withHero);
  });

// The group alone has a page for each of its schools.
test('the margin above a school’s page is that above a programme, not that above the home page', {
  tag: ['@S2.hero.1'],
}, async ({ page }) => {
  const home = await margin(page, at('SEG', '/en/'));
  const [first] = await listed('SEG', '/en/programs/');
  const program = await margin(page, at('SEG', first?.path ?? ''));
  expect(program).toBeGreaterThan(home);
  for (const code of codes.filter((code) => code !== 'SEG')) {
    const path = `/en/schools/${code.toLowerCase()}/`;
    expect((await fetchContent('SEG', path)).body.node.type).toBe('school');
    expect(await margin(page, at('SEG', path)), path).toBe(program);
  }
});

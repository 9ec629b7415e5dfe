import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { handleSitemap } from '../api/sitemap.ts';
import { type Answered, answerSeeded } from '../testing/answerSeeded.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const answered: Answered[] = [];

beforeAll(async () => {
  answered.push(...(await answerSeeded(payload)).answered);
}, 300_000);

test('every link of every answer carries the language of its page', {
  tags: ['S2.routes.3'],
}, () => {
  for (const { lang, raw } of answered) {
    const links = [...raw.matchAll(/"(?:url|relative|field_url)":"(\/[^"]*)"/g)].map(
      ([, link = '']) => link,
    );
    const others = links.filter(
      (link) => !link.startsWith(`/${lang}/`) && !/^\/(api|static)|\.\w{2,5}$/.test(link),
    );
    // Live chat's confirmation page is English everywhere (spec §2).
    expect(others.filter((link) => link !== '/en/livechat-confirmation/')).toEqual([]);
  }
});

test('thank-you pages are out of the index and of the sitemap for search engines', async () => {
  const isThanks = (alias: string) => /^\/(thank-you|livechat-confirmation)\//.test(alias);
  const shown = answered.filter(({ answer }) => isThanks(answer.node.alias));
  expect(shown.length).toBeGreaterThan(10);
  expect(new Set(shown.map(({ answer }) => answer.node.metatag?.robots))).toEqual(
    new Set(['noindex']),
  );
  const sitemap = await handleSitemap(
    payload,
    new Request('http://localhost/api/sitemap?brand=HIM'),
  );
  const thanks = sitemapAnswerSchema
    .parse(await sitemap.json())
    .pages.filter(({ paths }) => isThanks(paths['en'] ?? ''));
  expect(new Set(thanks.map(({ noindex }) => noindex))).toEqual(new Set([true]));
});

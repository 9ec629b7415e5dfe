import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { loadPage } from '../../../content/loadPage.ts';
import { cachedBy } from '../../../content/pageHeaders.ts';
import { fetchNews } from '../../../news/fetchNews.ts';
import { absoluteUrl } from '../../../routing/absoluteUrl.ts';

/**
 * `GET /{lang}/feed/news.xml`: the brand's news in a language, newest first, as RSS: the first page
 * of its archive. 404 without a news page, 503 where the backend can't answer.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  const { origin, lang, brand } = locals;
  const loaded = await loadPage(locals, new URL(`/${lang}/news/`, url));
  const context = loaded.kind === 'page' ? loaded.context : undefined;
  const node = context?.answer?.node;
  if (!node || !context)
    return new Response('Not Found', { status: context?.status === 500 ? 503 : 404 });
  const archive = await fetchNews(context, { category: undefined, page: 1 });
  if (!archive) return new Response('Service Unavailable', { status: 503 });
  const response = await rss({
    title: `${brand.name}: ${node.title}`,
    description: node.field_lead ?? node.title,
    site: origin,
    trailingSlash: true,
    customData: `<language>${lang}</language>`,
    items: archive.items.map(({ title, alias, field_lead, facts }) => ({
      title,
      link: absoluteUrl(origin, lang, alias),
      pubDate: new Date(facts.date),
      description: field_lead ?? '',
    })),
  });
  for (const [name, value] of Object.entries(cachedBy([...context.shell.tags, 'list:news'], 300)))
    response.headers.set(name, value);
  return response;
};

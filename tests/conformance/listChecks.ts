import { brandByCode } from '@concierge/brands/registry';
import { eventAgendaSchema } from '@concierge/contract/eventAgenda';
import { finderAnswerSchema } from '@concierge/contract/finder';
import { langs } from '@concierge/contract/lang';
import { newsArchiveSchema } from '@concierge/contract/newsArchive';
import { newsAnswerSchema, searchAnswerSchema } from '@concierge/contract/search';
import type { Backend } from './Backend.ts';
import type { Check } from './Check.ts';
import { fits, must } from './fits.ts';

interface Listed {
  readonly total: number;
  readonly pages: number;
  readonly items: readonly { readonly id?: unknown; readonly alias?: unknown }[];
}

/** Reads a list to its end; its pages together hold `total` items, none twice. */
async function holdsTogether(call: string, read: (page: number) => Promise<Listed>) {
  const first = await read(1);
  must(first.pages >= 1, `${call}: pages is ${first.pages}, and at least 1 is meant`);
  const items = [...first.items];
  for (let page = 2; page <= Math.min(first.pages, 50); page += 1)
    items.push(...(await read(page)).items);
  if (first.pages <= 50)
    must(
      items.length === first.total,
      `${call}: total is ${first.total}, its pages hold ${items.length}`,
    );
  const keys = items.map((item) => JSON.stringify([item.id, item.alias]));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  must(twice === undefined, `${call}: ${twice} stands there twice`);
  const beyond = await read(first.pages + 1000);
  must(
    beyond.items.length <= first.items.length,
    `${call}: a page beyond the last is a longer one`,
  );
}

const odd = ["'", '"', '%', '\\', '(', '*', 'a'.repeat(2000), '\u0000', '🏔️', 'مدرسة', 'NEAR('];

/** Lists and searches. */
export const listChecks: readonly Check[] = [
  {
    promise: 'lists of programmes, events and news hold what their totals say, in each language',
    run: async (backend) => {
      for (const lang of langs) {
        const lists = [
          ['/programs', finderAnswerSchema],
          ['/events', eventAgendaSchema],
          ['/news', newsArchiveSchema],
        ] as const;
        for (const [path, schema] of lists)
          await holdsTogether(`GET ${path}?lang=${lang}`, async (page) =>
            fits(schema, await backend.get(path, { lang, page: String(page) }), `GET ${path}`),
          );
      }
    },
  },
  {
    promise: 'a facet’s value narrows the programmes to as many as it counts',
    run: async (backend) => {
      const ask = async (query: Record<string, string>) =>
        fits(finderAnswerSchema, await backend.get('/programs', query), 'GET /programs');
      for (const { name, values } of (await ask({ lang: 'en' })).facets) {
        if (name !== 'school' && name !== 'level' && name !== 'subject') continue;
        for (const { value, count } of values.slice(0, 3)) {
          const { total } = await ask({ lang: 'en', [name]: value });
          must(
            total === count,
            `GET /programs?${name}=${value}: ${total}, the facet says ${count}`,
          );
        }
      }
    },
  },
  {
    promise: 'search finds a page by the words of its title, and nothing by nonsense',
    run: async (backend) => {
      const search = async (text: string) =>
        fits(searchAnswerSchema, await ask(backend, text), `GET /views/search/default ${text}`);
      const { data } = await backend.get('/sitemap', { brand: backend.options.brand, after: '0' });
      const titles = (data as { pages: { type: string; title: string }[] }).pages
        .filter(({ type }) => type === 'program' || type === 'singleNews')
        .slice(0, 10)
        .map(({ title }) => title);
      for (const title of titles) {
        const { items, rows, pager } = await search(title);
        must(pager.total_items > 0, `search for the title “${title}” finds nothing`);
        must((items ?? rows ?? []).length > 0, `search for “${title}” counts without showing`);
      }
      const { pager } = await search('xqzvbnwrtplk');
      must(pager.total_items === 0, 'search for a word that nobody writes finds something');
    },
  },
  {
    promise: 'no text that is searched for is an error of the backend',
    run: async (backend) => {
      for (const text of odd) {
        const pages = await ask(backend, text);
        must(pages.status < 500, `GET /views/search/default ${text.slice(0, 9)}: ${pages.status}`);
        const news = await askNews(backend, text);
        must(
          news.status < 500,
          `GET /views/news/rest_export_2 ${text.slice(0, 9)}: ${news.status}`,
        );
      }
      fits(newsAnswerSchema, await askNews(backend, 'a'), 'GET /views/news/rest_export_2');
    },
  },
];

const ask = (backend: Backend, text: string) =>
  backend.get('/views/search/default', {
    search_api_fulltext: text,
    full: '1',
    field_domain_access: backend.options.brand,
    lang: 'en',
  });

const askNews = (backend: Backend, text: string) =>
  backend.get('/views/news/rest_export_2', {
    combine: text,
    origin: '1',
    field_web_value: String(brandByCode(backend.options.brand)?.id ?? ''),
    lang: 'en',
  });

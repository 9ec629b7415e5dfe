import {
  errorsSchema,
  nodeAnswerSchema,
  shellSchema,
  sitemapAnswerSchema,
} from '@concierge/contract/calls';
import { isLang, langs } from '@concierge/contract/lang';
import type { Backend } from './Backend.ts';
import type { Check } from './Check.ts';
import { fits, must } from './fits.ts';

/** Pages that are read one by one; more are sampled evenly. */
const sample = 60;
const nowhere = '/en/there-is-no-page-of-this-name/';

const node = (backend: Backend, path: string, lang: string) =>
  backend.post('/node', { nodeUrl: path }, { lang });

async function allPages(backend: Backend) {
  const pages = [];
  for (let after = 0; ; ) {
    const query = { brand: backend.options.brand, after: String(after) };
    const answer = fits(sitemapAnswerSchema, await backend.get('/sitemap', query), 'GET /sitemap');
    if (answer.pages.length === 0) return pages;
    must(answer.pages.length <= 1000, 'GET /sitemap: more than 1000 pages in one answer');
    for (const page of answer.pages) {
      must(page.id > after, `GET /sitemap: page ${page.id} comes after ${after}`);
      after = page.id;
      pages.push(page);
    }
  }
}

/** Pages, their addresses, and what stands at no address. */
export const pageChecks: readonly Check[] = [
  {
    promise: 'the sitemap lists pages by id, once each, with a path in a language',
    run: async (backend) => {
      const pages = await allPages(backend);
      must(pages.length > 0, 'GET /sitemap: no pages');
      for (const { id, paths, changed } of pages) {
        must(Object.keys(paths).length > 0, `page ${id} has no path`);
        must(!Number.isNaN(Date.parse(changed)), `page ${id}: changed is no instant: ${changed}`);
        for (const [lang, path] of Object.entries(paths)) {
          must(isLang(lang), `page ${id}: ${lang} is no language of the contract`);
          must(
            /^\/([^/]+\/)*$/.test(path),
            `page ${id}: ${path} doesn't begin and end with a slash`,
          );
        }
      }
    },
  },
  {
    promise: 'every listed page is answered at its path in each language, whole, with its tags',
    run: async (backend) => {
      const pages = await allPages(backend);
      const step = Math.max(1, Math.floor(pages.length / sample));
      for (const page of pages.filter((_, index) => index % step === 0))
        for (const [lang, path] of Object.entries(page.paths)) {
          const address = path.startsWith(`/${lang}/`) ? path : `/${lang}${path}`;
          const call = `POST /node ${address}`;
          const answer = fits(nodeAnswerSchema, await node(backend, address, lang), call);
          must(answer.tags.length > 0, `${call}: no tags, so that no change would make it stale`);
          must(answer.node.title.length > 0, `${call}: no title`);
        }
    },
  },
  {
    promise: 'the home page is answered in each language',
    run: async (backend) => {
      for (const lang of langs)
        fits(nodeAnswerSchema, await node(backend, `/${lang}/`, lang), `POST /node /${lang}/`);
    },
  },
  {
    promise: 'an address without a page is 404, with the menus and footer of the brand',
    run: async (backend) => {
      for (const lang of langs) {
        const path = nowhere.replace('en', lang);
        const { status, data } = await node(backend, path, lang);
        must(status === 404, `POST /node ${path}: status ${status} instead of 404`);
        must(errorsSchema.safeParse(data).success, `POST /node ${path}: no errors[].message`);
        const shell = shellSchema.safeParse(data);
        must(shell.success, `POST /node ${path}: no menus and blocks`);
        must(shell.data.tags.length > 0, `POST /node ${path}: no tags`);
      }
    },
  },
  {
    promise: 'a call that names no path, language or brand is 400 with a message',
    run: async (backend) => {
      const bodies = ['{', '[]', { nodeUrl: 5 }, { nodeUrl: 'en/' }, { nodeUrl: '/en/../x/' }];
      for (const body of bodies) {
        const { status, data } = await backend.post('/node', body, { lang: 'en' });
        const call = `POST /node ${JSON.stringify(body)}`;
        must(status === 400, `${call}: status ${status} instead of 400`);
        must(errorsSchema.safeParse(data).success, `${call}: no errors[].message`);
      }
      const { status } = await node(backend, '/en/', 'xx');
      must(status === 400, `POST /node ?lang=xx: status ${status} instead of 400`);
    },
  },
  {
    promise: 'odd addresses are nobody’s, and no error of the backend',
    run: async (backend) => {
      const odd = ["/en/'; drop table x; --/", '/en/%00/', '/en/🏔️/', `/en/${'a/'.repeat(900)}`];
      for (const path of odd) {
        const { status } = await node(backend, path, 'en');
        must(status === 400 || status === 404, `POST /node ${path.slice(0, 40)}: status ${status}`);
      }
    },
  },
];

import { langs } from '@concierge/contract/lang';
import type { PayloadRequest } from 'payload';
import { everyRow } from '../runtime/database/everyRow.ts';
import { automatically } from './automatically.ts';
import type { PageState } from './pageState.ts';

/**
 * Writes redirects from the addresses that a published page left. They point to the page, not to an
 * address, so a page that moves twice makes no chain; a redirect that stood where the page now is
 * goes away. A page that had no address has left none.
 */
export async function followMovedPage(
  req: PayloadRequest,
  page: number | string,
  before: PageState,
  after: PageState,
): Promise<void> {
  for (const brand of after.brands.filter((code) => before.brands.includes(code))) {
    for (const lang of langs) {
      if (before.paths[lang] === after.paths[lang]) continue;
      await removeRedirect(req, brand, lang, after.paths[lang]);
      if (!before.paths[lang]) continue;
      await removeRedirect(req, brand, lang, before.paths[lang]);
      await req.payload.create({
        collection: 'redirects',
        data: {
          brand,
          lang,
          path: before.paths[lang],
          page: Number(page),
          status: '301',
          automatic: true,
        },
        req: automatically(req),
        overrideAccess: true,
        depth: 0,
      });
    }
  }
}

async function removeRedirect(
  req: PayloadRequest,
  brand: string,
  lang: string,
  path: string,
): Promise<void> {
  const where = {
    and: [{ brand: { equals: brand } }, { lang: { equals: lang } }, { path: { equals: path } }],
  };
  await everyRow(
    req.payload.delete({
      collection: 'redirects',
      where,
      trash: true,
      req: automatically(req),
      overrideAccess: true,
      depth: 0,
    }),
  );
}

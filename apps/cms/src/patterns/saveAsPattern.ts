import { registry } from '@concierge/brands/registry';
import { APIError, type PayloadRequest } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { newestVersion } from '../trash/newestVersion.ts';
import { type StoredRow, withNewIds } from './copyBlocks.ts';

/**
 * Makes a pattern of some blocks of a page's newest draft, in all languages, for those of its
 * brands that are the person's own; undefined where the page has none of the blocks, 400 where
 * none of its brands is. What is unfinished in them stays so: nobody but editors sees a pattern.
 */
export async function saveAsPattern(
  req: PayloadRequest,
  page: number,
  { title, blocks }: { readonly title: string; readonly blocks: readonly string[] },
): Promise<number | undefined> {
  const version = (await newestVersion(req, 'pages', page))?.version;
  const rows = (version?.['field_blocks'] ?? []) as StoredRow[];
  const chosen = rows.filter(({ id }) => blocks.includes(String(id)));
  if (chosen.length === 0) return undefined;
  const own = ownBrands(req);
  const brands = ((version?.['field_domain_access'] ?? []) as string[]).filter(
    (brand) => !own || own.some((mine) => mine === brand),
  );
  if (brands.length === 0)
    throw new APIError(
      sayTo({ req })('Choose at least one of your own brands: {own}.', {
        own: (own ?? registry.map(({ code }) => code)).join(', '),
      }),
      400,
      undefined,
      true,
    );
  const now = new Date().toISOString();
  const made: { id: number } = await req.payload.db.create({
    collection: 'patterns',
    data: {
      title,
      field_domain_access: brands,
      field_blocks: withNewIds(chosen),
      createdAt: now,
      updatedAt: now,
    },
    req: sameTransaction(req),
  });
  return made.id;
}

import { langs } from '@concierge/contract/lang';
import type { PayloadRequest } from 'payload';
import { onlyInLanguage } from '../publish/inLanguage.ts';
import type { Page } from '../runtime/payload-types.ts';
import { type StoredRow, withNewIds } from './copyBlocks.ts';

type Blocks = NonNullable<Page['field_blocks']>;

/**
 * Adds a copy of a pattern to the end of a page's newest draft, in all languages, by saves in the
 * person's own name: whoever may not change the page's blocks is refused as in any save.
 */
export async function insertPattern(
  req: PayloadRequest,
  page: number,
  pattern: number,
): Promise<number> {
  const { payload, user } = req;
  const stored = await payload.db.findOne<{ id: number; field_blocks?: unknown[] }>({
    collection: 'patterns',
    where: { id: { equals: pattern } },
    locale: 'all',
  });
  const copy = withNewIds(stored?.field_blocks ?? []);
  const own = new Set(copy.map(({ id }) => id));
  const isOwn = ({ id }: StoredRow | Blocks[number]) => own.has(id);
  for (const locale of langs) {
    const as = {
      collection: 'pages',
      id: page,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
      overrideAccess: false,
      ...(user ? { user } : {}),
    } as const;
    const doc = await payload.findByID(as);
    const before = (doc.field_blocks ?? []).filter((block) => !isOwn(block));
    const field_blocks = [
      ...before,
      ...copy.map((block) => onlyInLanguage(block, locale)),
    ] as Blocks;
    await payload.update({ ...as, data: { field_blocks, _status: 'draft' } });
  }
  return copy.length;
}

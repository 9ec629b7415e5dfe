import { langs } from '@concierge/contract/lang';
import type { PayloadRequest } from 'payload';
import { onlyInLanguage } from '../publish/inLanguage.ts';
import { withDocument } from '../runtime/database/withDocument.ts';
import type { Page } from '../runtime/payload-types.ts';
import { type StoredRow, withNewIds } from './copyBlocks.ts';

type Blocks = NonNullable<Page['field_blocks']>;

/**
 * Adds a copy of a pattern to the end of a page's newest draft, in all languages, by saves in the
 * person's own name: whoever may not change the page's blocks is refused as in any save. No other
 * save comes between, whose blocks these would replace.
 */
export const insertPattern = (
  { payload, user }: PayloadRequest,
  page: number,
  pattern: number,
): Promise<number> =>
  withDocument(payload, 'pages', page, async (inside) => {
    const stored = await payload.db.findOne<{ id: number; field_blocks?: unknown[] }>({
      collection: 'patterns',
      where: { id: { equals: pattern } },
      locale: 'all',
      req: inside,
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
      const doc = await payload.findByID({ ...as, req: { ...inside } });
      const before = (doc.field_blocks ?? []).filter((block) => !isOwn(block));
      const field_blocks = [
        ...before,
        ...copy.map((block) => onlyInLanguage(block, locale)),
      ] as Blocks;
      const data = { field_blocks, _status: 'draft' } as const;
      await payload.update({ ...as, data, req: { ...inside } });
    }
    return copy.length;
  });

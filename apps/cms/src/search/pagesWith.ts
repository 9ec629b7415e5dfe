import type { Payload } from 'payload';
import { inBatches } from '../runtime/database/inBatches.ts';

/**
 * The published pages that show one of these documents (`shared-sections:12`), and so are found by
 * its words.
 */
export const pagesWith = (payload: Payload, targets: readonly string[]): Promise<number[]> =>
  inBatches(targets, async (some) => {
    const { docs } = await payload.db.find<{ id: number; document: number }>({
      collection: 'document-references',
      where: {
        and: [
          { target: { in: some } },
          { source: { equals: 'pages' } },
          { published: { equals: true } },
        ],
      },
      select: { document: true },
      limit: 0,
      pagination: false,
    });
    return docs.map(({ document }) => document);
  });

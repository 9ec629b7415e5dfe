import type { Payload } from 'payload';

/** The published pages that show one of these shared sections, and so are found by its words. */
export async function pagesWith(payload: Payload, sections: readonly number[]): Promise<number[]> {
  if (sections.length === 0) return [];
  const { docs } = await payload.db.find<{ id: number; document: number }>({
    collection: 'document-references',
    where: {
      and: [
        { target: { in: sections.map((id) => `shared-sections:${id}`) } },
        { source: { equals: 'pages' } },
        { published: { equals: true } },
      ],
    },
    select: { document: true },
    limit: 0,
    pagination: false,
  });
  return docs.map(({ document }) => document);
}

import type { SeedContent } from '@concierge/demo/all';
import type { Payload } from 'payload';

/**
 * Reads one page back in every language: that a create with `locale: 'all'` writes them all is
 * undocumented.
 */
export async function assertLanguages(payload: Payload, { pages }: SeedContent): Promise<void> {
  const sample = pages.find(
    (page) => page.title.es && page.title.ar && page.title.ru && page.blocks?.[0]?.field_title,
  );
  if (!sample) return;
  const found = await payload.find({
    collection: 'pages',
    where: { 'alias.en': { equals: sample.alias } },
    locale: 'all',
    depth: 0,
    limit: 10,
  });
  const titles: unknown[] = found.docs.map((doc) => doc.title);
  if (
    !titles.some((title) =>
      Object.entries(sample.title).every(
        ([lang, text]) => (title as Record<string, unknown>)[lang] === text,
      ),
    )
  ) {
    throw new Error(
      `The page ${sample.alias} was not stored in all languages: ${JSON.stringify(titles)}`,
    );
  }
}

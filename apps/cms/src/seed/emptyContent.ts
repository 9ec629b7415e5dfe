import type { CollectionSlug, Payload } from 'payload';
import { everyRow } from '../runtime/database/everyRow.ts';
import { seedContext } from './seedContext.ts';

const seeded: CollectionSlug[] = [
  'brand-settings',
  'popups',
  'footers',
  'menus',
  'redirects',
  'pages',
  'shared-sections',
  'patterns',
  'campaigns',
  'forms',
  'media',
  'media-topics',
  'search-synonyms',
  'glossary',
];

/** Deletes all content, files included; accounts and the change log stay. */
export async function emptyContent(payload: Payload): Promise<void> {
  for (const collection of seeded) {
    await everyRow(
      payload.delete({
        collection,
        where: { id: { exists: true } },
        context: { ...seedContext },
        depth: 0,
        overrideAccess: true,
      }),
    );
  }
}

/** Whether there is any content, be it in the trash; accounts and brands are none. */
export async function holdsContent(payload: Payload): Promise<boolean> {
  for (const collection of seeded) {
    const { totalDocs } = await payload.count({ collection, trash: true, overrideAccess: true });
    if (totalDocs > 0) return true;
  }
  return false;
}

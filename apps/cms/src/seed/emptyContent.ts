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

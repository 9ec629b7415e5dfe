import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { CollectionSlug, Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { trashable } from '../trash/trash.ts';
import { countRows } from './countRows.ts';
import { trashHref } from './listHref.ts';
import type { Todo } from './Todo.ts';

/** What lies in the trash of each collection that a person may read, fullest first. */
export async function trashFor(payload: Payload, user: User, i18n: I18nClient): Promise<Todo[]> {
  const where = { deletedAt: { exists: true } };
  const found = await Promise.all(
    (trashable as CollectionSlug[]).map(async (collection) => ({
      key: `trash-${collection}`,
      label: getTranslation(payload.collections[collection].config.labels.plural, i18n),
      count: await countRows(payload, user, { collection, where, trash: true }),
      href: trashHref(collection),
    })),
  );
  return found.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

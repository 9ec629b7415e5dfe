import type { DataFromCollectionSlug, UIFieldServerProps } from 'payload';

/** The stored document whose screen is open, where the person may read it; null for a new one. */
export async function loadOpened<Slug extends 'leads' | 'visits'>(
  collection: Slug,
  { data, payload, user }: Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (!data?.['id']) return null;
  return payload.findByID({
    collection,
    id: Number(data['id']),
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
  });
}

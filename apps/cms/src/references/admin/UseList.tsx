'use client';
// Client because the admin's language and what a person sees are kept in contexts; wakes with what
// lists the uses.
import { useEntityVisibility } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useSay } from '../../i18n/useSay.ts';
import type { Use } from '../findUses.ts';

/** Where a document is used, as `GET /api/<collection>/:id/used-in` answers. */
export interface Uses {
  readonly uses: readonly Use[];
  readonly hidden: number;
}

/** Links to what uses a document, with its brands, and whether visitors see it there. */
export function UseList({ uses, hidden }: Uses) {
  const { isEntityVisible } = useEntityVisibility();
  const say = useSay();
  const others = uses.length > 0 ? 'And {n} more that you can’t open.' : '{n} that you can’t open';
  return (
    <>
      <ul>
        {uses.map((use) => (
          <li key={`${use.collection}:${use.id}`}>
            {isEntityVisible({ collectionSlug: use.collection as CollectionSlug }) ? (
              <a href={`/admin/collections/${use.collection}/${use.id}`}>
                <bdi>{use.title}</bdi>
              </a>
            ) : (
              <bdi>{use.title}</bdi>
            )}
            <small>{[...use.brands, say(use.published ? 'published' : 'draft')].join(' · ')}</small>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p>{say(others, { n: hidden })}</p> : null}
    </>
  );
}

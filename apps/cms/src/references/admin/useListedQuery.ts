'use client';
// Client because a list keeps its filters in the address; wakes with a list.
import { parseSearchParams, useConfig, useLocale } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { stringify } from 'qs-esm';
import { maxAsked } from './loadUses.ts';

const deleted: Where = { deletedAt: { exists: true } };

/** The query of all documents that a list has on all of its pages, as Payload deletes them. */
export function useListedQuery(collectionSlug: string): string {
  const { where: filters, search } = parseSearchParams(useSearchParams()) as {
    where?: Where;
    search?: string;
  };
  const isTrash = usePathname().endsWith(`/${collectionSlug}/trash`);
  const { getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const collectionConfig = getEntityConfig({ collectionSlug });
  const listed = [...(filters ? [filters] : []), ...(isTrash ? [deleted] : [])];
  return stringify({
    depth: 0,
    limit: maxAsked,
    locale,
    select: { updatedAt: true },
    where: mergeListSearchAndWhere({
      collectionConfig,
      where: { and: listed },
      search: search ?? '',
    }),
    ...(isTrash ? { trash: true } : {}),
  });
}

'use client';
// Client because it follows which rows of a list are chosen; asks once the dialog is open.
import { useModal, useSelection } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { loadListed, loadUses } from './loadUses.ts';
import type { Uses } from './UseList.tsx';
import { UsesInDialog } from './UsesInDialog.tsx';
import { useListedQuery } from './useListedQuery.ts';

const modal = 'confirm-delete-many-docs';

interface Found extends Uses {
  /** How many documents were looked at, and how many are chosen. */
  readonly examined: number;
  readonly total: number;
}

const nothing: Found = { uses: [], hidden: 0, examined: 0, total: 0 };

/** Where the chosen documents of a list are used by others, before they are deleted together. */
export function UsesOfChosen({ collectionSlug }: { readonly collectionSlug: string }) {
  const { selectAll, selectedIDs } = useSelection();
  const { isModalOpen } = useModal();
  const listed = useListedQuery(collectionSlug);
  const say = useSay();
  const [found, setFound] = useState(nothing);
  const isOpen = isModalOpen(modal);
  // The rows of the page are all that a list holds of what it chooses on all pages.
  const query = String(selectAll) === 'allAvailable' ? listed : '';
  const chosen = selectedIDs.join(',');
  useEffect(() => {
    // What was chosen before has no say.
    setFound(nothing);
    if (!isOpen || chosen === '') return undefined;
    const stop = new AbortController();
    const own = chosen.split(',');
    const load = async () => {
      const { ids, total } = query
        ? await loadListed(collectionSlug, query, stop.signal)
        : { ids: own, total: own.length };
      const uses = await loadUses(collectionSlug, ids, stop.signal);
      setFound({ ...uses, examined: ids.length, total });
    };
    // Closing the dialog ends the question.
    load().catch(() => undefined);
    return () => stop.abort();
  }, [isOpen, chosen, query, collectionSlug]);
  const { examined, total, ...uses } = found;
  const note =
    examined < total
      ? say('Only the first {n} of {total} were looked at.', { n: examined, total })
      : undefined;
  return <UsesInDialog modal={modal} note={note} {...uses} />;
}

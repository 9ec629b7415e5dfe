'use client';
// Client because it follows which rows of a list are chosen; asks once the dialog is open.
import { useModal, useSelection } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Uses } from './UseList.tsx';
import { UsesInDialog } from './UsesInDialog.tsx';

const modal = 'confirm-delete-many-docs';

/** Where the chosen documents of a list are used by others, before they are deleted together. */
export function UsesOfChosen({ collectionSlug }: { readonly collectionSlug: string }) {
  const { selectedIDs } = useSelection();
  const { isModalOpen } = useModal();
  const [found, setFound] = useState<Uses>({ uses: [], hidden: 0 });
  const isOpen = isModalOpen(modal);
  const chosen = selectedIDs.join(',');
  useEffect(() => {
    if (!isOpen || chosen === '') return undefined;
    const stop = new AbortController();
    const ids = chosen.split(',');
    const ask = async (id: string): Promise<Uses> => {
      const reply = await fetch(`/api/${collectionSlug}/${id}/used-in`, { signal: stop.signal });
      return reply.ok ? ((await reply.json()) as Uses) : { uses: [], hidden: 0 };
    };
    Promise.all(ids.map(ask)).then(
      (all) => setFound(together(all, collectionSlug, ids)),
      // Closing the dialog ends the question.
      () => undefined,
    );
    return () => stop.abort();
  }, [isOpen, chosen, collectionSlug]);
  return <UsesInDialog modal={modal} {...found} />;
}

/** Each use once, without those by a document that goes, too. */
function together(all: readonly Uses[], collectionSlug: string, ids: readonly string[]): Uses {
  const uses = all
    .flatMap((one) => one.uses)
    .filter(({ collection, id }) => collection !== collectionSlug || !ids.includes(String(id)));
  const each = new Map(uses.map((use) => [`${use.collection}:${use.id}`, use]));
  return { uses: [...each.values()], hidden: all.reduce((sum, { hidden }) => sum + hidden, 0) };
}

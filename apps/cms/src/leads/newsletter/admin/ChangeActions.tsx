'use client';
// Client because the opened change decides what is asked for again; wakes with the edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { ActionButton } from '../../../admin/ActionButton.tsx';
import { useSay } from '../../../i18n/useSay.ts';

/** A change that waits or was refused can be tried now. */
export function ChangeActions() {
  const { id } = useDocumentInfo();
  const say = useSay();
  return (
    <ActionButton
      label={say('Try now')}
      url={`/api/newsletter-changes/${id}/retry`}
      done={say('It goes within seconds.')}
    />
  );
}

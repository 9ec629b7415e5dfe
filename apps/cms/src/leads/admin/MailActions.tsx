'use client';
// Client because the state of the opened mail decides whether there is a button; wakes with the
// edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { ActionButton } from '../../admin/ActionButton.tsx';
import { useSay } from '../../i18n/useSay.ts';

/** A mail that has not been sent can be tried now. */
export function MailActions() {
  const { id, data } = useDocumentInfo();
  const say = useSay();
  if (data?.['state'] === 'sent') return null;
  return (
    <ActionButton
      label={say('Try now')}
      url={`/api/mails/${id}/retry`}
      done={say('It goes within seconds.')}
    />
  );
}

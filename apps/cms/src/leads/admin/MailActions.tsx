'use client';
// Client because the state of the opened mail decides whether there is a button; wakes with the edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { ActionButton } from './ActionButton.tsx';

/** A mail that has not been sent can be tried now. */
export function MailActions() {
  const { id, data } = useDocumentInfo();
  if (data?.['state'] === 'sent') return null;
  return <ActionButton label="Try now" url={`/api/mails/${id}/retry`} done="It goes within seconds." />;
}

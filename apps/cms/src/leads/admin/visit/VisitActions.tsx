'use client';
// Client because the button acts on the visit that is open; wakes with the edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { ActionButton } from '../../../admin/ActionButton.tsx';
import { useSay } from '../../../i18n/useSay.ts';

/**
 * A seat can be given back once one has confirmed it; the list is where one goes then, for the
 * visit is gone.
 */
export function VisitActions() {
  const { id } = useDocumentInfo();
  const say = useSay();
  if (!id) return null;
  return (
    <ActionButton
      label={say('Free this seat')}
      url={`/api/visits/${id}/free`}
      done={say('The seat is free.')}
      next="/admin/collections/visits"
      question={{
        heading: say('Free this seat?'),
        body: say(
          'Somebody else can book it at once. The enquiry stays, and no mail tells the visitor.',
        ),
      }}
    />
  );
}

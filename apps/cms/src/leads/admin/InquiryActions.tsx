'use client';
// Client because the state of the opened enquiry decides which buttons there are; wakes with the edit view.
import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

const eraseSlug = 'erase-inquiry';
const resendable = ['refused', 'received', 'delivered'];

/** What people do with an enquiry besides noting: send it again, let a held one go on, erase the person. */
export function InquiryActions() {
  const { id, data } = useDocumentInfo();
  const { openModal } = useModal();
  const router = useRouter();
  const act = async (action: 'resend' | 'release' | 'erase', done: string, next: string) => {
    const answer = await fetch(`/api/inquiries/${id}/${action}`, { method: 'POST' }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(`That did not work${answer ? ` (${answer.status})` : ''}.`);
    toast.success(done);
    router.push(next);
    router.refresh();
  };
  const here = `/admin/collections/inquiries/${id}`;
  const state = String(data?.['state'] ?? '');
  return (
    <>
      {resendable.includes(state) && (
        <Button size="medium" buttonStyle="secondary" onClick={() => void act('resend', 'Queued for the CRM.', here)}>
          Resend
        </Button>
      )}
      {state === 'held' && (
        <Button size="medium" buttonStyle="secondary" onClick={() => void act('release', 'Released.', here)}>
          Release
        </Button>
      )}
      <Button size="medium" buttonStyle="error" onClick={() => openModal(eraseSlug)}>
        Erase
      </Button>
      <ConfirmationModal
        modalSlug={eraseSlug}
        heading="Erase this person?"
        body="Every enquiry, mail and newsletter subscription of this address is removed from every brand. Only a count stays. This can't be undone."
        confirmLabel="Erase"
        onConfirm={() => act('erase', 'Erased.', '/admin/collections/inquiries')}
      />
    </>
  );
}

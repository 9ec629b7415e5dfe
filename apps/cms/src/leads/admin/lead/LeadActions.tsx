'use client';
// Client because the state of the opened enquiry decides which buttons there are; wakes with the
// edit view.
import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { refusalMessage } from '../../../admin/refusalMessage.ts';
import { useSay } from '../../../i18n/useSay.ts';
import { ConfirmPassword } from '../../../signIn/admin/ConfirmPassword.tsx';

const eraseSlug = 'erase-lead';
const resendable = ['refused', 'received', 'delivered'];

/**
 * What people do with an enquiry besides noting: send it again, let a held one go on, erase the
 * person.
 */
export function LeadActions({ hasCrm }: { readonly hasCrm: boolean }) {
  const { id, data } = useDocumentInfo();
  const { openModal } = useModal();
  const router = useRouter();
  const say = useSay();
  const { submit, setProcessing } = useForm();
  const hasUnsavedNote = useFormModified();
  const [isAsking, setAsking] = useState(false);
  const [isActing, startActing] = useTransition();
  // The screen is loaded anew afterwards: the note takes nothing that its new state would replace.
  useEffect(() => setProcessing(isActing), [isActing, setProcessing]);
  const erase = () => {
    setAsking(false);
    startActing(() => act('erase', say('Erased.')));
  };
  const sendOn = async (action: 'resend' | 'release', done: string) => {
    if (hasUnsavedNote && !(await submit())?.res.ok) return;
    startActing(() => act(action, done));
  };
  const act = async (action: 'resend' | 'release' | 'erase', done: string) => {
    const answer = await fetch(`/api/leads/${id}/${action}`, { method: 'POST' }).catch(
      () => undefined,
    );
    if (answer?.status === 403 && action === 'erase') return setAsking(true);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    const { seat } = (await answer.json()) as { seat?: boolean };
    if (seat === false)
      toast.warning(say('No seat is free at the time of this visit: agree on another one.'));
    toast.success(done);
    // A transition of its own: after an answer, the one around doesn't wait for it.
    startActing(() => {
      if (action === 'erase') router.push('/admin/collections/leads');
      router.refresh();
    });
  };
  const state = String(data?.['state'] ?? '');
  // A newsletter address is not for the CRM.
  const isForCrm = hasCrm && data?.['type'] !== 'newsletter';
  return (
    <>
      {isForCrm && resendable.includes(state) && (
        <Button
          size="medium"
          buttonStyle="secondary"
          disabled={isActing}
          onClick={() => void sendOn('resend', say('Queued for the CRM.'))}
        >
          {say('Resend')}
        </Button>
      )}
      {state === 'held' && (
        <Button
          size="medium"
          buttonStyle="secondary"
          disabled={isActing}
          onClick={() => void sendOn('release', say('Released.'))}
        >
          {say('Release')}
        </Button>
      )}
      <Button size="medium" buttonStyle="error" onClick={() => openModal(eraseSlug)}>
        {say('Erase')}
      </Button>
      <ConfirmationModal
        modalSlug={eraseSlug}
        heading={say('Erase this person?')}
        body={say(
          "Every enquiry, mail and newsletter subscription of this address is removed from your brands. Only a count stays. What other brands have stays as it is. This can't be undone.",
        )}
        confirmLabel={say('Erase')}
        onConfirm={erase}
      />
      {isAsking && (
        <ConfirmPassword reason={say('Confirm your password first.')} onConfirmed={erase} />
      )}
    </>
  );
}

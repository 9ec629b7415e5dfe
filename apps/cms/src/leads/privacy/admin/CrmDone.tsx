'use client';
// Client because the opened receipt decides whether there is a button; wakes with the edit view.
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { refusalMessage } from '../../../admin/refusalMessage.ts';
import { useSay } from '../../../i18n/useSay.ts';

/** Says of a receipt that the CRM was asked to do the same. */
export function CrmDone() {
  const { id, data } = useDocumentInfo();
  const router = useRouter();
  const say = useSay();
  if (data?.['crm_state'] !== 'open') return null;
  const done = async () => {
    const answer = await fetch(`/api/erasures/${id}/crm-done`, { method: 'POST' }).catch(
      () => undefined,
    );
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    toast.success(say('Noted: the CRM was asked.'));
    router.refresh();
  };
  return (
    <Button size="medium" buttonStyle="secondary" onClick={() => void done()}>
      {say('The CRM was asked')}
    </Button>
  );
}

'use client';
// Client because an old sign-in has to be confirmed first; wakes with the list of enquiries.
import { toast } from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { saveFile } from '../../admin/saveFile.ts';
import { useSay } from '../../i18n/useSay.ts';
import { ConfirmPassword } from '../../signIn/admin/ConfirmPassword.tsx';

interface DownloadCsvProps {
  /** Path of the export that is downloaded. */
  readonly file?: string;
}

/** Link above a list: what the person may read of it, as CSV. */
export function DownloadCsv({ file = '/api/leads/export' }: DownloadCsvProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(false);
    const answer = await fetch(file).catch(() => undefined);
    if (answer?.status === 403) return setAsking(true);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    await saveFile(answer);
  };
  const click = (event: MouseEvent) => {
    event.preventDefault();
    void download();
  };
  return (
    <div>
      <p>
        <a href={file} download onClick={click}>
          {say('Download CSV')}
        </a>
      </p>
      {isAsking && (
        <ConfirmPassword
          reason={say('Confirm your password first.')}
          onConfirmed={() => void download()}
        />
      )}
    </div>
  );
}

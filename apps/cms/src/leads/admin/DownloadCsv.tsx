'use client';
// Client because an old sign-in has to be confirmed first; wakes with the list of enquiries.
import { toast } from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { ConfirmPassword } from '../../signIn/admin/ConfirmPassword.tsx';

interface DownloadCsvProps {
  /** Path of the export that is downloaded. */
  readonly file?: string;
}

/** Link above a list: what the person may read of it, as CSV. */
export function DownloadCsv({ file = '/api/inquiries/export' }: DownloadCsvProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(false);
    const answer = await fetch(file).catch(() => undefined);
    if (answer?.status === 403) return setAsking(true);
    if (!answer?.ok) return void toast.error(say('That did not work.'));
    const [, name = ''] =
      /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    saveFile(await answer.blob(), name);
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

/**
 * Gives the browser a file to keep. An address would be a navigation, which another one, such as the
 * list's own after it has opened, drops without a word.
 */
function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

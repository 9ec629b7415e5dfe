'use client';
// Client because an old sign-in has to be confirmed first; wakes with the list of enquiries.
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
  const start = () => {
    setAsking(false);
    // As the link itself does it: a change of the page's address would be dropped by another one,
    // such as the list's own.
    const link = document.createElement('a');
    link.href = file;
    link.download = '';
    link.click();
  };
  const click = async (event: MouseEvent) => {
    event.preventDefault();
    const answer = await fetch('/api/users/confirm').catch(() => undefined);
    const { fresh = false } = ((await answer?.json()) ?? {}) as { fresh?: boolean };
    if (fresh) start();
    else setAsking(true);
  };
  return (
    <div>
      <p>
        <a href={file} download onClick={(event) => void click(event)}>
          {say('Download CSV')}
        </a>
      </p>
      {isAsking && (
        <ConfirmPassword reason={say('Confirm your password first.')} onConfirmed={start} />
      )}
    </div>
  );
}

'use client';
// Client because it follows the list's filter and an old sign-in has to be confirmed first; wakes
// with the list.
import { toast, useConfig, useListQuery } from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { saveFile } from '../../admin/saveFile.ts';
import { useSay } from '../../i18n/useSay.ts';
import { ConfirmPassword } from '../../signIn/admin/ConfirmPassword.tsx';
import { exportQuery } from './exportQuery.ts';

interface DownloadCsvProps {
  /** Whether the export has a row for each that is listed: then the link says how many. */
  readonly hasAllListed?: boolean;
}

/** Link above a list: what is listed by its filter and search, on all of its pages, as CSV. */
export function DownloadCsv({ hasAllListed = true }: DownloadCsvProps) {
  const say = useSay();
  const { collectionSlug, data, query } = useListQuery();
  const collectionConfig = useConfig().getEntityConfig({ collectionSlug });
  const file = `/api/${collectionSlug}/export${exportQuery(collectionConfig, query)}`;
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
          {hasAllListed
            ? say('Download CSV ({count})', { count: data?.totalDocs ?? 0 })
            : say('Download CSV')}
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

'use client';
// Client because it asks again after a save and because a click confirms a deletion; wakes with the
// edit view.
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSay } from '../../i18n/useSay.ts';
import styles from './UsedIn.module.css';
import { UseList, type Uses } from './UseList.tsx';
import { UsesInDialog } from './UsesInDialog.tsx';

/**
 * Where a document is used: links to what uses it, its brands, and whether visitors see it there.
 */
export function UsedIn() {
  const { id, collectionSlug, lastUpdateTime, isTrashed, hasDeletePermission, hasTrashPermission } =
    useDocumentInfo();
  const say = useSay();
  const router = useRouter();
  const [answer, setAnswer] = useState<Uses>();

  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    fetch(`/api/${collectionSlug}/${id}/used-in?after=${lastUpdateTime}`, { signal: stop.signal })
      .then(async (reply) => reply.ok && setAnswer((await reply.json()) as Uses))
      // Leaving the document ends the question.
      .catch(() => undefined);
    return () => stop.abort();
  }, [id, collectionSlug, lastUpdateTime]);

  if (!id || !answer) return null;
  const count = answer.uses.length + answer.hidden;
  const mayGo =
    count > 0 &&
    collectionSlug !== 'pages' &&
    (isTrashed ? hasDeletePermission : hasTrashPermission);
  const go = async () => {
    const request = isTrashed
      ? { method: 'DELETE' }
      : { method: 'PATCH', body: JSON.stringify({ deletedAt: new Date().toISOString() }) };
    const reply = await fetch(`/api/${collectionSlug}/${id}?used=confirmed&trash=true&depth=0`, {
      ...request,
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
      },
    }).catch(() => undefined);
    if (!reply?.ok) return void toast.error(await refusalMessage(reply, say));
    router.push(`/admin/collections/${collectionSlug}`);
  };

  return (
    <section className={styles['uses']} data-used-in={count}>
      <h3>{say('Used in')}</h3>
      {count === 0 ? <p>{say('Nothing uses it.')}</p> : null}
      <UseList {...answer} />
      {collectionSlug === 'pages' ? <UsesInDialog modal={`delete-${id}`} {...answer} /> : null}
      {mayGo ? (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void go()}>
          {isTrashed ? say('Delete for good all the same') : say('Move to the trash all the same')}
        </Button>
      ) : null}
    </section>
  );
}

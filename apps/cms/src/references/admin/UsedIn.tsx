'use client';
// Client because it asks again after a save and because a click confirms a deletion; wakes with the
// edit view.
import { Button, toast, useDocumentInfo, useEntityVisibility } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { CollectionSlug } from 'payload';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Use } from '../findUses.ts';
import styles from './UsedIn.module.css';

interface Answer {
  readonly uses: readonly Use[];
  readonly hidden: number;
}

/**
 * Where a document is used: links to what uses it, its brands, and whether visitors see it there.
 */
export function UsedIn() {
  const { id, collectionSlug, lastUpdateTime, isTrashed, hasDeletePermission, hasTrashPermission } =
    useDocumentInfo();
  const { isEntityVisible } = useEntityVisibility();
  const say = useSay();
  const router = useRouter();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    fetch(`/api/${collectionSlug}/${id}/used-in?after=${lastUpdateTime}`, { signal: stop.signal })
      .then(async (reply) => reply.ok && setAnswer((await reply.json()) as Answer))
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
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
    if (!reply?.ok) return void toast.error(say('That did not work.'));
    router.push(`/admin/collections/${collectionSlug}`);
  };

  return (
    <section className={styles['uses']} data-used-in={count}>
      <h3>{say('Used in')}</h3>
      {count === 0 ? <p>{say('Nothing uses it.')}</p> : null}
      <ul>
        {answer.uses.map((use) => (
          <li key={`${use.collection}:${use.id}`}>
            {isEntityVisible({ collectionSlug: use.collection as CollectionSlug }) ? (
              <a href={`/admin/collections/${use.collection}/${use.id}`}>
                <bdi>{use.title}</bdi>
              </a>
            ) : (
              <bdi>{use.title}</bdi>
            )}
            <small>{[...use.brands, say(use.published ? 'published' : 'draft')].join(' · ')}</small>
          </li>
        ))}
      </ul>
      {answer.hidden > 0 ? (
        <p>{say('And {n} more of other brands.', { n: answer.hidden })}</p>
      ) : null}
      {mayGo ? (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void go()}>
          {isTrashed ? say('Delete for good all the same') : say('Move to the trash all the same')}
        </Button>
      ) : null}
    </section>
  );
}

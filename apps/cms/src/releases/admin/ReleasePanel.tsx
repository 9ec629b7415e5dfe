'use client';
// Client because its button publishes the opened release; wakes with the edit view.
import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { ReleaseState } from '../states.ts';
import styles from './ReleasePanel.module.css';

interface ReleaseOutcome {
  readonly state: ReleaseState;
  readonly mayPublish: boolean;
  readonly refusals: readonly { text: string; title?: string; href?: string }[];
}

/** What kept the opened release from being published, and a button that publishes it now. */
export function ReleasePanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const say = useSay();
  const [outcome, setOutcome] = useState<ReleaseOutcome>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    fetch(`/api/releases/${id}/outcome?after=${lastUpdateTime}`, { signal: stop.signal })
      .then(async (answer) => answer.ok && setOutcome((await answer.json()) as ReleaseOutcome))
      // Leaving the page ends the question.
      .catch(() => undefined);
    return () => stop.abort();
  }, [id, lastUpdateTime]);

  if (!id || !outcome) return null;
  const publish = async () => {
    setBusy(true);
    const answer = await fetch(`/api/releases/${id}/publish`, { method: 'POST' }).catch(
      () => undefined,
    );
    setBusy(false);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    // The form holds the state as it was.
    window.location.reload();
  };
  const { mayPublish, refusals, state } = outcome;
  return (
    <section className={styles['panel']} data-release={state}>
      {refusals.length > 0 && (
        <div className={styles['refused']}>
          <p role="status">{say('Nothing was published, because one document could not be:')}</p>
          <ul>
            {refusals.map(({ href, text, title }) => (
              <li key={`${href} ${text}`}>
                {href && (
                  <>
                    <a href={href}>
                      <bdi>{title}</bdi>
                    </a>
                    {' – '}
                  </>
                )}
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state === 'published' && (
        <p role="status">{say('All documents were published together.')}</p>
      )}
      {mayPublish && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy || isModified}
          onClick={() => void publish()}
          extraButtonProps={{ 'data-publish-release': true }}
        >
          {say('Publish all now')}
        </Button>
      )}
    </section>
  );
}

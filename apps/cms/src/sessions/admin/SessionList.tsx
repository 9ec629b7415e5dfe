'use client';
// Client because its buttons end sessions without leaving the form; wakes with an account's screen.
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { ShownSession } from '../endpoints.ts';
import styles from './Sessions.module.css';

/** Where an account is signed in, each session with a button that ends it. */
export function SessionList() {
  const { id } = useDocumentInfo();
  const language = useTranslation().i18n.language;
  const say = useSay();
  const [sessions, setSessions] = useState<readonly ShownSession[]>([]);
  const load = useCallback(async () => {
    const answer = await fetch(`/api/users/${id}/sessions`).catch(() => undefined);
    if (answer?.ok) setSessions(((await answer.json()) as { sessions: ShownSession[] }).sessions);
  }, [id]);
  useEffect(() => {
    if (id) void load();
  }, [id, load]);
  if (!id) return null;
  const end = async (which: string) => {
    const answer = await fetch(`/api/users/${id}/sessions/${which}`, { method: 'POST' }).catch(
      () => undefined,
    );
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    const { ended } = (await answer.json()) as { ended: number };
    toast.success(say('Sessions ended: {n}.', { n: ended }));
    await load();
  };
  const at = (instant: string): string => swissTime(language).format(new Date(instant));
  const hasOwn = sessions.some(({ own }) => own);
  const others = sessions.filter(({ own }) => !own);
  return (
    <section className={styles['sessions']} aria-labelledby="sessions-heading" data-sessions="">
      <h2 id="sessions-heading">{say('Sessions')}</h2>
      {sessions.length === 0 ? (
        <p>{say('No session is open.')}</p>
      ) : (
        <div className={styles['wide']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{say('Sessions')}</th>
                <th scope="col">{say('Signed in')}</th>
                <th scope="col">{say('Last seen')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <tr key={session.id}>
                  <th scope="row">
                    {session.browser || say('Unknown browser')}
                    <small dir="ltr">{session.address}</small>
                  </th>
                  <td>{at(session.signedInAt)}</td>
                  <td>{at(session.seenAt)}</td>
                  <td>
                    {session.own ? (
                      <strong>{say('This session')}</strong>
                    ) : (
                      <Button
                        size="small"
                        buttonStyle="secondary"
                        margin={false}
                        onClick={() => void end(`${session.id}/end`)}
                      >
                        {say('End this one')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others.length > 0 && (
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => void end('end-others')}
        >
          {say(hasOwn ? 'End all others' : 'End all')}
        </Button>
      )}
    </section>
  );
}

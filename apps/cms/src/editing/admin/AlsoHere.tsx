'use client';
// Client because it says again and again that this tab is open; wakes with the edit view.
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { unattendedHeader } from '../../runtime/http/unattendedHeader.ts';
import styles from './Editing.module.css';

interface Other {
  readonly email: string;
  readonly locale: string;
  readonly own: boolean;
}

/** Milliseconds between two questions. */
const pause = 10_000;

/** Who else has this document open, and in which language. */
export function AlsoHere({ tab }: { readonly tab: string }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [others, setOthers] = useState<readonly Other[]>([]);
  const say = useSay();
  useEffect(() => {
    if (!id) return;
    const sendPresence = (gone: boolean) =>
      fetch(`/api/${collectionSlug}/${id}/here`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [unattendedHeader]: '1' },
        body: JSON.stringify({ tab, locale, gone }),
        keepalive: true,
      }).catch(() => undefined);
    const fetchOthers = async () => {
      const answer = await sendPresence(false);
      if (answer?.ok) setOthers(((await answer.json()) as { others: Other[] }).others);
    };
    const leave = () => void sendPresence(true);
    void fetchOthers();
    const timer = setInterval(() => void fetchOthers(), pause);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, collectionSlug, locale, tab]);
  if (others.length === 0) return null;
  const names = others.map(
    (one) => `${one.own ? say('you, in another window') : one.email} (${one.locale.toUpperCase()})`,
  );
  return (
    <p className={styles['alsoHere']} role="status">
      {say('Also open here: {who}', { who: [...new Set(names)].join(', ') })}
    </p>
  );
}

'use client';
// Client because it asks again after every save of the opened page; wakes with the edit view of a
// programme.
import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import styles from './StaleFacts.module.css';

interface Warning {
  readonly text: string;
  readonly sentence: string;
}

/**
 * Warns, and never stops, where the text of a programme tells one of its facts otherwise: beside
 * the page, and once as a message.
 */
export function StaleFacts() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const say = useSay();
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const announced = useRef(new Set<string>());

  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    const fetchWarnings = async () => {
      const answer = await fetch(
        `/api/pages/${id}/stale-facts?locale=${code}&after=${lastUpdateTime}`,
        { signal: stop.signal },
      );
      const { warnings: found }: { warnings: Warning[] } = answer.ok
        ? await answer.json()
        : { warnings: [] };
      setWarnings(found);
      for (const { text } of found) if (!announced.current.has(text)) toast.warning(text);
      announced.current = new Set(found.map(({ text }) => text));
    };
    // Leaving the page ends the question; a backend that doesn't answer has no warning.
    fetchWarnings().catch(() => undefined);
    return () => stop.abort();
  }, [id, code, lastUpdateTime]);

  if (warnings.length === 0) return null;
  return (
    <section className={styles['warnings']} role="status" data-stale-facts={warnings.length}>
      <h3>{say('The text says otherwise')}</h3>
      <ul>
        {warnings.map(({ text, sentence }) => (
          <li key={text}>
            {text}
            <q>{sentence}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

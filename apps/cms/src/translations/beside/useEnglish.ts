import { defaultLang } from '@concierge/contract/lang';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Stored } from './englishAt.ts';

/**
 * The English of the document that is open in another language, as it was saved last; asked for
 * once. Undefined in English, and of a document that was never saved.
 */
export function useEnglish(): Stored | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [english, setEnglish] = useState<Stored>();
  const isAsked = id !== undefined && locale !== defaultLang;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    void fetchEnglish(`/api/${collectionSlug}/${id}`, leaving.signal).then((doc) => {
      if (!leaving.signal.aborted) setEnglish(doc);
    });
    return () => leaving.abort();
  }, [isAsked, collectionSlug, id]);
  return isAsked ? english : undefined;
}

async function fetchEnglish(address: string, signal: AbortSignal): Promise<Stored | undefined> {
  const query = `depth=0&draft=true&locale=${defaultLang}&fallback-locale=none`;
  const answer = await fetch(`${address}?${query}`, { signal }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Stored) : undefined;
}

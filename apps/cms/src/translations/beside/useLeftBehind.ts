import { defaultLang } from '@concierge/contract/lang';
import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { Sources } from '../progress.ts';

export interface LeftBehind {
  /** English that a text was made from and that has changed since, by the text's key. */
  readonly texts: Sources;
  /** Says of one text that it is still right. */
  readonly settle: (key: string) => void;
}

/** Collections that keep which of their texts the English has left behind. */
const collections = ['pages', 'shared-sections'];

/** What the English has left behind in the translation that is open; asked for once. */
export function useLeftBehind(): LeftBehind {
  const say = useSay();
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { code: lang } = useLocale();
  const [texts, setTexts] = useState<Sources>({});
  const isAsked = id !== undefined && lang !== defaultLang && collections.includes(collectionSlug);
  const address = `/api/${collectionSlug}/${id}`;
  useEffect(() => {
    setTexts({});
    if (!isAsked) return;
    const leaving = new AbortController();
    void fetchTexts(`${address}/left-behind/${lang}`, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setTexts(found);
    });
    return () => leaving.abort();
  }, [isAsked, address, lang]);
  const settle = async (key: string) => {
    const query = new URLSearchParams({ text: key });
    const call = fetch(`${address}/still-right/${lang}?${query}`, { method: 'POST' });
    const answer = await call.catch(() => undefined);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    setTexts((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => name !== key)),
    );
  };
  return { texts, settle: (key) => void settle(key) };
}

async function fetchTexts(address: string, signal: AbortSignal): Promise<Sources> {
  const answer = await fetch(address, { signal }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { texts: Sources }).texts : {};
}

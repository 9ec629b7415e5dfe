'use client';
// Client because it reads what is typed into the form; wakes with the edit view, and does nothing
// until a preview is open.
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormValues } from '../fieldFor.ts';
import { isUnsaved, typedTexts } from '../typedTexts.ts';
import { formValues } from './formValues.ts';
import type { Preview } from './usePreview.ts';

/** Milliseconds within which all that is typed counts as one. */
const togetherMs = 100;

/** The formatted text that has the cursor: the form gets it up to half a second later. */
function focusedText(): FormValues {
  const field = document.activeElement?.closest<HTMLElement>('.rich-text-lexical');
  const path = field?.dataset['fieldPath'];
  // The fields of a drawer are those of another document.
  if (!path || field.closest('.drawer')) return {};
  const texts = [...field.querySelectorAll('[contenteditable] [data-lexical-text]')];
  return {
    [path]: { root: { children: texts.map(({ textContent }) => ({ text: textContent })) } },
  };
}

/** Sends the preview the texts that are typed, and anew to one that has just been loaded. */
export function usePostTyped(preview: Preview | undefined): void {
  const { savedDocumentData } = useDocumentInfo();
  const [fields] = useAllFormFields();
  /** Paths of fields that the preview shows as they were typed. */
  const typed = useRef<ReadonlySet<string>>(new Set());
  const post = useEffectEvent(() => {
    if (!preview?.isOpen()) return;
    const values = { ...formValues(fields), ...focusedText() };
    const changed = typedTexts(values, savedDocumentData, typed.current);
    typed.current = new Set(changed.filter(isUnsaved).map(({ path }) => path));
    if (changed.length > 0) preview.post({ type: 'concierge-typed', fields: changed });
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While somebody types, texts are sent all the while, not only at the end.
  const postSoon = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      post();
    }, togetherMs);
  });
  // Every change of the form, and every save, renders this anew.
  useEffect(() => postSoon());
  useEffect(() => {
    const onMessage = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.data?.type === 'concierge-ready' && preview?.hasSent(event)) post();
    };
    const onSelection = () => postSoon();
    addEventListener('message', onMessage);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      removeEventListener('message', onMessage);
      document.removeEventListener('selectionchange', onSelection);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [preview]);
}

'use client';
// Client because it tells the frame of the live preview what is typed and saved; wakes with the
// edit view.
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnsaved, typedTexts } from '../typedTexts.ts';
import { formValues } from './formValues.ts';
import { usePreview } from './usePreview.ts';

/** Milliseconds within which all that is typed, or that one save changes here, counts as one. */
const togetherMs = 100;

/**
 * Sends the preview the texts that are typed, and says, after whatever was saved, published or
 * reverted, that it is to show the document anew.
 */
export function PreviewFollows() {
  const { lastUpdateTime, savedDocumentData, versionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const [fields] = useAllFormFields();
  const preview = usePreview();

  /** Paths of fields that the preview shows as they were typed. */
  const typed = useRef<ReadonlySet<string>>(new Set());
  const postTyped = useEffectEvent(() => {
    if (!preview?.isOpen()) return;
    const changed = typedTexts(formValues(fields), savedDocumentData, typed.current);
    typed.current = new Set(changed.filter(isUnsaved).map(({ path }) => path));
    if (changed.length > 0) preview.post({ type: 'concierge-typed', fields: changed });
  });
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whatever is typed renders this anew; while somebody types, texts are sent all the while.
  useEffect(() => {
    typing.current ??= setTimeout(() => {
      typing.current = undefined;
      postTyped();
    }, togetherMs);
  });
  useEffect(
    () => () => {
      clearTimeout(typing.current);
      typing.current = undefined;
    },
    [],
  );
  // What isn't saved yet is typed into a preview that has just been loaded.
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const { type } = (event.data ?? {}) as { type?: unknown };
      if (type === 'concierge-ready' && preview?.hasSent(event)) postTyped();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [preview]);

  const version = `${lastUpdateTime} ${versionCount} ${unpublishedVersionCount}`;
  const shown = useRef(version);
  useEffect(() => {
    if (version === shown.current || !preview) return undefined;
    const timer = setTimeout(() => {
      shown.current = version;
      preview.post({ type: 'concierge-preview' });
    }, togetherMs);
    return () => clearTimeout(timer);
  }, [version, preview]);
  return null;
}

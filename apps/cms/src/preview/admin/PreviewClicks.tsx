'use client';
// Client because form and preview answer each other's clicks; wakes with the edit view, and does
// nothing until a preview is open.
import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { type Clicked, fieldFor, shownAt } from '../fieldFor.ts';
import { focusField } from './focusField.ts';
import { formValues } from './formValues.ts';
import { usePreview } from './usePreview.ts';

/** What a click in a preview says; anything else is ignored. */
function readClick(data: unknown): Clicked | undefined {
  const { type, block, texts, picture } = (data ?? {}) as Record<string, unknown>;
  if (type !== 'concierge-edit' || !Array.isArray(texts)) return undefined;
  return {
    block: typeof block === 'string' ? block : undefined,
    texts: texts.filter((text) => typeof text === 'string'),
    picture: typeof picture === 'number' ? picture : undefined,
  };
}

/** Milliseconds after a click or key within which a focus is the person's own. */
const ownFocusMs = 300;

/** Focuses the field of what is clicked in the preview, and shows there what a field holds. */
export function PreviewClicks() {
  const { getFields, dispatchFields } = useForm();
  const preview = usePreview();
  /** A focus that a click in the preview made scrolls no preview. */
  const isFocusing = useRef(false);
  useEffect(() => {
    if (!preview) return undefined;
    const onMessage = (event: MessageEvent) => {
      const clicked = preview.hasSent(event) ? readClick(event.data) : undefined;
      const path = clicked && fieldFor(formValues(getFields()), clicked);
      if (!path) return;
      isFocusing.current = true;
      void focusField(path, getFields(), dispatchFields).finally(() => {
        isFocusing.current = false;
      });
    };
    let actedAt = Number.NEGATIVE_INFINITY;
    const onAct = ({ timeStamp }: Event) => {
      actedAt = timeStamp;
    };
    const onFocus = ({ target, timeStamp }: FocusEvent) => {
      // A form that puts the focus back by itself, as after a save, moves no preview.
      if (isFocusing.current || timeStamp - actedAt > ownFocusMs) return;
      if (!(target instanceof Element)) return;
      const id =
        target.closest('.rich-text-lexical')?.querySelector('label')?.htmlFor ??
        target.closest('[id^="field-"]')?.id;
      const shown =
        id && shownAt(formValues(getFields()), id.slice('field-'.length).replaceAll('__', '.'));
      if (shown) preview.post({ ...shown, type: 'concierge-show' });
    };
    addEventListener('message', onMessage);
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) addEventListener(act, onAct, { capture: true });
    addEventListener('focusin', onFocus);
    return () => {
      for (const act of acts) removeEventListener(act, onAct, { capture: true });
      removeEventListener('message', onMessage);
      removeEventListener('focusin', onFocus);
    };
  }, [preview, getFields, dispatchFields]);
  return null;
}

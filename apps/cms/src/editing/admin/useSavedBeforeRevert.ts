'use client';
// Client because it holds a click on a button of Payload's; wakes with the edit view.
import { useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSaveDraft } from './useSaveDraft.ts';

/**
 * Saves what is typed before somebody reverts to what is published: Payload's autosave, which is
 * still to come, would bring it back afterwards.
 */
export function useSavedBeforeRevert(): void {
  const isModified = useFormModified();
  const saveDraft = useSaveDraft();
  const isSaved = useRef(false);
  const revertOnceSaved = useEffectEvent(async (button: HTMLElement) => {
    isSaved.current = await saveDraft({ inBackground: true });
    if (isSaved.current) button.click();
    isSaved.current = false;
  });
  useEffect(() => {
    if (!isModified) return undefined;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('#action-revert-to-published');
      if (!(button instanceof HTMLElement) || isSaved.current) return;
      event.preventDefault();
      event.stopPropagation();
      void revertOnceSaved(button);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isModified]);
}

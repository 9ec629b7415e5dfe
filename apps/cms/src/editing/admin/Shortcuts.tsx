'use client';
// Client because it follows the keyboard; wakes with the edit view.
import { useEffect } from 'react';
import { useSaveDraft } from './useSaveDraft.ts';

/** Whether one of these keys is pressed with Ctrl or, on a Mac, Cmd. */
const isWithCtrl = (event: KeyboardEvent, keys: readonly string[]): boolean =>
  keys.includes(event.key) && (event.ctrlKey || event.metaKey);

/** The button that a key stands for. */
const buttonFor = (event: KeyboardEvent): HTMLElement | null => {
  if (isWithCtrl(event, ['Enter'])) return document.querySelector('#action-save:not(:disabled)');
  return event.key === 'F8' ? document.querySelector('#live-preview-toggler') : null;
};

/**
 * Ctrl+S saves a draft of the page, Ctrl+Enter publishes it, F8 opens and closes its preview; none
 * does while a drawer lies above it. Payload's own Ctrl+S takes the button that publishes away.
 */
export function Shortcuts() {
  const saveDraft = useSaveDraft();
  useEffect(() => {
    const actFor = (event: KeyboardEvent): (() => unknown) | undefined => {
      if (document.querySelector('.drawer--is-open')) return;
      if (isWithCtrl(event, ['s', 'S']) && !event.shiftKey && !event.altKey) return saveDraft;
      const button = buttonFor(event);
      return button ? () => button.click() : undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      const act = actFor(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [saveDraft]);
  return null;
}

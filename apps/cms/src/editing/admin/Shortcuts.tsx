'use client';
// Client because it follows the keyboard; wakes with the edit view.
import { useEffect } from 'react';

/** Whether a key is the one that publishes: Enter with Ctrl or, on a Mac, Cmd. */
const publishes = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** The button that a key stands for. */
const buttonFor = (event: KeyboardEvent): HTMLElement | null => {
  if (publishes(event)) return document.querySelector('#action-save:not(:disabled)');
  return event.key === 'F8' ? document.querySelector('#live-preview-toggler') : null;
};

/**
 * Ctrl+Enter publishes the page, F8 opens and closes its preview; neither does while a drawer lies
 * above it. Ctrl+S is Payload's own and saves a draft.
 */
export function Shortcuts() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = document.querySelector('.drawer--is-open') ? null : buttonFor(event);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}

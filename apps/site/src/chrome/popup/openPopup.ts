import { fetchDocument } from '../../ui/fetchDocument.ts';
import { isKeptAway, keepAway, keepAwayOnceArrived } from './kept.ts';

/** Milliseconds between two looks whether the visitor is free. */
const lookMs = 250;

/**
 * Opens the pop-up (spec §4). It only lets a visitor finish what is open or being typed, and comes
 * right after; closing it keeps it away for its days, and so does what was sent and has arrived.
 */
export async function openPopup(place: HTMLElement): Promise<void> {
  const days = Number(place.dataset['days']);
  if (isKeptAway(days)) return;
  await untilFree();
  const dialog = await fetchDialog(place.dataset['popup'] ?? '');
  if (!dialog) return;
  const { mountForm } = await import('./PopupForm.island.tsx');
  // Also while it was on its way somebody may have begun something, or closed it in another tab.
  await untilFree();
  if (isKeptAway(days)) return;
  place.after(dialog);
  // Unlike `submit`, it comes with no attempt that is invalid.
  dialog.addEventListener('formdata', () => keepAwayOnceArrived(days));
  let unmount: (() => void) | undefined;
  dialog.addEventListener('close', () => {
    keepAway(days);
    unmount?.();
    dialog.remove();
  });
  dialog.showModal();
  const slot = dialog.querySelector<HTMLElement>('[data-form-slot]');
  if (slot) unmount = mountForm(slot);
}

/** The fragment's dialog; undefined where it can't be had, since nobody asked for it. */
async function fetchDialog(url: string): Promise<HTMLDialogElement | undefined> {
  const dialog = (await fetchDocument(url))?.querySelector('dialog');
  return dialog ? document.importNode(dialog, true) : undefined;
}

async function untilFree(): Promise<void> {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, lookMs));
}

/**
 * A menu, the settings of consent or another dialog is open, something fills the screen, a form or
 * an embedded page has the focus, or a control is being pressed. A consent bar that nobody has
 * answered is none of these: the page can be used beside it.
 */
function isBusy(): boolean {
  const typing = document.activeElement?.closest('form, input, textarea, select, iframe');
  const open = document.querySelector(
    '.show--preferences, [data-header] details[open], [data-header] [data-open], dialog[open]',
  );
  const pressed = document.querySelector(':is(a, button, label, summary):active');
  return Boolean(typing ?? open ?? pressed ?? document.fullscreenElement) || hasOpenPopover();
}

/** Also where the browser doesn't know popovers, and so the selector. */
function hasOpenPopover(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false;
  }
}

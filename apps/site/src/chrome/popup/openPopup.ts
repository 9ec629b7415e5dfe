/** Cookie that keeps the pop-up away for a while (spec §4). */
const cookie = 'POPUP_CTA_DISPLAYED';
/** Milliseconds between two looks whether the visitor is free. */
const patience = 2000;

/** Opens the pop-up as soon as nothing else has the visitor's attention; closing keeps it away for its days. */
export async function openPopup(place: HTMLElement): Promise<void> {
  if (!cookiesWork()) return;
  await untilFree();
  const dialog = await fetchDialog(place.dataset['popup'] ?? '');
  if (!dialog) return;
  // Also while it was on its way somebody may have begun something, or closed it in another tab.
  await untilFree();
  if (document.cookie.includes(`${cookie}=`)) return;
  place.after(dialog);
  dialog.addEventListener('close', () => {
    document.cookie = `${cookie}=1; path=/; max-age=${Number(place.dataset['days']) * 86_400}; samesite=lax`;
    dialog.remove();
  });
  dialog.showModal();
  const slot = dialog.querySelector<HTMLElement>('[data-form-slot]');
  if (slot) (await import('./PopupForm.island.tsx')).mountForm(slot);
}

/** The fragment's dialog; undefined where it can't be had, since nobody asked for it. */
async function fetchDialog(url: string): Promise<HTMLDialogElement | undefined> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return undefined;
  const fragment = new DOMParser().parseFromString(await response.text(), 'text/html');
  const dialog = fragment.querySelector('dialog');
  return dialog ? document.importNode(dialog, true) : undefined;
}

async function untilFree(): Promise<void> {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, patience));
}

/** A menu, the consent dialog or another dialog is open, a form is being filled in, or the page isn't looked at. */
function isBusy(): boolean {
  const { activeElement } = document;
  const consentOpen = document.documentElement.matches('.show--consent, .show--preferences');
  const typing = activeElement?.matches('input, textarea, select') ?? false;
  const formBegun = document.querySelector('form[data-lead-form] :is(:user-valid, :user-invalid)') !== null;
  const menuOpen = document.querySelector('[data-header] details[open], [data-header] [data-open], dialog[open], :popover-open') !== null;
  return document.hidden || consentOpen || typing || formBegun || menuOpen;
}

/** Without cookies it would open on every page, so it doesn't at all. */
function cookiesWork(): boolean {
  try {
    document.cookie = 'cookies=1; path=/; samesite=lax';
    const works = document.cookie.includes('cookies=1');
    document.cookie = 'cookies=; path=/; max-age=0; samesite=lax';
    return works;
  } catch {
    return false;
  }
}

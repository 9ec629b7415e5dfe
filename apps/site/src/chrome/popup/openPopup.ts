/** Cookie that keeps the pop-up away for a while (spec §4). */
const cookie = 'POPUP_CTA_DISPLAYED';
/** Milliseconds between two looks whether the visitor is free. */
const patience = 2000;

/** Opens the pop-up as soon as nothing else has the visitor's attention; closing keeps it away for its days. */
export function openPopup(template: HTMLTemplateElement): void {
  if (document.cookie.includes(`${cookie}=`) || !cookiesWork()) return;
  if (isBusy()) return void setTimeout(() => openPopup(template), patience);
  const dialog = template.content.querySelector('dialog');
  if (!dialog) return;
  const shown = document.importNode(dialog, true);
  template.after(shown);
  shown.addEventListener('close', () => {
    document.cookie = `${cookie}=1; path=/; max-age=${Number(template.dataset['days']) * 86_400}; samesite=lax`;
    shown.remove();
  });
  shown.showModal();
}

/** A menu, the consent dialog or another dialog is open, a form is being filled in, or the page isn't looked at. */
function isBusy(): boolean {
  const { activeElement } = document;
  const consentOpen = document.documentElement.matches('.show--consent, .show--preferences');
  const typing = activeElement?.matches('input, textarea, select') ?? false;
  const formBegun = document.querySelector('form[data-begun]') !== null;
  const menuOpen = document.querySelector('[data-header] details[open], dialog[open]') !== null;
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

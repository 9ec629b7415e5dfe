// Exists because suggestions and results need the server; wakes when a search panel is first
// touched, never before.
for (const panel of document.querySelectorAll<HTMLElement>('[data-search-panel]')) {
  const form = panel.querySelector('form');
  let isHurried = false;
  /** Who is quicker than the line waits here for what shows the results. */
  const hold = (event: Event) => {
    event.preventDefault();
    isHurried = true;
  };
  const wake = () => {
    for (const name of ['pointerenter', 'focusin', 'touchstart'])
      panel.removeEventListener(name, wake);
    form?.addEventListener('submit', hold);
    void import('./panel/searchPanel.ts')
      .then(({ enhance }) => enhance(panel))
      .finally(() => form?.removeEventListener('submit', hold))
      .then(
        () => isHurried && form?.requestSubmit(),
        // The page of results works without it.
        () => isHurried && form?.submit(),
      );
  };
  for (const name of ['pointerenter', 'focusin', 'touchstart'])
    panel.addEventListener(name, wake, { passive: true });
}

const dialog = document.querySelector<HTMLElement>('[data-search-dialog]');
document.querySelector('[data-top-bar] [data-search-open]')?.addEventListener('click', (event) => {
  if (!dialog) return;
  event.preventDefault();
  dialog.showPopover();
  dialog.querySelector<HTMLInputElement>('input[type=search]')?.focus();
});
// The page beneath can't be seen, so whoever leaves by keyboard closes it.
dialog?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !dialog.contains(relatedTarget)) dialog.hidePopover();
});

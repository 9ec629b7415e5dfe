// Exists because suggestions and results need the server; wakes when a search panel is first touched, never before.
for (const panel of document.querySelectorAll<HTMLElement>('[data-search-panel]')) {
  const wake = () => {
    for (const name of ['pointerenter', 'focusin', 'touchstart']) panel.removeEventListener(name, wake);
    void import('./panel/searchPanel.ts').then(({ enhance }) => enhance(panel));
  };
  for (const name of ['pointerenter', 'focusin', 'touchstart']) panel.addEventListener(name, wake, { passive: true });
}

const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
document.querySelector('[data-top-bar] [data-search-open]')?.addEventListener('click', (event) => {
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[type=search]')?.focus();
});

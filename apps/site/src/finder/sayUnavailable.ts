/** Leaves the programmes as they are, and checks the filters by which they were found. */
export function sayUnavailable(finder: HTMLElement, form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    box.checked = box.defaultChecked;
  const status = finder.querySelector<HTMLElement>('[data-unavailable]');
  if (status) status.textContent = status.dataset['unavailable'] ?? '';
}

// Exists because sharing, copying and printing are the browser's; it comes with the page. What is
// compared is also what the finder keeps, so that adding from there loses nothing.
import { comparisonStorageKey } from './comparisonStorageKey.ts';

const bar = document.querySelector('[data-share-bar]');
const share = bar?.querySelector<HTMLButtonElement>('[data-share]');
const printButton = bar?.querySelector<HTMLButtonElement>('[data-print]');

if (share) {
  share.hidden = !('share' in navigator || 'clipboard' in navigator);
  share.addEventListener('click', () => void shareOrCopy(share));
}
if (printButton) {
  printButton.hidden = false;
  printButton.addEventListener('click', () => window.print());
}
keepChoice();
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-remove]')) {
  // The last one: this page without a choice is also where somebody begins, so it says nothing.
  if (!new URL(link.href).searchParams.has('p')) link.addEventListener('click', dropChoice);
}

/** The system's share sheet where there is one, else the clipboard. */
async function shareOrCopy(button: HTMLButtonElement): Promise<void> {
  const status = bar?.querySelector('[role=status]');
  try {
    if ('share' in navigator)
      return await navigator.share({ title: document.title, url: location.href });
    await (navigator as Navigator).clipboard.writeText(location.href);
    if (status) status.textContent = button.dataset['copied'] ?? '';
  } catch {
    // The sheet was closed, or the clipboard is not allowed: the address bar has the link.
  }
}

function keepChoice(): void {
  const table = document.querySelector<HTMLElement>('[data-compared]');
  try {
    if (table) sessionStorage.setItem(comparisonStorageKey, table.dataset['compared'] ?? '');
  } catch {
    // Storage is blocked: the picker on this page still adds to the comparison.
  }
}

function dropChoice(): void {
  try {
    sessionStorage.removeItem(comparisonStorageKey);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

// Mobile menu and apply-now menu (spec §4): both are details elements; this adds their events,
// Escape, the back button and the inert page.

/**
 * Wires both menus: `openMainMenu`, `closeMainMenu`, `openApplyNowMenu` and `closeApplyNowMenu` are
 * dispatched on window.
 */
export function wireSheets(): void {
  const mobile = document.querySelector<HTMLDetailsElement>('[data-mobile-menu]');
  const apply = document.querySelector<HTMLDetailsElement>('[data-apply-menu]');
  if (mobile) wire(mobile, 'MainMenu', true);
  if (apply) wire(apply, 'ApplyNowMenu', false);
  // The mobile menu ends where the desktop begins.
  matchMedia('(width >= 992px)').addEventListener('change', () => {
    if (mobile) mobile.open = false;
  });
}

function wire(details: HTMLDetailsElement, name: string, full: boolean): void {
  const summary = details.querySelector('summary');
  let isOpen = false;
  /**
   * Ways back that closing has asked for, and that have not arrived yet: the menu may be open again
   * by then.
   */
  let own = 0;
  details.addEventListener('toggle', () => {
    if (details.open === isOpen) return;
    isOpen = details.open;
    dispatchEvent(new CustomEvent(`${isOpen ? 'open' : 'close'}${name}`));
    if (full) cover(isOpen);
    if (isOpen) history.pushState({ ...history.state, menu: name }, '');
    else if (history.state?.menu === name) {
      own += 1;
      history.back();
    }
  });
  addEventListener('popstate', () => {
    if (own > 0) own -= 1;
    else if (details.open) details.open = false;
  });
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const deeper = details.querySelector<HTMLDetailsElement>('details[open]');
    (deeper ?? details).open = false;
    (deeper?.querySelector('summary') ?? summary)?.focus();
  });
  // A link within the page closes the menu; the history entry made for it goes with it.
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) details.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!full && !details.contains(target as Node)) details.open = false;
  });
}

/** What the sheet covers. */
const beneath =
  'main, footer, [data-floating-ctas], [data-scroll-top], [data-chat], [data-top-bar]';

/** While the sheet covers the page, the page can't be reached or scrolled. */
function cover(covered: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute('data-covered', covered);
  const apply = () => {
    if (root.hasAttribute('data-covered') !== covered) return;
    for (const element of document.querySelectorAll<HTMLElement>(beneath)) element.inert = covered;
  };
  // The sheet is painted first: the browser styles everything anew that becomes inert.
  if (covered) requestAnimationFrame(() => setTimeout(apply));
  else apply();
}

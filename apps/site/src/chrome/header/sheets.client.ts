// Mobile menu and apply-now menu (spec §4): both are details elements; this adds their events and
// Escape, and for the mobile menu, which covers the page, the back button and the inert page.

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
  details.addEventListener('toggle', () => {
    if (details.open === isOpen) return;
    isOpen = details.open;
    dispatchEvent(new CustomEvent(`${isOpen ? 'open' : 'close'}${name}`));
    if (full) cover(isOpen);
  });
  if (full) closeByBackButton(details, name);
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const deeper = details.querySelector<HTMLDetailsElement>('details[open]');
    (deeper ?? details).open = false;
    (deeper?.querySelector('summary') ?? summary)?.focus();
  });
  // A link within the page closes the menu, whose entry of the history stays below the link's own.
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) details.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (!full && !details.contains(target as Node)) details.open = false;
  });
}

/**
 * Gives an open menu an entry of the history, which goes as the menu closes. Only for one that
 * covers the page: the way back would call off the link that a click beside a menu follows.
 */
function closeByBackButton(details: HTMLDetailsElement, name: string): void {
  /**
   * Ways back that closing has asked for, and that have not arrived yet: the menu may be open again
   * by then.
   */
  let own = 0;
  addEventListener(`open${name}`, () => history.pushState({ ...history.state, menu: name }, ''));
  addEventListener(`close${name}`, () => {
    if (history.state?.menu !== name) return;
    own += 1;
    history.back();
  });
  addEventListener('popstate', () => {
    if (own > 0) own -= 1;
    else if (details.open) details.open = false;
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

// Footer menus are accordions under 768 px (spec §9); from there on every column is open and its
// title is no control. Wakes with the header's script, at once.
const wide = matchMedia('(width >= 768px)');

/**
 * Opens all columns on wide screens; keeps up when the window changes. A menu that somebody opened
 * on a narrow one before this script was there stays open.
 */
export function wireFooterMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('[data-footer-menu]');
  const adapt = () => {
    for (const menu of menus) {
      menu.open = wide.matches;
      menu.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  if (wide.matches) adapt();
  wide.addEventListener('change', adapt);
}

// The desktop menu (spec §2): panels open on hover with intent, by their button and by arrow keys;
// Escape closes and gives the focus back.
const openDelayMs = 90;
const closeDelayMs = 260;
/** After hover opened a panel, the time in which a click on its button leaves it open. */
const hoverGraceMs = 500;

/** Wires every item of the main menu that has a panel. */
export function wireMainMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-main-menu]');
  if (!menu) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')];
  let timer: ReturnType<typeof setTimeout>;
  let hoveredAt = -hoverGraceMs;
  const open = (wanted?: HTMLElement) => {
    clearTimeout(timer);
    for (const item of items) {
      item.toggleAttribute('data-open', item === wanted);
      menuToggle(item)?.setAttribute('aria-expanded', String(item === wanted));
    }
  };
  const later = (wanted: HTMLElement | undefined, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (wanted && !isOpen(wanted)) hoveredAt = performance.now();
      open(wanted);
    }, delayMs);
  };
  for (const item of items) {
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') later(item, items.some(isOpen) ? openDelayMs * 2 : openDelayMs);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(undefined, closeDelayMs);
    });
    menuToggle(item)?.addEventListener('click', () =>
      open(isOpen(item) && performance.now() - hoveredAt >= hoverGraceMs ? undefined : item),
    );
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !item.contains(relatedTarget) && isOpen(item)) open();
    });
  }
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target as Node)) open();
  });
  document.addEventListener('keydown', ({ key }) => {
    const opened = items.find(isOpen);
    if (key !== 'Escape' || !opened) return;
    if (opened.contains(document.activeElement)) menuToggle(opened)?.focus();
    open();
  });
  menu.addEventListener('keydown', (event) => move(event, menu, items, open));
}

/** Arrow keys: along the line from item to item, down into the panel and through it. */
function move(
  event: KeyboardEvent,
  menu: HTMLElement,
  items: HTMLElement[],
  open: (item?: HTMLElement) => void,
): void {
  const here = document.activeElement;
  const item = items.find((candidate) => candidate.contains(here));
  const panel = item?.querySelector('[data-menu-panel]');
  const forth = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inPanel = panel?.contains(here) ?? false;
  const step = { [forth]: 1, [back]: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!inPanel && event.key === 'ArrowUp') return;
  const row =
    inPanel || vertical
      ? [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
      : [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > a')];
  // Down from an entry without a panel the page scrolls, as everywhere else.
  if (row.length === 0) return;
  event.preventDefault();
  if (item && vertical && !isOpen(item)) open(item);
  const index = inPanel
    ? row.indexOf(here as HTMLElement)
    : vertical
      ? -1
      : row.findIndex((link) => link.parentElement?.contains(here));
  const next =
    inPanel && index + step < 0 && item
      ? menuToggle(item)
      : row[(index + step + row.length) % row.length];
  next?.focus();
}

const isOpen = (item: HTMLElement) => item.hasAttribute('data-open');
const menuToggle = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-menu-toggle]');

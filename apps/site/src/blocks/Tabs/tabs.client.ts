// Keeps one tab open and lets arrow keys walk through them. Runs when the page is ready; without it
// the tabs are plain details.

/** Wires every `[data-tabs]` of a page. */
export function startTabs(): void {
  for (const tabs of document.querySelectorAll('[data-tabs]')) {
    const summaries = [...tabs.querySelectorAll<HTMLElement>(':scope > details > summary')];
    tabs.addEventListener('click', (event) => {
      const details =
        event.target instanceof Element ? event.target.closest('summary')?.parentElement : null;
      // Beside each other, an open tab stays open; below one another it closes like any details.
      if (details?.hasAttribute('open') && getComputedStyle(details).display === 'contents')
        event.preventDefault();
    });
    tabs.addEventListener('keydown', (event) => {
      const from = event.target instanceof HTMLElement ? summaries.indexOf(event.target) : -1;
      const by =
        event instanceof KeyboardEvent ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
      if (from < 0 || !by) return;
      event.preventDefault();
      const next = summaries.at((from + by) % summaries.length);
      next?.focus();
      next?.parentElement?.setAttribute('open', '');
    });
  }
}

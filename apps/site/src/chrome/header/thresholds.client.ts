// Scroll thresholds (spec §4, §9): observers on the sentinels say when a measure has gone by, so
// nothing is computed while scrolling.
const header = document.querySelector<HTMLElement>('[data-header]');

/** Sets an attribute while an element lies above the viewport. */
function markPast(element: Element | null, target: Element | null, attribute: string): void {
  if (!element || !target) return;
  new IntersectionObserver((entries) => {
    // A busy browser tells of several crossings at once; the last one is how it is now.
    const entry = entries.at(-1);
    if (entry)
      target.toggleAttribute(
        attribute,
        !entry.isIntersecting && entry.boundingClientRect.bottom < 1,
      );
  }).observe(element);
}
const sentinel = (name: string) => document.querySelector(`[data-sentinel="${name}"]`);

/**
 * Header background past 250 px, floating calls to action past 400, the way to the top past 1340;
 * the header goes when it is past its end.
 */
export function watchThresholds(): void {
  markPast(sentinel('background'), header, 'data-background');
  markPast(sentinel('floating'), document.querySelector('[data-floating-ctas]'), 'data-out');
  markPast(sentinel('top'), document.querySelector('[data-scroll-top]'), 'data-shown');
  markPast(
    document.querySelector('[data-menu-background]') ?? sentinel('header'),
    header,
    'data-past',
  );
  watchDirection();
}

/**
 * `data-up` while the page is being scrolled back: then the header shows although its end has gone
 * by.
 */
function watchDirection(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) < 4 && scrollY > 0) return;
      header?.toggleAttribute('data-up', scrollY < last);
      last = scrollY;
    },
    { passive: true },
  );
}

import type { ClientDirective } from 'astro';

/**
 * How far below the window a form wakes once the visitor moves, so that it stands there before it
 * is seen.
 */
const margin = '600px';
const signs = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * `client:near`: an island wakes when it is in the window, or near it after the visitor's first
 * sign. A page that was only opened spends its first moments on showing itself. With the value
 * `now` it wakes at once: it has something to say.
 */
const wakeNear: ClientDirective = (load, { value }, island) => {
  const wake = () => void load().then((hydrate) => hydrate());
  if (value === 'now') return wake();
  let watch = observe('0px');
  function observe(rootMargin: string): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        forget();
        wake();
      },
      { rootMargin },
    );
    // The island itself has no box (display: contents).
    for (const child of island.children) observer.observe(child);
    return observer;
  }
  function widen() {
    forget();
    watch.disconnect();
    watch = observe(margin);
  }
  function forget() {
    for (const sign of signs) removeEventListener(sign, widen);
  }
  for (const sign of signs) addEventListener(sign, widen, { passive: true });
};

export default wakeNear;

// Exists because filters should answer at once; loads what does that at the first sign of intent: a
// pointer over the finder, focus within it, a kept comparison.
const finder = document.querySelector<HTMLElement>('[data-finder]');
if (finder) {
  const inPlace = () => import('./finderInPlace.ts');
  const prepare = () => void inPlace();
  finder.addEventListener('pointerover', prepare, { once: true });
  finder.addEventListener('focusin', prepare, { once: true });
  finder.addEventListener(
    'change',
    ({ target }) => void inPlace().then(({ follow }) => follow(finder, target as HTMLInputElement)),
  );
  if (keepsComparison()) void inPlace().then(({ restore }) => restore(finder));
}

function keepsComparison(): boolean {
  try {
    return sessionStorage.getItem('compare') !== null;
  } catch {
    return false;
  }
}

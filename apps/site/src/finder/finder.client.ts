// Exists because filters should answer at once; loads what does that at the first sign of intent: a
// pointer over the finder, focus within it, a kept comparison.
import { ifAllowed } from '../ui/logFailure.ts';
import { sayUnavailable } from './sayUnavailable.ts';

const finder = document.querySelector<HTMLElement>('[data-finder]');
if (finder) {
  const load = () => import('./finderInPlace.ts').catch(() => undefined);
  const prepare = () => void load();
  finder.addEventListener('pointerover', prepare, { once: true });
  finder.addEventListener('focusin', prepare, { once: true });
  const followBox = (box: HTMLInputElement) =>
    void load().then((inPlace) =>
      inPlace ? inPlace.follow(finder, box) : followWithout(finder, box.form),
    );
  finder.addEventListener('change', ({ target }) => followBox(target as HTMLInputElement));
  const restore = () => void load().then((inPlace) => inPlace?.restore(finder));
  const checked = finder.querySelectorAll<HTMLInputElement>('input[name=p]:checked');
  const [visit] = performance.getEntriesByType('navigation');
  // Boxes that were checked before this ran are kept, but not those that the browser brought back
  // with the page: the comparison may have lost some since.
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  const key = finder.dataset['comparisonKey'] ?? '';
  if (!isReturn && checked.length > 0) checked.forEach(followBox);
  else if (checked.length > 0 || ifAllowed(() => sessionStorage.getItem(key))) restore();
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}

/** What could not be loaded is done by the server, or not at all without a network. */
function followWithout(within: HTMLElement, form: HTMLFormElement | null): void {
  if (!form?.matches('[data-finder-form]')) return;
  if (navigator.onLine) form.submit();
  else sayUnavailable(within, form);
}

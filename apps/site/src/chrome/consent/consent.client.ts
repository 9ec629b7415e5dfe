// Exists because nothing may be measured before the visitor agrees; runs first of all scripts, and
// loads the banner at the first sign of a person.
import { denyByDefault, updateSignals } from './signals.ts';
import { storedChoice } from './storedChoice.ts';
import { loadTagManager } from './tagManager.ts';

denyByDefault();
if (document.documentElement.dataset['gtmAdvanced'] !== undefined) loadTagManager();

let choice = storedChoice();
if (choice) {
  updateSignals(choice);
  if (choice.has('analytics') || choice.has('advertising')) loadTagManager();
}

// A page that the back/forward cache brings back measures by the choice that it was left with.
addEventListener('consentChanged', () => {
  choice = storedChoice();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && String([...(storedChoice() ?? [])]) !== String([...(choice ?? [])]))
    location.reload();
});

/** Opens a part of the banner; tries twice, since a bad line may lose what it needs. */
function open(part: 'ask' | 'settings'): Promise<void> {
  const once = () => import('./banner/banner.ts').then((banner) => banner[part]());
  return once().catch(once);
}
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
const wake = (event: Event) => {
  // A page that comes up beneath a pointer at rest is told where that stands.
  if (event instanceof PointerEvent && event.type === 'pointermove')
    if (event.movementX === 0 && event.movementY === 0) return;
  for (const sign of signs) removeEventListener(sign, wake);
  if (!choice) void open('ask');
};
for (const sign of signs) addEventListener(sign, wake, { passive: true });

for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]'))
  button.hidden = false;
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('[data-consent-open]');
  if (!button) return;
  event.preventDefault();
  // A page that is older than the deployment finds its script gone, and comes anew.
  open('settings').catch(() => navigator.onLine && location.reload());
});

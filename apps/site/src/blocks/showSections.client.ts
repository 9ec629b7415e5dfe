// Exists because sections below the second wait unpainted until they come near, which keeps the
// first paint quick, while archives, full-page pictures and some browsers' search in the page take
// only what is painted. Wakes when the page has loaded and is idle: a section a turn, from the top.
import { lateSections, show } from './lateSections.ts';

const whenIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 50));

function showNext(waiting: readonly HTMLElement[]): void {
  const [section, ...others] = waiting;
  if (!section) return;
  show(section);
  whenIdle(() => showNext(others));
}

const begin = () => whenIdle(() => showNext(lateSections()));
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });

// Exists because sections below the second wait unpainted until they come near, which keeps the
// first paint quick, while archives, full-page pictures and some browsers' search in the page take
// only what is painted. Wakes when the page has loaded and is idle: a section a turn, from the
// bottom, since what grows below the view moves nothing in it.
import { lateSections, show } from './lateSections.ts';

const whenIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 50));

function showNext(waiting: HTMLElement[]): void {
  // What moves between press and release gets no click.
  const section = document.querySelector(':is(a, button, label, summary):active')
    ? undefined
    : waiting.pop();
  if (section) show(section);
  if (waiting.length > 0) whenIdle(() => showNext(waiting));
}

const begin = () => whenIdle(() => showNext(lateSections()));
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });

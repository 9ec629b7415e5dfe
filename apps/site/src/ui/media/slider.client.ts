// Buttons and dragging for sliders (spec §4). Runs when the page is ready; without it the track
// scrolls and snaps by itself.
import { isDraggable, perPageAt } from './slider.ts';
import { watchWindowSize } from './windowSize.ts';

/**
 * Wires every `[data-slider]`: a `[data-track]` that scrolls, and `[data-step]` buttons that are
 * hidden until now.
 */
export function startSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
    const track = slider.querySelector<HTMLElement>('[data-track]');
    if (track) start(slider, track);
  }
}

function start(slider: HTMLElement, track: HTMLElement): void {
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const along = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const refresh = () => {
    const at = track.scrollLeft * along;
    const end = track.scrollWidth - track.clientWidth - 2;
    // Not disabled, or the focus would be lost where a press brings the track to its end.
    for (const button of buttons) {
      const isAtEnd = Number(button.dataset['step']) < 0 ? at <= 2 : at >= end;
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const item = track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth;
      track.scrollBy({ left: Number(button.dataset['step']) * along * item });
    });
  }
  track.addEventListener('scroll', refresh, { passive: true });
  watchWindowSize(({ width }) => {
    const draggable = isDraggable(
      perPageAt(width, Number(slider.dataset['slider'])),
      track.childElementCount,
    );
    track.toggleAttribute('data-draggable', draggable);
    for (const button of buttons) button.hidden = !draggable;
    refresh();
  });
  drag(track);
}

/** Lets a mouse drag the track; fingers scroll it anyway. */
function drag(track: HTMLElement): void {
  let from: { x: number; left: number } | undefined;
  track.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    if (pointerType === 'mouse' && button === 0 && track.hasAttribute('data-draggable'))
      from = { x: clientX, left: track.scrollLeft };
  });
  track.addEventListener('pointermove', (event) => {
    // Released outside, where this track doesn't hear of it.
    if (event.buttons === 0) from = undefined;
    if (!from || Math.abs(event.clientX - from.x) < 6) return;
    track.setPointerCapture(event.pointerId);
    track.setAttribute('data-dragging', '');
    track.scrollLeft = from.left - (event.clientX - from.x);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    track.addEventListener(end, () => {
      from = undefined;
      track.removeAttribute('data-dragging');
    });
  }
  track.addEventListener('dragstart', (event) => event.preventDefault());
}

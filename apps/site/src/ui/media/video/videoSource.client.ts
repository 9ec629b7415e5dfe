// Lets films follow the window's width: a browser chooses among a film's sources only once.
import { watchWindowSize } from '../windowSize.ts';

/** Widest window, in pixels, that takes the mobile film (spec §9). */
const mobileWidth = 992;

/**
 * Has every film with a mobile source choose again where the window has crossed 992 px (spec §4);
 * one that is being watched goes on where it was.
 */
export function followWidth(): void {
  for (const source of document.querySelectorAll('video > source[media]')) {
    const film = source.parentElement;
    if (!(film instanceof HTMLVideoElement)) continue;
    let wasMobile: boolean | undefined;
    watchWindowSize(({ width }) => {
      const isMobile = width <= mobileWidth;
      if (wasMobile !== undefined && isMobile !== wasMobile) choose(film, isMobile);
      wasMobile = isMobile;
    });
  }
}

/**
 * An address of its own is asked for when the film plays; `load()` would fetch what nobody plays.
 */
function choose(film: HTMLVideoElement, isMobile: boolean): void {
  const wanted = isMobile ? 'source[media]' : 'source:not([media])';
  const source = film.querySelector<HTMLSourceElement>(wanted);
  if (!source) return;
  const { currentTime, paused } = film;
  film.src = source.src;
  if (currentTime > 0) film.currentTime = currentTime;
  if (!paused) void film.play().catch(() => undefined);
}

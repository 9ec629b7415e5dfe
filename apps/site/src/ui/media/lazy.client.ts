// Lets lazy pictures load within 200 px of the viewport (spec §9). Runs at once: browsers' own
// margins are up to 2500 px.
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      target.setAttribute('data-frame', 'watched');
      if (!isIntersecting) continue;
      near.unobserve(target);
      target.setAttribute('data-near', '');
      if (target instanceof HTMLVideoElement) target.poster = target.dataset['poster'] ?? '';
    }
  },
  { rootMargin: '200px' },
);

/** Watches the frames of a page. */
export function watchFrames(): void {
  for (const frame of document.querySelectorAll('[data-frame]')) near.observe(frame);
}

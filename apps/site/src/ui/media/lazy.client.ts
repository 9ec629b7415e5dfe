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

/** Watches the frames of a part of the page; call it again for markup that comes later. */
export function watchFrames(root: ParentNode = document): void {
  for (const frame of root.querySelectorAll('[data-frame]:not([data-near])')) near.observe(frame);
}

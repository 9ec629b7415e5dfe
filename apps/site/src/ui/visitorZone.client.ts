/** Lets dates whose time flag asks for it show the visitor's own time (spec §9) as they come near: a browser's first date format is slow. */
export function watchDates(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLTimeElement)) continue;
        near.unobserve(target);
        void import('./eventDate.client.ts').then(({ addVisitorZone }) => addVisitorZone(target));
      }
    },
    // Long before it is seen, for it may take a line more.
    { rootMargin: '1500px' },
  );
  for (const time of document.querySelectorAll('time[data-visitor-zone]')) near.observe(time);
}

// Puts the player in place of a film's poster at the first click; nothing of YouTube or Vimeo is
// asked for before (spec §9).

/**
 * Plays the film of a clicked `<a data-embed>` in place, 300 by 200 where the page gives no other
 * size.
 */
export function playEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-embed]')
        : null;
    const src = link?.dataset['embed'];
    if (!link || !src || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    const player = new URL(src);
    player.searchParams.set('autoplay', '1');
    frame.src = player.href;
    frame.width = '300';
    frame.height = '200';
    frame.title = link.dataset['title'] ?? '';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(frame);
    frame.focus();
  });
}

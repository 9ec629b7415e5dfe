// Exists because chat is somebody else's script; asks for its settings after the first interaction
// (spec §4), and loads it only when agreed to.
const chat = document.querySelector<HTMLElement>('[data-chat]');
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
if (chat) {
  const button = chat.querySelector<HTMLElement>('[data-chat-open]');
  let isHurried = false;
  /** Holds a click that comes before the widget can answer it. */
  const hold = (event: Event) => {
    event.preventDefault();
    isHurried = true;
  };
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake);
    button?.addEventListener('click', hold);
    void import('./widget/widget.ts')
      .then(({ prepare }) => prepare(chat))
      .finally(() => {
        button?.removeEventListener('click', hold);
        // Where nothing answers, this follows the link.
        if (isHurried) button?.click();
      });
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
}

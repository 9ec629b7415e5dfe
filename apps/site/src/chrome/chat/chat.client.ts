// Exists because chat is somebody else's script; asks for its settings after the first interaction
// (spec §4), and loads it only when agreed to.
const chat = document.querySelector<HTMLElement>('[data-chat]');
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
if (chat) {
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake);
    void import('./widget/widget.ts').then(({ prepare }) => prepare(chat));
  };
  for (const sign of signs) addEventListener(sign, wake, { passive: true });
}

// Exists because the pop-up is timed (spec §4); waits its delay, then fetches what opens it.
const place = document.querySelector<HTMLElement>('template[data-popup]');
if (place) {
  setTimeout(
    () => void import('./openPopup.ts').then(({ openPopup }) => openPopup(place)),
    Number(place.dataset['delay']) * 1000,
  );
}

export {};

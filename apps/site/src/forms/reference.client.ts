// Shows a sent lead's reference on the thank-you page and forgets the form's draft. Wakes with the
// page, ends at once where there is no reference.

import { isReference } from '@concierge/contract/reference';

const url = new URL(location.href);
const fromUrl = url.searchParams.get('ref');
const reference = fromUrl ?? (history.state as { reference?: string } | null)?.reference;
const note = document.querySelector<HTMLElement>('[data-reference-note]');

if (note && reference && isReference(reference)) {
  const place = note.querySelector('[data-reference]');
  if (place) place.textContent = reference;
  const title = document.querySelector('main h1');
  (title?.closest('section, header') ?? title)?.after(note);
  note.hidden = false;
}

if (fromUrl) {
  // The reference leaves the address, so that it is neither shared nor counted; a reload still
  // finds it here.
  url.searchParams.delete('ref');
  history.replaceState({ ...(history.state as object | null), reference: fromUrl }, '', url);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('draft:') && sessionStorage.getItem(key)?.includes('"sent":true'))
      sessionStorage.removeItem(key);
  }
}

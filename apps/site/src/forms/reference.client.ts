// Shows a sent lead's reference and what it booked on the thank-you page, and forgets the form's
// draft. Wakes with the page, ends at once where there is no reference.

import { isReference } from '@concierge/contract/reference';
import { type Booking, bookingNames, readBooking } from '../booking/bookingQuery.ts';
import { watchDates } from '../ui/dates/visitorZone.client.ts';
import { fetchDocument } from '../ui/fetchDocument.ts';
import { ifAllowed } from '../ui/logFailure.ts';

interface Sent {
  readonly reference?: string;
  readonly booking?: Booking;
}

const url = new URL(location.href);
const fromUrl = url.searchParams.get('ref');
const sent: Sent = fromUrl
  ? { reference: fromUrl, booking: readBooking(url.searchParams) }
  : ((history.state as Sent | null) ?? {});
const note = document.querySelector<HTMLElement>('[data-reference-note]');

if (note && sent.reference && isReference(sent.reference)) {
  const place = note.querySelector('[data-reference]');
  if (place) place.textContent = sent.reference;
  const title = document.querySelector('main h1');
  (title?.closest('section, header') ?? title)?.after(note);
  note.hidden = false;
  if (sent.booking && Object.keys(sent.booking).length > 0) void showBooking(note, sent.booking);
}

if (fromUrl) {
  // The reference leaves the address, so that it is neither shared nor counted; a reload still
  // finds it here.
  for (const name of ['ref', ...bookingNames]) url.searchParams.delete(name);
  history.replaceState({ ...(history.state as object | null), ...sent }, '', url);
  ifAllowed(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('draft:') && sessionStorage.getItem(key)?.includes('"sent":true'))
        sessionStorage.removeItem(key);
    }
  });
}

/** Where it can't be had, the confirmation mail says the same. */
async function showBooking(note: HTMLElement, booking: Booking): Promise<void> {
  const query = new URLSearchParams(booking);
  const page = await fetchDocument(`/${document.documentElement.lang}/booked/?${query}`);
  const facts = page?.querySelector('[data-booked-facts]');
  const place = note.querySelector('[data-booked]');
  if (!facts || !place) return;
  place.append(document.importNode(facts, true));
  watchDates(place);
}

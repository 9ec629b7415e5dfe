// Shows a sent lead's reference and what it booked on the thank-you page, and forgets the form's
// draft. Wakes with the page, ends at once where there is no reference.

import { isReference } from '@concierge/contract/reference';
import { type Booking, bookingNames, readBooking } from '../booking/bookingQuery.ts';
import { pathInAnyLanguage } from '../routing/pathInAnyLanguage.ts';
import { watchDates } from '../ui/dates/visitorZone.client.ts';
import { fetchDocument } from '../ui/fetchDocument.ts';
import { ifAllowed } from '../ui/logFailure.ts';

interface Sent {
  readonly reference?: string;
  readonly booking?: Booking;
}

const url = new URL(location.href);
/** Of this tab, for whoever changes the language of the thank-you page. */
const slot = `sent:${pathInAnyLanguage(url.pathname)}`;
const fromUrl = url.searchParams.get('ref');
const sent: Sent = fromUrl
  ? { reference: fromUrl, booking: readBooking(url.searchParams) }
  : ((history.state as Sent | null) ?? stored<Sent>(slot));
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
  ifAllowed(() => sessionStorage.setItem(slot, JSON.stringify(sent)));
  ifAllowed(() => {
    const [arrived] = Object.keys(sessionStorage)
      .filter((key) => key.startsWith('draft:') && sentAt(key))
      .sort((one, other) => sentAt(other) - sentAt(one));
    if (arrived) sessionStorage.removeItem(arrived);
  });
}

/** When a draft was sent; 0 where it wasn't. What was sent before the last may not have arrived. */
function sentAt(key: string): number {
  return stored<{ sent: number }>(key).sent ?? 0;
}

/** What a place of this tab's storage has. */
function stored<T>(key: string): Partial<T> {
  return ifAllowed(() => JSON.parse(sessionStorage.getItem(key) ?? '') as T) ?? {};
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

import type { Campaign } from '@concierge/contract/campaign';
import { defaultLang, type Lang } from '@concierge/contract/lang';
import { comma } from '../../i18n/comma.ts';
import type { Strings } from '../../i18n/types.ts';

type Place = Pick<Campaign, 'Event_Location__c' | 'City__c'>;

/** The address of an event with its city, which many addresses end with already (spec §3). */
export const venueAddress = ({ Event_Location__c: location, City__c: city }: Place): string =>
  [location, location && city && names(location, city) ? '' : city]
    .filter(Boolean)
    .join(/\p{Script=Arabic}/u.test(location ?? '') ? comma('ar') : comma('en'));

/** Where an event is, in words: online, or its address; its attendance where none is known. */
export const eventPlace = (event: Campaign, t: Strings): string =>
  (event.attendance === 'online' ? '' : venueAddress(event)) ||
  t.events.attendance[event.attendance];

/**
 * The campus of an event, whose name has one language: in another one it is left out beside an
 * address that writes the place differently.
 */
export function eventCampus(event: Campaign, lang: Lang): string | undefined {
  const { Campus__c: campus } = event;
  const address = venueAddress(event);
  const isReadable = lang === defaultLang || !address || (campus && names(address, campus));
  return isReadable ? campus : undefined;
}

/** Whether an address names the city as words of its own: 'Bern' isn't in 'Berner Gasse'. */
const names = (location: string, city: string): boolean => spaced(location).includes(spaced(city));

/** A text's words in small letters, with a space before and behind each. */
const spaced = (text: string): string =>
  ` ${text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')} `;

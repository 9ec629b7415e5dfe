import type { Campaign } from '@concierge/contract/campaign';
import { soonestFirst } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { venueAddress } from '../../ui/dates/eventPlace.ts';
import { eventTimeText } from '../../ui/dates/eventWords.ts';

/** How events are written to be chosen from. */
export interface EventWords {
  readonly lang: Lang;
  /** Swiss time, with `{time}`. */
  readonly swissTime: string;
  readonly online: string;
}

/**
 * Events to choose from, the nearest first, each with its date and time and its place; the name
 * alone where nobody reads it.
 */
export const campaignChoices = (
  campaigns: readonly Campaign[],
  words: EventWords | undefined,
): { readonly value: string; readonly label: string }[] =>
  soonestFirst(campaigns).map((event) => ({
    value: event.Id,
    label: words
      ? [event.Name, eventTimeText(event, words.lang, words.swissTime), campaignPlace(event, words)]
          .filter(Boolean)
          .join(' · ')
      : event.Name,
  }));

const campaignPlace = (event: Campaign, { online }: EventWords): string =>
  event.attendance === 'online' ? online : venueAddress(event);

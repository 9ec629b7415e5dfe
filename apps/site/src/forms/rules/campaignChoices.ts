import type { Campaign } from '@concierge/contract/campaign';
import { beginningOf } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { addressOf } from '../../ui/dates/eventPlace.ts';
import { whenOf } from '../../ui/dates/eventWords.ts';

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
  campaigns
    .toSorted((a, b) => beginningOf(a).localeCompare(beginningOf(b)))
    .map((event) => ({
      value: event.Id,
      label: words
        ? [event.Name, whenOf(event, words.lang, words.swissTime), placeOf(event, words)]
            .filter(Boolean)
            .join(' · ')
        : event.Name,
    }));

const placeOf = (event: Campaign, { online }: EventWords): string =>
  event.attendance === 'online' ? online : addressOf(event);

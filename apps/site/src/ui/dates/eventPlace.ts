import type { Campaign } from '@concierge/contract/campaign';
import type { Strings } from '../../i18n/types.ts';

/** Where an event is, in words: online, or its place and city; its attendance where none is known. */
export const eventPlace = (
  { attendance, Event_Location__c, City__c }: Campaign,
  t: Strings,
): string =>
  (attendance === 'online' ? '' : [Event_Location__c, City__c].filter(Boolean).join(', ')) ||
  t.events.attendance[attendance];

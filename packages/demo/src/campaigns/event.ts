import type { Campaign } from '@concierge/contract/campaign';
import { leadTypeByNodeType } from '@concierge/contract/node';
import { thankYouPath } from '../form-pages/formPage.ts';
import { formKey } from '../forms/makeForm.ts';
import type { Scene } from '../pages/kit/scenes.ts';
import { link, pic } from '../pages/kit/text.ts';
import type { L10n, SeedCampaign, SeedPage } from '../types.ts';
import { eventBodies, labels } from './eventTexts.ts';
import { cities, locations } from './places.ts';

/** An event as its editor thinks of it: once for the CRM's record and once for its page. */
export interface SeedEvent {
  /** Last part of the address, and of the record's id. */
  slug: string;
  kind: Campaign['kind'];
  /** The school that holds it comes first; its record and page are theirs. */
  brands: string[];
  title: L10n;
  lead: L10n;
  /**
   * What is special about it, in English; what its kind has in common follows, and stands alone in
   * the other languages.
   */
  body: L10n;
  scene: Scene;
  /** Weeks from the day of seeding, and day of the week, 1 is Monday. */
  weeks: number;
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Beginning where it takes place, `HH:MM`. */
  at: string;
  minutes: number;
  place: {
    territory: string;
    region: string;
    city: keyof typeof cities;
    location: keyof typeof locations;
    campus?: string;
    /** Time zone of the place; Switzerland's by default. */
    zone?: string;
  };
}

/**
 * Days from `today` to a day of the week, at least `weeks` whole weeks ahead; so open days are
 * Saturdays whenever one seeds.
 */
export function daysUntil(weeks: number, weekday: number, today: Date = new Date()): number {
  const earliest = weeks * 7;
  return earliest + ((weekday - today.getUTCDay() + 7) % 7);
}

const onlineKinds: readonly string[] = ['webinar'];
const offices: Record<string, string> = {
  SEG: 'advice@seg.example',
  CR: 'admissions@cr.example',
  CAA: 'admissions@caa.example',
  HIM: 'admissions@him.example',
  SHMS: 'admissions@shms.example',
};

const eventAlias = (event: SeedEvent): string =>
  event.kind === 'webinar' ? `/webinars/${event.slug}/` : `/events/${event.slug}/`;

const localTime = (at: string): L10n => ({
  en: `${at} local time`,
  es: `${at}, hora local`,
  ar: `${at} بالتوقيت المحلي`,
  ru: `${at} по местному времени`,
});

/** The CRM's record of an event (spec §3). */
export function toCampaign(event: SeedEvent): SeedCampaign {
  const { territory, region, city, location, campus, zone } = event.place;
  const host = event.brands[0] ?? 'SEG';
  return {
    Id: `${host.toLowerCase()}-${event.slug}`,
    kind: event.kind,
    brands: event.brands,
    Name: event.title,
    Description: event.lead,
    inDays: daysUntil(event.weeks, event.weekday),
    at: event.at,
    Duration: event.minutes,
    Territory: territory,
    Territory_Name__c: territory,
    Region: region,
    City__c: cities[city],
    Event_Location__c: locations[location],
    ...(campus && { Campus__c: campus }),
    ...(zone && { zone, Event_Start_Date_Text__c: localTime(event.at) }),
    // The same in every language, as these two fields are.
    Contact_Name__c: host,
    Contact_Email__c: offices[host] ?? offices['SEG'] ?? '',
    attendance: onlineKinds.includes(event.kind) ? 'online' : 'onsite',
    cancelled: false,
    alias: eventAlias(event),
  };
}

/** The pages of an event: one for each brand that shows it, with that brand's form. */
export const toEventPages = (event: SeedEvent): SeedPage[] =>
  event.brands.map((brand) => ({
    type: event.kind,
    alias: eventAlias(event),
    brands: [brand],
    title: event.title,
    field_pretitle: labels[event.kind],
    field_lead: event.lead,
    body: { ...eventBodies[event.kind], en: `${event.body.en}\n\n${eventBodies[event.kind].en}` },
    hero: pic(event.scene),
    metatag: { description: event.lead },
    event: toCampaign(event).Id,
    form: formKey(brand, leadTypeByNodeType[event.kind]),
    field_url: thankYouPath(event.kind),
    field_event_type: event.kind,
    ...(event.kind === 'webinar' && { Duration: event.minutes }),
    field_floating_cta: [link(event.kind === 'webinar' ? '/webinars/' : '/events/', labels.all)],
  }));

import { textsOf } from '../textsOf.ts';
import type { SeedEvent } from './event.ts';

const t = textsOf('campaigns/cr');

/** Events of College Rigi. */
export const crEvents: SeedEvent[] = [
  {
    slug: 'the-monday-case-live',
    kind: 'webinar',
    brands: ['CR'],
    scene: 'seminar-room',
    title: t('monday-case-live'),
    lead: t('lake-shipping-company-must'),
    body: {
      en: 'The case is four pages long and reaches you the evening before. In the first half hour our lecturer collects your arguments, in the second the class in Weggis takes them apart, politely.\n\nNo preparation beyond reading. Those who change their mind in public win the book.',
    },
    weeks: 1,
    weekday: 1,
    at: '16:00',
    minutes: 75,
    place: { territory: 'Worldwide', region: 'Online', city: 'Weggis', location: 'Online' },
  },
  {
    slug: 'finance-for-people-who-dislike-spreadsheets',
    kind: 'webinar',
    brands: ['CR'],
    scene: 'library',
    title: t('finance-people-who-dislike'),
    lead: t('one-balance-sheet-read'),
    body: {
      en: 'A family hotel earned well for nine years and closed in the tenth. Its accounts lie open. We read four pages of them slowly, without a formula, and find the two lines where everything could still have been saved.',
    },
    weeks: 5,
    weekday: 4,
    at: '17:30',
    minutes: 60,
    place: { territory: 'Worldwide', region: 'Online', city: 'Weggis', location: 'Online' },
  },
  {
    slug: 'open-house-weggis',
    kind: 'open_house',
    brands: ['CR', 'SEG'],
    scene: 'lake-steamer',
    title: t('open-house-weggis'),
    lead: t('come-steamer-sit-monday'),
    body: {
      en: 'The 9:12 steamer from Lucerne has a table reserved for us on the upper deck; the crossing is the first conversation. Guests may speak in the case, and usually do by the second hour.\n\nIn the afternoon the careers office shows where the last three classes work and what they earn, names removed.',
    },
    weeks: 6,
    weekday: 1,
    at: '10:00',
    minutes: 360,
    place: {
      territory: 'Europe',
      region: 'EMEA',
      city: 'Weggis',
      location: 'College Rigi, 6353 Weggis',
      campus: 'Weggis',
    },
  },
  {
    slug: 'meet-cr-in-madrid',
    kind: 'meet',
    brands: ['CR'],
    scene: 'conference',
    title: t('meet-us-madrid'),
    lead: t('business-hospitality-both'),
    body: {
      en: 'How the selectividad counts, whether the EvAU marks must wait until June, what a class of twenty-four does to your English: bring the questions that brochures avoid. A second-year student from Valencia is at the table, too.',
    },
    weeks: 10,
    weekday: 2,
    at: '16:00',
    minutes: 240,
    place: {
      territory: 'Spain',
      region: 'EMEA',
      city: 'Madrid',
      location: 'Hotel lounge in Chamberí',
      zone: 'Europe/Madrid',
    },
  },
  {
    slug: 'meet-cr-in-almaty',
    kind: 'meet',
    brands: ['CR'],
    scene: 'alps-winter',
    title: t('meet-us-almaty'),
    lead: t('russian-kazakh-english'),
    body: {
      en: 'Eleven students from Kazakhstan study with us this year; two of them are home for the holidays and join the table. Bring your attestat or your UNT result, and a parent with a calculator.',
    },
    weeks: 14,
    weekday: 6,
    at: '14:00',
    minutes: 300,
    place: {
      territory: 'Kazakhstan',
      region: 'Central Asia',
      city: 'Almaty',
      location: 'Hotel conference floor, Dostyk Avenue',
      zone: 'Asia/Almaty',
    },
  },
];

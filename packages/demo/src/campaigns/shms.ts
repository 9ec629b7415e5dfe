import { textsOf } from '../textsOf.ts';
import type { SeedEvent } from './event.ts';

const t = textsOf('campaigns/shms');

/** Events of the Seeblick Hotel Management School. */
export const shmsEvents: SeedEvent[] = [
  {
    slug: 'what-a-ballroom-evening-costs',
    kind: 'webinar',
    brands: ['SHMS'],
    scene: 'ballroom',
    title: t('what-ballroom-evening-costs'),
    lead: t('four-hundred-guests-one'),
    body: {
      en: 'Flowers were too cheap, coats too slow, and the band asked for a second supper. The student who directed last year’s ball opens the budget and shows where the plan met the evening.\n\nYou leave with the spreadsheet, formulas included, and with an idea of what three years of events management feel like from inside.',
    },
    weeks: 2,
    weekday: 3,
    at: '18:00',
    minutes: 60,
    place: { territory: 'Worldwide', region: 'Online', city: 'Spiez', location: 'Online' },
  },
  {
    slug: 'a-price-every-six-minutes',
    kind: 'webinar',
    brands: ['SHMS'],
    scene: 'lecture-hall',
    title: t('price-every-six-minutes'),
    lead: t('how-hotels-decide-what'),
    body: {
      en: 'Twelve screens in the revenue room show forty hotels at once. We watch one of them sell its last twenty rooms, guess together, and are wrong in instructive ways.\n\nFor everybody who is thinking about hospitality finance, and for parents who wonder what there is to study about hotels.',
    },
    weeks: 5,
    weekday: 2,
    at: '14:00',
    minutes: 45,
    place: { territory: 'Worldwide', region: 'Online', city: 'Spiez', location: 'Online' },
  },
  {
    slug: 'open-house-spiez',
    kind: 'open_house',
    brands: ['SHMS', 'SEG'],
    scene: 'facade-palace',
    title: t('open-house-spiez'),
    lead: t('day-palace-from-boiler'),
    body: {
      en: 'You begin where every student begins: below stairs, with the laundry, the stores and the people who know where the pipes run. By noon you have reached the lobby, by three the balance sheet.\n\nTwo students walk with each group of eight. They have been told to answer everything.',
    },
    weeks: 7,
    weekday: 6,
    at: '10:00',
    minutes: 360,
    place: {
      territory: 'Europe',
      region: 'EMEA',
      city: 'Spiez',
      location: 'Seeblickstrasse 12, 3700 Spiez',
      campus: 'Spiez',
    },
  },
  {
    slug: 'meet-shms-in-dubai',
    kind: 'meet',
    brands: ['SHMS'],
    scene: 'palm-promenade',
    title: t('meet-us-dubai'),
    lead: t('arabic-english-two-graduates'),
    body: {
      en: 'Equivalence in the Emirates and in Saudi Arabia, halal kitchens on campus, where one prays in Spiez, and how often students fly home: ask us what families from the region ask us.\n\nThe graduates talk about their opening year between four and six.',
    },
    weeks: 8,
    weekday: 3,
    at: '16:00',
    minutes: 300,
    place: {
      territory: 'United Arab Emirates',
      region: 'Middle East',
      city: 'Dubai',
      location: 'Hotel lobby at the Marina',
      zone: 'Asia/Dubai',
    },
  },
  {
    slug: 'meet-shms-in-toronto',
    kind: 'meet',
    brands: ['SHMS'],
    scene: 'bridge',
    title: t('meet-us-toronto'),
    lead: t('credits-transfer-what-swiss'),
    body: {
      en: 'If you have a year of college behind you, bring the transcript: we tell you at the table what counts towards the second year. If you have a diploma from high school and a job in a restaurant, bring the chef’s opinion of you.',
    },
    weeks: 13,
    weekday: 4,
    at: '16:00',
    minutes: 240,
    place: {
      territory: 'Canada',
      region: 'North America',
      city: 'Toronto',
      location: 'Hotel library bar, King Street',
      zone: 'America/Toronto',
    },
  },
];

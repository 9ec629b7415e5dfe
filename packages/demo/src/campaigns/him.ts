import { textsOf } from '../textsOf.ts';
import type { SeedEvent } from './event.ts';

const t = textsOf('campaigns/him');

/** Events of the Hotel Institute Mürren. */
export const himEvents: SeedEvent[] = [
  {
    slug: 'a-week-in-the-schilthalde',
    kind: 'webinar',
    brands: ['HIM'],
    scene: 'lobby-evening',
    title: t('week-schilthalde'),
    lead: t('three-first-semester-students'),
    body: {
      en: 'It is 6:10 and the bread has not come up, because the cable car does not run in this wind. What do you serve? The three hosts tell you what they served, what it cost, and which guest came back for it. Then they show their timetables, their rooms and their first pay slips.\n\nThe last twenty minutes belong to your questions.',
    },
    weeks: 1,
    weekday: 3,
    at: '17:00',
    minutes: 50,
    place: { territory: 'Worldwide', region: 'Online', city: 'Mürren', location: 'Online' },
  },
  {
    slug: 'internships-in-31-countries',
    kind: 'webinar',
    brands: ['HIM'],
    scene: 'suite',
    title: t('internships-31-countries'),
    lead: t('choose-three-houses-two'),
    body: {
      en: 'A lodge of nine rooms and a city hotel of nine hundred teach different things, and pay differently. We go through ten real contracts, line by line: hours, wage, room, travel, what happens if it does not work out.\n\nTwo students call in from their placements, one from each end of the scale.',
    },
    weeks: 4,
    weekday: 2,
    at: '15:00',
    minutes: 60,
    place: { territory: 'Worldwide', region: 'Online', city: 'Mürren', location: 'Online' },
  },
  {
    slug: 'open-house-muerren',
    kind: 'open_house',
    brands: ['HIM', 'SEG'],
    scene: 'facade-chalet',
    title: t('open-house-murren'),
    lead: t('two-trial-classes-lunch'),
    body: {
      en: 'We meet you in Lauterbrunnen and go up together; the fare from there is on us. In the morning you choose two of five classes: a cash-up that does not balance, a complaint in three languages, mountain weather and revenue, a bed made twice, the wine list under twenty francs.\n\nAfter lunch the house is yours. Ask anybody with an apron.',
    },
    weeks: 6,
    weekday: 6,
    at: '10:00',
    minutes: 360,
    place: {
      territory: 'Europe',
      region: 'EMEA',
      city: 'Mürren',
      location: 'Haus Schilthalde, 3825 Mürren',
      campus: 'Mürren',
    },
  },
  {
    slug: 'meet-him-in-sao-paulo',
    kind: 'meet',
    brands: ['HIM'],
    scene: 'night-city',
    title: t('meet-us-sao-paulo'),
    lead: t('afternoon-conversations'),
    body: {
      en: 'Brazilian school reports, the vestibular, the CRNM, the visa at the consulate: your adviser has gone through it with nineteen families in the last three years. Two of our graduates who work in the city will be there from six o’clock.',
    },
    weeks: 9,
    weekday: 4,
    at: '15:00',
    minutes: 240,
    place: {
      territory: 'Brazil',
      region: 'Latin America',
      city: 'São Paulo',
      location: 'Hotel lobby near Avenida Paulista',
      zone: 'America/Sao_Paulo',
    },
  },
  {
    slug: 'meet-him-in-seoul',
    kind: 'meet',
    brands: ['HIM'],
    scene: 'train-station',
    title: t('meet-us-seoul'),
    lead: t('from-first-question-residence'),
    body: {
      en: 'Military service before or after the second internship? Does the bachelor count at home? What is a fair price for a flight in February? Korean students asked these three things most last year, and the answers fit into forty minutes.',
    },
    weeks: 12,
    weekday: 2,
    at: '16:00',
    minutes: 240,
    place: {
      territory: 'Korea',
      region: 'Asia Pacific',
      city: 'Seoul',
      location: 'Hotel lounge in Jung-gu',
      zone: 'Asia/Seoul',
    },
  },
];

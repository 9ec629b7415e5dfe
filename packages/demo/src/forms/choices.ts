import { programmeInterests } from '@concierge/contract/lead';
import { loadTexts } from '../loadTexts.ts';
import type { L10n, SeedFormField } from '../types.ts';

const t = loadTexts('forms/choices');

type Options = NonNullable<SeedFormField['options']>;

const option = (value: string, label: L10n, groups?: number[]): Options[number] => ({
  value,
  label,
  ...(groups && { groups }),
});

const [bachelor, master] = programmeInterests;
const bachelorLabel = t('bachelor-degree');
const masterLabel = t('master-degree');

/** The two entries of the programme list (spec §5), each with the numbered groups that it shows. */
export const levels = (ofBachelor: number[] = [], ofMaster: number[] = []): Options => [
  option(bachelor, bachelorLabel, ofBachelor),
  option(master, masterLabel, ofMaster),
];

/** The four schools by their web-source codes (spec §10.9). */
export const schools: Options = [
  option('HIM', { en: 'Hotel Institute Mürren' }),
  option('SHMS', { en: 'Seeblick Hotel Management School' }),
  option('CR', { en: 'College Rigi' }),
  option('CAA', { en: 'Culinary Academy Ascona' }),
];

const undecided = t('i-have-not-decided');

/** The four schools, and the group for those who don't know yet. */
export const schoolsOrUndecided: Options = [...schools, option('SEG', undecided)];

const area = {
  hotel: option('hotel_management', t('hotel-management')),
  hospitality: option('hospitality', t('international-hospitality')),
  events: option('events', t('event-management')),
  wellness: option('wellness', t('spa-wellness')),
  business: option('business', t('international-business')),
  finance: option('finance', t('finance-real-estate')),
  undecided: option('undecided', undecided),
  culinary: option('culinary', t('culinary-arts')),
  pastry: option('pastry', t('pastry-chocolate')),
};

/** Areas of study by school, for bachelor's and for master's programmes. */
const areas: Record<string, { bachelor: Options; master: Options }> = {
  SEG: {
    bachelor: [
      area.hotel,
      area.hospitality,
      area.business,
      area.events,
      area.culinary,
      area.pastry,
    ],
    master: [area.hospitality, area.wellness, area.business, area.finance, area.culinary],
  },
  HIM: { bachelor: [area.hotel], master: [area.hospitality, area.wellness] },
  SHMS: { bachelor: [area.hospitality, area.events], master: [area.hospitality, area.finance] },
  CR: {
    bachelor: [area.business, area.hospitality, area.finance],
    master: [area.business, area.finance],
  },
  CAA: { bachelor: [area.culinary, area.pastry], master: [area.culinary] },
};

/** Areas that a school teaches at a level, and a way out for those who don't know yet. */
export const studyAreas = (brand: string, level: 'bachelor' | 'master'): Options => [
  ...(areas[brand]?.[level] ?? []),
  area.undecided,
];

/** This year and the next three: the desired years of the visit form (spec §9). */
export const visitYears = (year: number = new Date().getFullYear()): Options =>
  [0, 1, 2, 3].map((ahead) => option(String(year + ahead), { en: String(year + ahead) }));

/** Years of study still ahead. */
export const laterYears = (year: number = new Date().getFullYear()): Options =>
  [1, 2, 3, 4].map((ahead) => option(String(year + ahead), { en: String(year + ahead) }));

/** Every half hour from 08:00 to 15:30 (spec §9). */
export const visitTimes: Options = Array.from({ length: 16 }, (_, half) => {
  const time = `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  return option(time, { en: time });
});

/** Level of English. */
export const englishLevels: Options = [
  option('B1', t('b1-intermediate')),
  option('B2', t('b2-upper-intermediate')),
  option('C1', t('c1-higher')),
  option('unknown', t('i-do-not-know')),
];

/** Highest qualification. */
export const qualifications: Options = [
  option('in_school', t('still-school')),
  option('secondary', t('secondary-school-certificate')),
  option('vocational', t('vocational-diploma')),
  option('bachelor', t('bachelors-degree')),
  option('master', t('masters-degree-higher')),
];

import { programmeInterests } from '@concierge/contract/lead';
import { t } from '../pages/kit/text.ts';
import type { L10n, SeedFormField } from '../types.ts';

type Options = NonNullable<SeedFormField['options']>;

const option = (value: string, label: L10n, groups?: number[]): Options[number] => ({
  value,
  label,
  ...(groups && { groups }),
});

const [bachelor, master] = programmeInterests;
const bachelorLabel = t('Bachelor Degree', 'Grado', 'درجة البكالوريوس', 'Бакалавриат');
const masterLabel = t('Master Degree', 'Máster', 'درجة الماجستير', 'Магистратура');

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

const area = {
  hotel: option(
    'hotel_management',
    t('Hotel management', 'Dirección hotelera', 'إدارة الفنادق', 'Гостиничный менеджмент'),
  ),
  hospitality: option(
    'hospitality',
    t(
      'International hospitality',
      'Hospitalidad internacional',
      'الضيافة الدولية',
      'Международный гостиничный бизнес',
    ),
  ),
  events: option(
    'events',
    t('Event management', 'Gestión de eventos', 'إدارة الفعاليات', 'Управление мероприятиями'),
  ),
  wellness: option(
    'wellness',
    t('Spa and wellness', 'Spa y bienestar', 'السبا والعافية', 'Спа и велнес'),
  ),
  business: option(
    'business',
    t(
      'International business',
      'Negocios internacionales',
      'الأعمال الدولية',
      'Международный бизнес',
    ),
  ),
  finance: option(
    'finance',
    t(
      'Finance and real estate',
      'Finanzas e inmuebles',
      'المالية والعقارات',
      'Финансы и недвижимость',
    ),
  ),
  undecided: option(
    'undecided',
    t('I have not decided yet', 'Todavía no lo he decidido', 'لم أقرر بعد', 'Ещё не решил(а)'),
  ),
  culinary: option(
    'culinary',
    t('Culinary arts', 'Artes culinarias', 'فنون الطهي', 'Кулинарное искусство'),
  ),
  pastry: option(
    'pastry',
    t(
      'Pastry and chocolate',
      'Pastelería y chocolate',
      'الحلويات والشوكولاتة',
      'Кондитерское дело и шоколад',
    ),
  ),
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
export const areasOf = (brand: string, level: 'bachelor' | 'master'): Options => [
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
  option('B1', t('B1, intermediate', 'B1, intermedio', 'B1، متوسط', 'B1, средний')),
  option(
    'B2',
    t('B2, upper intermediate', 'B2, intermedio alto', 'B2، فوق المتوسط', 'B2, выше среднего'),
  ),
  option('C1', t('C1 or higher', 'C1 o superior', 'C1 أو أعلى', 'C1 и выше')),
  option('unknown', t('I do not know yet', 'Todavía no lo sé', 'لا أعرف بعد', 'Пока не знаю')),
];

/** Highest qualification. */
export const qualifications: Options = [
  option(
    'in_school',
    t('Still at school', 'Todavía en el colegio', 'ما زلت في المدرسة', 'Ещё учусь в школе'),
  ),
  option(
    'secondary',
    t(
      'Secondary school certificate',
      'Bachillerato',
      'شهادة الثانوية العامة',
      'Аттестат о среднем образовании',
    ),
  ),
  option(
    'vocational',
    t(
      'Vocational diploma',
      'Formación profesional',
      'دبلوم مهني',
      'Диплом о профессиональном образовании',
    ),
  ),
  option(
    'bachelor',
    t('Bachelor’s degree', 'Título de grado', 'درجة البكالوريوس', 'Степень бакалавра'),
  ),
  option(
    'master',
    t('Master’s degree or higher', 'Máster o superior', 'ماجستير أو أعلى', 'Магистр или выше'),
  ),
];

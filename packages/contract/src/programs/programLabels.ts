import type { Lang } from '../values/lang.ts';
import type { ProgramFacts } from './program.ts';

/** Levels as visitors read them: on the site's pages, and as words that the finder finds by. */
export const levelLabels = {
  en: {
    certificate: 'Certificate',
    diploma: 'Diploma',
    bachelor: 'Bachelor',
    master: 'Master',
    short_course: 'Short course',
  },
  es: {
    certificate: 'Certificado',
    diploma: 'Diploma',
    bachelor: 'Grado',
    master: 'Máster',
    short_course: 'Curso corto',
  },
  ar: {
    certificate: 'شهادة',
    diploma: 'دبلوم',
    bachelor: 'بكالوريوس',
    master: 'ماجستير',
    short_course: 'دورة قصيرة',
  },
  ru: {
    certificate: 'Сертификат',
    diploma: 'Диплом',
    bachelor: 'Бакалавриат',
    master: 'Магистратура',
    short_course: 'Краткий курс',
  },
} as const satisfies Record<Lang, Record<ProgramFacts['level'], string>>;

/** Subjects in the same way. */
export const subjectLabels = {
  en: {
    hospitality: 'Hospitality',
    hotel_management: 'Hotel management',
    culinary: 'Culinary arts',
    pastry: 'Pastry arts',
    business: 'Business',
    events: 'Events',
    wellness: 'Spa and wellness',
    finance: 'Finance',
  },
  es: {
    hospitality: 'Hostelería y hospitalidad',
    hotel_management: 'Dirección hotelera',
    culinary: 'Artes culinarias',
    pastry: 'Pastelería',
    business: 'Empresa',
    events: 'Eventos',
    wellness: 'Spa y bienestar',
    finance: 'Finanzas',
  },
  ar: {
    hospitality: 'الضيافة',
    hotel_management: 'إدارة الفنادق',
    culinary: 'فنون الطهي',
    pastry: 'فنون الحلويات',
    business: 'إدارة الأعمال',
    events: 'تنظيم الفعاليات',
    wellness: 'السبا والعافية',
    finance: 'المالية',
  },
  ru: {
    hospitality: 'Индустрия гостеприимства',
    hotel_management: 'Гостиничное дело',
    culinary: 'Кулинарное искусство',
    pastry: 'Кондитерское искусство',
    business: 'Бизнес',
    events: 'Организация мероприятий',
    wellness: 'Спа и велнес',
    finance: 'Финансы',
  },
} as const satisfies Record<Lang, Record<ProgramFacts['subject'], string>>;

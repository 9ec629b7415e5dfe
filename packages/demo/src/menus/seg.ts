import { caaCampus } from '../pages/caa/campus.ts';
import { crCampus } from '../pages/cr/campus.ts';
import { himCampus } from '../pages/him/campus.ts';
import { t } from '../pages/kit/text.ts';
import { segSchools } from '../pages/seg/schools.ts';
import { shmsCampus } from '../pages/shms/campus.ts';
import type { SeedMenu, SeedMenuItem } from '../types.ts';
import { item, itemOf } from './item.ts';
import { languages } from './languages.ts';
import { secondary, topmost } from './schoolMenus.ts';
import { words as w } from './words.ts';

const levels = {
  bachelor: t('Bachelor’s degrees', 'Grados', 'البكالوريوس', 'Бакалавриат'),
  bachelorText: t(
    'Three years, six of them to choose from',
    'Tres años; seis para elegir',
    'ثلاث سنوات، وستة للاختيار',
    'Три года, на выбор шесть',
  ),
  master: t('Master’s degrees', 'Másteres', 'الماجستير', 'Магистратура'),
  masterText: t(
    'Twelve to twenty-four months',
    'De doce a veinticuatro meses',
    'من اثني عشر إلى أربعة وعشرين شهرًا',
    'От двенадцати до двадцати четырёх месяцев',
  ),
  diploma: t('Diplomas', 'Diplomas', 'الدبلومات', 'Дипломы'),
  diplomaText: t(
    'Twelve or eighteen months, straight to work',
    'Doce o dieciocho meses, directo al trabajo',
    'اثنا عشر أو ثمانية عشر شهرًا ثم العمل مباشرة',
    'Двенадцать или восемнадцать месяцев — и сразу на работу',
  ),
  certificate: t('Certificates', 'Certificados', 'الشهادات', 'Сертификаты'),
  certificateText: t(
    'Six to ten months, on campus or online',
    'De seis a diez meses, presencial o en línea',
    'من ستة إلى عشرة أشهر، في الحرم أو عبر الإنترنت',
    'От шести до десяти месяцев, на кампусе или онлайн',
  ),
  short: t('Summer weeks', 'Semanas de verano', 'الأسابيع الصيفية', 'Летние недели'),
  shortText: t(
    'Four weeks in July',
    'Cuatro semanas en julio',
    'أربعة أسابيع في يوليو',
    'Четыре недели в июле',
  ),
};

const campuses = [...himCampus, ...shmsCampus, ...caaCampus, ...crCampus].map(itemOf);

const main: SeedMenuItem[] = [
  item('/schools/', w.schools, { description: w.schoolsText, below: segSchools.map(itemOf) }),
  item('/programs/', w.programs, {
    description: w.programsText,
    below: [
      item('/programs/?level=bachelor', levels.bachelor, {
        description: levels.bachelorText,
        scene: 'lecture-hall',
      }),
      item('/programs/?level=master', levels.master, {
        description: levels.masterText,
        scene: 'night-city',
      }),
      item('/programs/?level=diploma', levels.diploma, {
        description: levels.diplomaText,
        scene: 'reception-desk',
      }),
      item('/programs/?level=certificate', levels.certificate, {
        description: levels.certificateText,
        scene: 'spa',
      }),
      item('/programs/?level=short_course', levels.short, {
        description: levels.shortText,
        scene: 'terrace-summer',
      }),
      item('/compare/', w.compare, { description: w.compareText }),
    ],
  }),
  item('/campuses/', w.campuses, { description: w.campusesText, below: campuses }),
  item('/admissions/', w.admissions, {
    below: [
      item('/admissions/', w.admissions, { description: w.admissionsText, scene: 'library' }),
      item('/scholarships/', w.scholarships, {
        description: w.scholarshipsText,
        scene: 'alps-noon',
      }),
      item('/student-life/', w.studentLife, {
        description: w.studentLifeText,
        scene: 'campus-courtyard',
      }),
      item('/meet-a-representative/', w.meet, { description: w.meetText, scene: 'train-station' }),
    ],
  }),
  item('/about/', w.about, {
    below: [
      item('/about/', w.about, { description: w.aboutText, scene: 'old-town' }),
      item('/careers/', w.careers, { description: w.careersText, scene: 'train-viaduct' }),
      item('/alumni/', t('Alumni', 'Antiguos alumnos', 'الخريجون', 'Выпускники'), {
        scene: 'harbour',
      }),
      item('/news/', w.news),
      item('/events/', w.events, { description: w.eventsText }),
      item('/contact/', w.contact),
    ],
  }),
];

const footer: SeedMenuItem[] = [
  item('/schools/', w.schools, { below: segSchools.map(({ alias, title }) => item(alias, title)) }),
  item('/programs/', w.programs, {
    below: [
      item('/programs/', w.allPrograms),
      item('/programs/?level=bachelor', levels.bachelor),
      item('/programs/?level=master', levels.master),
      item('/programs/?level=diploma', levels.diploma),
      item('/compare/', w.compare),
    ],
  }),
  item('/admissions/', w.study, {
    below: [
      item('/admissions/', w.admissions),
      item('/scholarships/', w.scholarships),
      item('/student-life/', w.studentLife),
      item('/careers/', w.careers),
    ],
  }),
  item('/about/', w.about, {
    below: [
      item('/about/', w.about),
      item('/news/', w.news),
      item('/events/', w.events),
      item('/newsletter-alumni/', w.alumni),
    ],
  }),
  item('/contact/', w.getInTouch, {
    below: [
      item('/contact/', w.contact),
      item('/visit/', w.visit),
      item('/open-house/', w.openHouse),
      item('/culinary-open-day/', w.culinaryDay),
      item('/refer-a-friend/', w.refer),
      item('/livechat/', w.livechat),
    ],
  }),
];

/** Menus of the group. */
export const segMenus: SeedMenu[] = [
  { brand: 'SEG', group: 'main', items: main },
  { brand: 'SEG', group: 'headersecondary', items: secondary() },
  { brand: 'SEG', group: 'headertopmost', items: topmost('41315550040', 'summit-group') },
  { brand: 'SEG', group: 'footer', items: footer },
  {
    brand: 'SEG',
    group: 'search_recommended',
    items: [
      item('/programs/?level=bachelor', levels.bachelor),
      item('/schools/', w.schools),
      item('/scholarships/', w.scholarships),
      item(
        '/careers/',
        t(
          'Paid internships',
          'Prácticas remuneradas',
          'تدريب مدفوع الأجر',
          'Оплачиваемые стажировки',
        ),
      ),
      item(
        '/programs/foundation-year/',
        t('Foundation Year', 'Año preparatorio', 'السنة التأسيسية', 'Подготовительный год'),
      ),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/meet-a-representative/', w.meet, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
    ],
  },
  { brand: 'SEG', group: 'languages', languages },
];

import { loadTexts } from '../loadTexts.ts';
import { caaCampus } from '../pages/caa/campus.ts';
import { crCampus } from '../pages/cr/campus.ts';
import { himCampus } from '../pages/him/campus.ts';
import { segSchools } from '../pages/seg/schools.ts';
import { shmsCampus } from '../pages/shms/campus.ts';
import type { SeedMenu, SeedMenuItem } from '../types.ts';
import { item, pageMenuItem } from './item.ts';
import { languages } from './languages.ts';
import { secondary, topmost } from './schoolMenus.ts';
import { words as w } from './words.ts';

const t = loadTexts('menus/seg');

const levels = {
  bachelor: t('bachelors-degrees'),
  bachelorText: t('three-years-six-them'),
  master: t('masters-degrees'),
  masterText: t('twelve-twenty-four-months'),
  diploma: t('diplomas'),
  diplomaText: t('twelve-eighteen-months-straight'),
  certificate: t('certificates'),
  certificateText: t('six-ten-months-campus'),
  short: t('summer-weeks'),
  shortText: t('four-weeks-july'),
};

const campuses = [...himCampus, ...shmsCampus, ...caaCampus, ...crCampus].map(pageMenuItem);

const main: SeedMenuItem[] = [
  item('/schools/', w.schools, { description: w.schoolsText, below: segSchools.map(pageMenuItem) }),
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
      item('/alumni/', t('alumni'), {
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
      item('/careers/', t('paid-internships')),
      item('/programs/foundation-year/', t('foundation-year')),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/meet-a-representative/', w.meet, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
    ],
  },
  { brand: 'SEG', group: 'languages', languages },
];

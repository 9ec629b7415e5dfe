import { loadTexts } from '../loadTexts.ts';
import { himBachelor } from '../pages/him/bachelor.ts';
import { himCampus } from '../pages/him/campus.ts';
import { himDiploma } from '../pages/him/diploma.ts';
import { himMaster } from '../pages/him/master.ts';
import { himShortStudies } from '../pages/him/shortStudies.ts';
import type { SeedMenu } from '../types.ts';
import { item } from './item.ts';
import { schoolMenus } from './schoolMenus.ts';
import { words as w } from './words.ts';

const t = loadTexts('menus/him');

/** Menus of the Hotel Institute Mürren. */
export const himMenus: SeedMenu[] = himCampus.flatMap((campus) =>
  schoolMenus({
    brand: 'HIM',
    programs: [...himBachelor, ...himMaster, ...himDiploma, ...himShortStudies],
    campus,
    scenes: [
      'seminar-room',
      'alps-dawn',
      'terrace-winter',
      'train-viaduct',
      'lobby-day',
      'terrace-evening',
    ],
    openDay: { relative: '/open-house/', title: w.openHouse },
    whatsapp: '41335550140',
    wechat: 'him-muerren',
    recommended: [
      item('/programs/bachelor-hotel-management/', t('bachelor-hotel-management')),
      item('/scholarships/', w.scholarships),
      item('/campuses/muerren/', t('life-murren')),
      item('/careers/', t('paid-internships')),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/visit/', w.visit, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
    ],
  }),
);

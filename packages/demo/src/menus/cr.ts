import { loadTexts } from '../loadTexts.ts';
import { crBachelorBusiness } from '../pages/cr/bachelorBusiness.ts';
import { crBachelorDigital } from '../pages/cr/bachelorDigital.ts';
import { crCampus } from '../pages/cr/campus.ts';
import { crFoundation } from '../pages/cr/foundation.ts';
import { crMasterAndDiploma } from '../pages/cr/masterAndDiploma.ts';
import type { SeedMenu } from '../types.ts';
import { item } from './item.ts';
import { schoolMenus } from './schoolMenus.ts';
import { words as w } from './words.ts';

const t = loadTexts('menus/cr');

/** Menus of College Rigi. */
export const crMenus: SeedMenu[] = crCampus.flatMap((campus) =>
  schoolMenus({
    brand: 'CR',
    programs: [...crBachelorBusiness, ...crBachelorDigital, ...crMasterAndDiploma, ...crFoundation],
    campus,
    scenes: ['seminar-room', 'lake-morning', 'lake-sail', 'harbour', 'facade-modern', 'bridge'],
    openDay: { relative: '/open-house/', title: w.openHouse },
    whatsapp: '41415550440',
    wechat: 'college-rigi',
    recommended: [
      item('/programs/foundation-year/', t('foundation-year')),
      item('/programs/bachelor-digital-business/', t('bachelor-digital-business')),
      item('/programs/master-international-business/', t('master-beside-job')),
      item('/compare/', w.compare, { class: 'highlight' }),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
    ],
  }),
);

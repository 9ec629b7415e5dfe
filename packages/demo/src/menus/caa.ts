import { loadTexts } from '../loadTexts.ts';
import { caaAlpineAndBusiness } from '../pages/caa/alpineAndBusiness.ts';
import { caaBachelor } from '../pages/caa/bachelor.ts';
import { caaCampus } from '../pages/caa/campus.ts';
import { caaPastry } from '../pages/caa/pastry.ts';
import { caaSummer } from '../pages/caa/summer.ts';
import type { SeedMenu } from '../types.ts';
import { item } from './item.ts';
import { schoolMenus } from './schoolMenus.ts';
import { words as w } from './words.ts';

const t = loadTexts('menus/caa');

/** Menus of the Culinary Academy Ascona. */
export const caaMenus: SeedMenu[] = caaCampus.flatMap((campus) =>
  schoolMenus({
    brand: 'CAA',
    programs: [...caaBachelor, ...caaPastry, ...caaAlpineAndBusiness, ...caaSummer],
    campus,
    scenes: [
      'kitchen-still-life',
      'vineyard',
      'lake-sunset',
      'kitchen-pass',
      'market-stall',
      'table-setting',
    ],
    openDay: { relative: '/culinary-open-day/', title: w.culinaryDay },
    whatsapp: '41915550340',
    wechat: 'caa-ascona',
    recommended: [
      item('/programs/diploma-pastry-and-chocolate/', t('pastry-chocolate')),
      item('/programs/bachelor-culinary-arts/', t('bachelor-culinary-arts')),
      item('/programs/summer-lake-kitchen/', t('summer-courses')),
      item('/scholarships/', w.scholarships),
      item('/culinary-open-day/', w.culinaryDay, { class: 'highlight' }),
      item('/brochure/', w.brochure, { class: 'highlight' }),
    ],
  }),
);

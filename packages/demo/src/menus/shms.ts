import { loadTexts } from '../loadTexts.ts';
import { shmsBachelorEvents } from '../pages/shms/bachelorEvents.ts';
import { shmsBachelorLeadership } from '../pages/shms/bachelorLeadership.ts';
import { shmsCampus } from '../pages/shms/campus.ts';
import { shmsOnline } from '../pages/shms/online.ts';
import { shmsPostgraduate } from '../pages/shms/postgraduate.ts';
import type { SeedMenu } from '../types.ts';
import { item } from './item.ts';
import { schoolMenus } from './schoolMenus.ts';
import { words as w } from './words.ts';

const t = loadTexts('menus/shms');

/** Menus of the Seeblick Hotel Management School. */
export const shmsMenus: SeedMenu[] = shmsCampus.flatMap((campus) =>
  schoolMenus({
    brand: 'SHMS',
    programs: [
      ...shmsBachelorLeadership,
      ...shmsBachelorEvents,
      ...shmsPostgraduate,
      ...shmsOnline,
    ],
    campus,
    scenes: ['library', 'lake-sunset', 'lake-sail', 'harbour', 'lobby-evening', 'terrace-evening'],
    openDay: { relative: '/open-house/', title: w.openHouse },
    whatsapp: '41335550240',
    wechat: 'shms-seeblick',
    recommended: [
      item('/programs/bachelor-hospitality-leadership/', t('bachelor-hospitality-leadership')),
      item('/programs/certificate-revenue-management/', t('revenue-management-online')),
      item('/scholarships/', w.scholarships),
      item('/student-life/', w.studentLife),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
      item('/apply/', w.apply, { class: 'highlight' }),
    ],
  }),
);

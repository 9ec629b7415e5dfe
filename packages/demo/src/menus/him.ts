import { himBachelor } from '../pages/him/bachelor.ts';
import { himCampus } from '../pages/him/campus.ts';
import { himDiploma } from '../pages/him/diploma.ts';
import { himMaster } from '../pages/him/master.ts';
import { himShortStudies } from '../pages/him/shortStudies.ts';
import { t } from '../pages/kit/text.ts';
import type { SeedMenu } from '../types.ts';
import { item } from './item.ts';
import { schoolMenus } from './schoolMenus.ts';
import { words as w } from './words.ts';

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
      item(
        '/programs/bachelor-hotel-management/',
        t(
          'Bachelor in Hotel Management',
          'Grado en Gestión Hotelera',
          'بكالوريوس إدارة الفنادق',
          'Бакалавр гостиничного менеджмента',
        ),
      ),
      item('/scholarships/', w.scholarships),
      item(
        '/campuses/muerren/',
        t('Life in Mürren', 'La vida en Mürren', 'الحياة في مورين', 'Жизнь в Мюррене'),
      ),
      item(
        '/careers/',
        t(
          'Paid internships',
          'Prácticas remuneradas',
          'تدريب مدفوع الأجر',
          'Оплачиваемые стажировки',
        ),
      ),
      item('/brochure/', w.brochure, { class: 'highlight' }),
      item('/visit/', w.visit, { class: 'highlight' }),
      item('/open-house/', w.openHouse, { class: 'highlight' }),
    ],
  }),
);

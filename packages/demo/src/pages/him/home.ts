import type { SeedPage } from '../../types.ts';
import { t } from '../kit/text.ts';
import { homeClosing } from './homeClosing.ts';
import { himHomeOpening } from './homeOpening.ts';
import { himHomeVillage } from './homeVillage.ts';

/** Home page of the Hotel Institute Mürren. */
export const himHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['HIM'],
    title: t(
      'Hotel Institute Mürren',
      'Hotel Institute Mürren',
      'معهد مورين الفندقي',
      'Отельный институт Мюррена',
    ),
    field_lead: t(
      'A hotel school in a car-free village at 1,638 metres, with a working hotel of 42 rooms.',
      'Una escuela hotelera en un pueblo sin coches a 1.638 metros, con un hotel propio de 42 habitaciones.',
      'معهد فندقي في قرية بلا سيارات على ارتفاع 1,638 مترًا، وله فندق عامل من 42 غرفة.',
      'Школа отельеров в деревне без машин на высоте 1638 метров, со своим отелем на 42 номера.',
    ),
    metatag: {
      title: t(
        'Hotel Institute Mürren: hotel management in the Bernese Alps',
        'Hotel Institute Mürren: gestión hotelera en los Alpes berneses',
        'معهد مورين الفندقي: إدارة الفنادق في جبال الألب البرنية',
        'Отельный институт Мюррена: управление отелем в Бернских Альпах',
      ),
      description: t(
        'Bachelor, master and diploma programmes in hotel management, taught in a working hotel in car-free Mürren.',
        'Grados, másteres y diplomas en gestión hotelera, impartidos en un hotel en funcionamiento en Mürren, sin coches.',
        'برامج بكالوريوس وماجستير ودبلوم في إدارة الفنادق تُدرَّس داخل فندق عامل في قرية مورين الخالية من السيارات.',
        'Бакалавриат, магистратура и дипломы по гостиничному менеджменту в действующем отеле в Мюррене, где нет машин.',
      ),
    },
    blocks: [...himHomeOpening, ...himHomeVillage, ...homeClosing],
  },
];

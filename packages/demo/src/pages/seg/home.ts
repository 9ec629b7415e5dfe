import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { t } from '../kit/text.ts';
import { segHomeClosing } from './homeClosing.ts';
import { segHomeGroup } from './homeGroup.ts';
import { segHomeSchools } from './homeSchools.ts';

/** Home page of the group. */
export const segHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['SEG'],
    title: t(
      'Summit Education Group',
      'Summit Education Group',
      'مجموعة سَميت التعليمية',
      'Группа школ Summit',
    ),
    field_lead: t(
      'Four Swiss schools for hotels, kitchens and business. One application, one standard, four very different places.',
      'Cuatro escuelas suizas de hotelería, cocina y empresa. Una solicitud, un mismo nivel, cuatro lugares muy distintos.',
      'أربع مدارس سويسرية للفنادق والطهي والأعمال. طلب واحد ومعيار واحد وأربعة أماكن شديدة الاختلاف.',
      'Четыре швейцарские школы: отели, кухня, бизнес. Одна заявка, один стандарт, четыре очень разных места.',
    ),
    metatag: {
      title: t(
        'Summit Education Group: four Swiss schools',
        'Summit Education Group: cuatro escuelas suizas',
        'مجموعة سَميت التعليمية: أربع مدارس سويسرية',
        'Summit Education Group: четыре швейцарские школы',
      ),
      description: t(
        'Hotel management, culinary arts and business in Mürren, Spiez, Ascona and Weggis. Twenty programmes from four weeks to three years.',
        'Gestión hotelera, artes culinarias y empresa en Mürren, Spiez, Ascona y Weggis. Veinte programas, de cuatro semanas a tres años.',
        'إدارة الفنادق وفنون الطهي والأعمال في مورين وشبيتس وأسكونا وفيغيس. عشرون برنامجًا من أربعة أسابيع إلى ثلاث سنوات.',
        'Гостиничный менеджмент, кулинария и бизнес в Мюррене, Шпице, Асконе и Веггисе. Двадцать программ от четырёх недель до трёх лет.',
      ),
    },
    field_floating_cta: [
      { url: '/brochure/', title: labels.brochure, class: 'brochure' },
      { url: '/apply/', title: labels.applyNow, class: 'apply' },
    ],
    blocks: [...segHomeSchools, ...segHomeGroup, ...segHomeClosing],
  },
];

import type { SeedPage } from '../../types.ts';
import { t } from '../kit/text.ts';
import { caaHomeClosing } from './homeClosing.ts';
import { caaHomeKitchens } from './homeKitchens.ts';
import { caaHomeOpening } from './homeOpening.ts';

/** Home page of the Culinary Academy Ascona. */
export const caaHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['CAA'],
    title: t(
      'Culinary Academy Ascona',
      'Culinary Academy Ascona',
      'أكاديمية أسكونا للطهي',
      'Кулинарная академия Асконы',
    ),
    field_lead: t(
      'Seven kitchens, 160 cooks and one public restaurant on Lake Maggiore.',
      'Siete cocinas, 160 cocineros y un restaurante abierto al público en el lago Mayor.',
      'سبعة مطابخ و160 طاهيًا ومطعم واحد مفتوح للعموم على بحيرة ماجوري.',
      'Семь кухонь, 160 поваров и один открытый для всех ресторан на озере Маджоре.',
    ),
    metatag: {
      title: t(
        'Culinary Academy Ascona: cooking and pastry on Lake Maggiore',
        'Culinary Academy Ascona: cocina y pastelería en el lago Mayor',
        'أكاديمية أسكونا للطهي: الطبخ والحلويات على بحيرة ماجوري',
        'Кулинарная академия Асконы: кухня и кондитерское дело на озере Маджоре',
      ),
      description: t(
        'Culinary arts, pastry and culinary business, taught at the stove in Ascona, Ticino. From four weeks to three years.',
        'Artes culinarias, pastelería y negocio gastronómico, junto a los fogones en Ascona, Tesino. De cuatro semanas a tres años.',
        'فنون الطهي والحلويات وإدارة أعمال المطاعم، أمام الموقد في أسكونا، تيتشينو. من أربعة أسابيع إلى ثلاث سنوات.',
        'Кулинарное искусство, кондитерское дело и ресторанный бизнес у плиты в Асконе, Тичино. От четырёх недель до трёх лет.',
      ),
    },
    blocks: [...caaHomeOpening, ...caaHomeKitchens, ...caaHomeClosing],
  },
];

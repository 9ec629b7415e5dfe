import { t } from '../pages/kit/text.ts';
import type { SeedFooter } from '../types.ts';
import { footerOf } from './footerOf.ts';

/** Footer of the group; it has no contact block (spec §2). */
export const segFooter: SeedFooter = footerOf({
  brand: 'SEG',
  handle: 'summit.group.demo',
  newsletter: {
    info: t(
      'Four places, one letter',
      'Cuatro lugares, una carta',
      'أربعة أماكن ورسالة واحدة',
      'Четыре места, одно письмо',
    ),
    body: t(
      'Ten times a year: intakes, scholarships, open houses, and one graduate’s first week at work.',
      'Diez veces al año: convocatorias, becas, puertas abiertas y la primera semana de trabajo de alguien que se acaba de graduar.',
      'عشر مرات في السنة: مواعيد القبول والمنح والأيام المفتوحة، وأسبوع العمل الأول لأحد الخريجين.',
      'Десять раз в год: наборы, стипендии, дни открытых дверей и первая рабочая неделя одного выпускника.',
    ),
  },
});

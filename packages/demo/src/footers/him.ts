import { t } from '../pages/kit/text.ts';
import type { SeedFooter } from '../types.ts';
import { contactOf, footerOf } from './footerOf.ts';

/** Footer of the Hotel Institute Mürren. */
export const himFooter: SeedFooter = footerOf({
  brand: 'HIM',
  handle: 'him.muerren.demo',
  contact: contactOf({
    info: t(
      'Admissions answer Monday to Friday, 8:00 to 18:00, Swiss time.',
      'Admisiones responde de lunes a viernes, de 8:00 a 18:00, hora suiza.',
      'يرد قسم القبول من الاثنين إلى الجمعة، من 8:00 إلى 18:00 بتوقيت سويسرا.',
      'Приёмная комиссия отвечает с понедельника по пятницу, с 8:00 до 18:00 по швейцарскому времени.',
    ),
    address: 'Hotel Institute Mürren, Haus Schilthalde, 3825 Mürren',
    campus: '/campuses/muerren/',
    way: t(
      'By rail and rope only: Lauterbrunnen, Grütschalp, Mürren',
      'Solo por vía y cable: Lauterbrunnen, Grütschalp, Mürren',
      'بالقطار والتلفريك فقط: لاوتربرونن، غروتشالب، مورين',
      'Только по рельсам и канату: Лаутербруннен, Грючальп, Мюррен',
    ),
    phone: '+41 33 555 01 40',
    email: 'admissions@him.example',
    wechat: 'him-muerren',
  }),
  newsletter: {
    info: t(
      'A letter from the village',
      'Una carta desde el pueblo',
      'رسالة من القرية',
      'Письмо из деревни',
    ),
    body: t(
      'Six times a year: dates, a student’s week, one recipe from the Schilthalde.',
      'Seis veces al año: fechas, la semana de un estudiante y una receta del Schilthalde.',
      'ست مرات في السنة: مواعيد، وأسبوع من حياة طالب، ووصفة من شيلتهالده.',
      'Шесть раз в год: даты, неделя из жизни студента и один рецепт из «Шильтхальде».',
    ),
  },
});

import { t } from '../pages/kit/text.ts';
import type { SeedFooter } from '../types.ts';
import { contactOf, footerOf } from './footerOf.ts';

/** Footer of College Rigi. */
export const crFooter: SeedFooter = footerOf({
  brand: 'CR',
  handle: 'college.rigi.demo',
  contact: contactOf({
    info: t(
      'Median time to our answer last year: 3 hours 40 minutes.',
      'Tiempo mediano de respuesta el año pasado: 3 horas y 40 minutos.',
      'الزمن الوسيط لردّنا في العام الماضي: 3 ساعات و40 دقيقة.',
      'Медианное время ответа в прошлом году: 3 часа 40 минут.',
    ),
    address: 'College Rigi, Seestrasse 31, 6353 Weggis',
    campus: '/campuses/weggis/',
    way: t(
      'Landing stage Weggis, two minutes on foot',
      'Embarcadero de Weggis, a dos minutos a pie',
      'مرسى فيغيس، دقيقتان سيرًا',
      'Пристань Веггис, две минуты пешком',
    ),
    phone: '+41 41 555 04 40',
    email: 'admissions@cr.example',
    wechat: 'college-rigi',
  }),
  newsletter: {
    info: t('The minutes', 'Las actas', 'المحضر', 'Протокол'),
    body: t(
      'Once a quarter: what the fund decided, who founded what, and when you can visit.',
      'Una vez por trimestre: qué decidió el fondo, quién fundó qué y cuándo puedes visitarnos.',
      'مرة كل ربع سنة: ما قرره الصندوق، ومن أسّس ماذا، ومتى يمكنك زيارتنا.',
      'Раз в квартал: что решил фонд, кто что основал и когда можно приехать.',
    ),
  },
});

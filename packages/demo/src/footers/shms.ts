import { t } from '../pages/kit/text.ts';
import type { SeedFooter } from '../types.ts';
import { contactOf, footerOf } from './footerOf.ts';

/** Footer of the Seeblick Hotel Management School. */
export const shmsFooter: SeedFooter = footerOf({
  brand: 'SHMS',
  handle: 'seeblick.demo',
  contact: contactOf({
    info: t(
      'The porter’s desk is staffed day and night; admissions from 8:00 to 18:00.',
      'La portería atiende día y noche; admisiones, de 8:00 a 18:00.',
      'مكتب البوابة يعمل ليلًا ونهارًا، وقسم القبول من 8:00 إلى 18:00.',
      'Портье на месте круглосуточно, приёмная комиссия — с 8:00 до 18:00.',
    ),
    address: 'Seeblick Hotel Management School, Seeblickstrasse 12, 3700 Spiez',
    campus: '/campuses/spiez/',
    way: t(
      'Twelve minutes on foot from Spiez station',
      'A doce minutos a pie de la estación de Spiez',
      'اثنتا عشرة دقيقة سيرًا من محطة شبيتس',
      'Двенадцать минут пешком от вокзала Шпица',
    ),
    phone: '+41 33 555 02 40',
    email: 'admissions@shms.example',
    wechat: 'shms-seeblick',
  }),
  newsletter: {
    info: t('The Seeblick Letter', 'La Carta del Seeblick', 'رسالة زيبليك', 'Письмо из «Зееблика»'),
    body: t(
      'Once a month: one idea for running a house, dates, and seats that have become free.',
      'Una vez al mes: una idea para llevar una casa, fechas y plazas que han quedado libres.',
      'مرة كل شهر: فكرة في إدارة الفنادق، ومواعيد، ومقاعد شاغرة.',
      'Раз в месяц: одна идея об управлении домом, даты и освободившиеся места.',
    ),
  },
});

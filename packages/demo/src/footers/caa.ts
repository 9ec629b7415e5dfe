import { t } from '../pages/kit/text.ts';
import type { SeedFooter } from '../types.ts';
import { contactOf, footerOf } from './footerOf.ts';

/** Footer of the Culinary Academy Ascona. */
export const caaFooter: SeedFooter = footerOf({
  brand: 'CAA',
  handle: 'caa.ascona.demo',
  contact: contactOf({
    info: t(
      'Between services, 14:00 to 17:00, even the chefs pick up the phone.',
      'Entre servicios, de 14:00 a 17:00, hasta los chefs contestan al teléfono.',
      'بين الخدمتين، من 14:00 إلى 17:00، حتى الطهاة يردون على الهاتف.',
      'В перерыве, с 14:00 до 17:00, трубку берут даже шефы.',
    ),
    address: 'Culinary Academy Ascona, Via del Pontile 4, 6612 Ascona',
    campus: '/campuses/ascona/',
    way: t(
      'Bus 1 from Locarno, stop Ascona Posta',
      'Autobús 1 desde Locarno, parada Ascona Posta',
      'الحافلة 1 من لوكارنو، موقف أسكونا بوستا',
      'Автобус 1 из Локарно, остановка Ascona Posta',
    ),
    phone: '+41 91 555 03 40',
    email: 'admissions@caa.example',
    wechat: 'caa-ascona',
  }),
  newsletter: {
    info: t('What is ripe', 'Lo que está maduro', 'ما نضج الآن', 'Что созрело'),
    body: t(
      'Twelve letters a year: one product, one recipe, one place at a table.',
      'Doce cartas al año: un producto, una receta, un sitio en la mesa.',
      'اثنتا عشرة رسالة في السنة: منتج واحد، ووصفة، ومقعد إلى المائدة.',
      'Двенадцать писем в год: один продукт, один рецепт, одно место за столом.',
    ),
  },
});

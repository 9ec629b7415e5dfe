import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, t } from '../kit/text.ts';

/** Programmes, campus, news and dates of the Hotel Institute Mürren. */
export const himLists: SeedPage[] = listPages({
  brand: 'HIM',
  schools: ['HIM'],
  programs: {
    title: t('Programmes', 'Programas', 'البرامج', 'Программы'),
    lead: t(
      'Four weeks, six months, a year and a half, three years. All in English, all in one village.',
      'Cuatro semanas, seis meses, año y medio, tres años. Todo en inglés y en un mismo pueblo.',
      'أربعة أسابيع أو ستة أشهر أو سنة ونصف أو ثلاث سنوات، كلها بالإنجليزية وفي قرية واحدة.',
      'Четыре недели, полгода, полтора года, три года. Всё на английском и в одной деревне.',
    ),
    scene: 'cable-car',
    variant: 'cards',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.language, questions.credits, questions.scholarship],
      },
    ],
  },
  campuses: {
    title: t('Campus', 'Campus', 'الحرم', 'Кампус'),
    lead: t(
      'One village, five houses, no road. Everything is within eight minutes on foot.',
      'Un pueblo, cinco casas, ninguna carretera. Todo queda a menos de ocho minutos a pie.',
      'قرية واحدة وخمسة مبانٍ وبلا طريق، وكل شيء على بُعد ثماني دقائق سيرًا.',
      'Одна деревня, пять домов, ни одной дороги. До всего не больше восьми минут пешком.',
    ),
    scene: 'alps-winter',
    extra: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t(
          'No cars. Really.',
          'Sin coches. De verdad.',
          'لا سيارات، حقًا',
          'Без машин. Совсем',
        ),
        field_text: t(
          'Freight comes by cable, luggage on electric carts, students on foot. The last train goes down at 23:10; the night manager knows who missed it.',
          'La mercancía llega por cable, el equipaje en carritos eléctricos y los estudiantes a pie. El último tren baja a las 23:10; la jefa de noche sabe quién lo ha perdido.',
          'تصل البضائع بالحبل، والأمتعة بعربات كهربائية، والطلاب سيرًا. آخر قطار ينزل في 23:10، ومدير الليل يعرف من فاته.',
          'Грузы приезжают по канату, багаж — на электротележках, студенты приходят пешком. Последний поезд вниз уходит в 23:10; ночной менеджер знает, кто на него опоздал.',
        ),
        field_media: pic('train-station'),
        field_side: 'start',
      },
    ],
  },
  news: {
    title: t('News', 'Noticias', 'الأخبار', 'Новости'),
    lead: t(
      'What happens in a village of 430 with 280 students.',
      'Lo que pasa en un pueblo de 430 vecinos con 280 estudiantes.',
      'ما يجري في قرية من 430 ساكنًا و280 طالبًا.',
      'Что происходит в деревне на 430 жителей и 280 студентов.',
    ),
    scene: 'terrace-evening',
  },
  events: {
    title: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
    lead: t(
      'Open houses in Mürren, webinars, and where our representatives are.',
      'Puertas abiertas en Mürren, seminarios web y dónde están nuestros representantes.',
      'أيام مفتوحة في مورين، وندوات عبر الإنترنت، وأماكن وجود ممثلينا.',
      'Дни открытых дверей в Мюррене, вебинары и города, где будут наши представители.',
    ),
    scene: 'lobby-day',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});

import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, stat, t } from '../kit/text.ts';

/** Programmes, campus, news and dates of College Rigi. */
export const crLists: SeedPage[] = listPages({
  brand: 'CR',
  schools: ['CR'],
  programs: {
    title: t('Programmes', 'Programas', 'البرامج', 'Программы'),
    lead: t(
      'Business, in five lengths: ten, twelve, twenty-four and twice thirty-six months.',
      'Empresa en cinco formatos: diez, doce, veinticuatro y dos veces treinta y seis meses.',
      'الأعمال بخمس مدد: عشرة أشهر واثنا عشر وأربعة وعشرون، ومرتين ستة وثلاثون.',
      'Бизнес в пяти форматах: десять, двенадцать, двадцать четыре и дважды тридцать шесть месяцев.',
    ),
    scene: 'seminar-room',
    variant: 'table',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.credits, questions.language, questions.deposit],
      },
    ],
  },
  campuses: {
    title: t('Campus', 'Campus', 'الحرم', 'Кампус'),
    lead: t(
      'Between a lake and a mountain, 41 minutes by boat from Lucerne.',
      'Entre un lago y una montaña, a 41 minutos en barco de Lucerna.',
      'بين بحيرة وجبل، على بُعد 41 دقيقة بالقارب من لوتسيرن.',
      'Между озером и горой, 41 минута на катере от Люцерна.',
    ),
    scene: 'lake-sail',
    extra: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '05:54',
            t(
              'first boat to Lucerne',
              'primer barco a Lucerna',
              'أول قارب إلى لوتسيرن',
              'первый катер в Люцерн',
            ),
          ),
          stat(
            t('1,798 m', '1.798 m', '1,798 م', '1798 м'),
            t(
              'the Rigi, by cable car',
              'el Rigi, en teleférico',
              'جبل ريغي بالتلفريك',
              'Риги, на канатной дороге',
            ),
          ),
          stat(
            '180',
            t(
              'seats in the largest hall',
              'plazas en el aula mayor',
              'مقعدًا في أكبر قاعة',
              'мест в самом большом зале',
            ),
          ),
        ],
      },
      { type: 'media', field_media: pic('alps-dusk') },
    ],
  },
  news: {
    title: t('News', 'Noticias', 'الأخبار', 'Новости'),
    lead: t(
      'Decisions, results, and the occasional apology.',
      'Decisiones, resultados y alguna que otra disculpa.',
      'قرارات ونتائج، واعتذار بين حين وآخر.',
      'Решения, результаты и иногда извинения.',
    ),
    scene: 'bridge',
  },
  events: {
    title: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
    lead: t(
      'Open houses, webinars, and the quarterly meeting of the fund.',
      'Puertas abiertas, seminarios web y la reunión trimestral del fondo.',
      'أيام مفتوحة وندوات والاجتماع الفصلي للصندوق.',
      'Дни открытых дверей, вебинары и квартальное собрание фонда.',
    ),
    scene: 'conference',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});

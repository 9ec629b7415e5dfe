import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, stat, t } from '../kit/text.ts';

/** Programmes, campus, news and dates of the Seeblick Hotel Management School. */
export const shmsLists: SeedPage[] = listPages({
  brand: 'SHMS',
  schools: ['SHMS'],
  programs: {
    title: t('Programmes', 'Programas', 'البرامج', 'Программы'),
    lead: t(
      'Two bachelor’s degrees, one master’s, one diploma for career changers and one certificate online.',
      'Dos grados, un máster, un diploma para cambiar de carrera y un certificado en línea.',
      'درجتا بكالوريوس وماجستير واحد ودبلوم لمن يغيّرون مسارهم وشهادة عبر الإنترنت.',
      'Два бакалавриата, магистратура, диплом для тех, кто меняет профессию, и онлайн-сертификат.',
    ),
    scene: 'lecture-hall',
    variant: 'table',
    extra: [
      {
        type: 'stats',
        field_items: [
          stat('2', t('intakes a year', 'convocatorias al año', 'دفعتان في السنة', 'набора в год')),
          stat('100 %', t('taught in English', 'en inglés', 'بالإنجليزية', 'на английском')),
          stat(
            '5',
            t(
              'working days until our answer',
              'días laborables hasta nuestra respuesta',
              'أيام عمل حتى ردّنا',
              'рабочих дней до ответа',
            ),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.credits, questions.scholarship, questions.visa],
      },
    ],
  },
  campuses: {
    title: t('Campus', 'Campus', 'الحرم', 'Кампус'),
    lead: t(
      'A palace of 1902 that still behaves like a hotel: somebody is always awake.',
      'Un palacio de 1902 que sigue siendo un hotel: siempre hay alguien despierto.',
      'قصر من 1902 ما زال يعيش كفندق: فيه دائمًا من هو مستيقظ.',
      'Дворец 1902 года, который по-прежнему живёт как отель: здесь всегда кто-то не спит.',
    ),
    scene: 'lake-noon',
    extra: [{ type: 'media', field_media: pic('lake-fog') }],
  },
  news: {
    title: t('News', 'Noticias', 'الأخبار', 'Новости'),
    lead: t(
      'From the ballroom, the boathouse and the pricing room.',
      'Del salón de baile, el embarcadero y la sala de precios.',
      'من قاعة الاحتفالات ومرسى القوارب وقاعة التسعير.',
      'Из бального зала, лодочного дома и зала цен.',
    ),
    scene: 'lake-steamer',
  },
  events: {
    title: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
    lead: t(
      'Open houses, Thursday dinners, webinars and fairs.',
      'Puertas abiertas, cenas de los jueves, seminarios web y ferias.',
      'أيام مفتوحة وعشاء الخميس وندوات ومعارض.',
      'Дни открытых дверей, четверговые ужины, вебинары и выставки.',
    ),
    scene: 'table-setting',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});

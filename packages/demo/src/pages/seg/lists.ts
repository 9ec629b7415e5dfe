import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { stat, step, t } from '../kit/text.ts';

/** Programmes, campuses, news and dates of the group. */
export const segLists: SeedPage[] = listPages({
  brand: 'SEG',
  programs: {
    title: t('All programmes', 'Todos los programas', 'جميع البرامج', 'Все программы'),
    lead: t(
      'Twenty programmes at four schools. Filter by subject, length, place or price, and compare up to four.',
      'Veinte programas en cuatro escuelas. Filtra por materia, duración, lugar o precio y compara hasta cuatro.',
      'عشرون برنامجًا في أربع مدارس. صفِّ بحسب التخصص أو المدة أو المكان أو السعر، وقارن حتى أربعة.',
      'Двадцать программ в четырёх школах. Фильтруйте по предмету, сроку, месту или цене и сравнивайте до четырёх.',
    ),
    scene: 'lecture-hall',
    variant: 'table',
    extra: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t(
          'From question to first day',
          'De la pregunta al primer día',
          'من السؤال إلى اليوم الأول',
          'От вопроса до первого дня',
        ),
        field_items: [
          step(
            '1',
            t('Ask', 'Pregunta', 'اسأل', 'Спросите'),
            t(
              'By form, chat, WhatsApp or telephone.',
              'Por formulario, chat, WhatsApp o teléfono.',
              'عبر النموذج أو المحادثة أو واتساب أو الهاتف.',
              'Через форму, чат, WhatsApp или по телефону.',
            ),
          ),
          step(
            '2',
            t('Apply', 'Solicita', 'قدّم طلبك', 'Подайте заявку'),
            t(
              'About four minutes; naming two schools is allowed.',
              'Unos cuatro minutos; puedes nombrar dos escuelas.',
              'نحو أربع دقائق، ويمكنك تسمية مدرستين.',
              'Около четырёх минут; можно назвать две школы.',
            ),
          ),
          step(
            '3',
            t('Talk', 'Habla', 'تحدّث', 'Поговорите'),
            t(
              'Forty minutes with someone who teaches there.',
              'Cuarenta minutos con alguien que enseña allí.',
              'أربعون دقيقة مع من يدرّس هناك.',
              'Сорок минут с тем, кто там преподаёт.',
            ),
          ),
          step(
            '4',
            t('Arrive', 'Llega', 'احضر', 'Приезжайте'),
            t(
              'We are at the station, whatever the hour.',
              'Te esperamos en la estación, a la hora que sea.',
              'ننتظرك في المحطة مهما كانت الساعة.',
              'Мы встретим на вокзале в любой час.',
            ),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          questions.language,
          questions.credits,
          questions.scholarship,
          questions.deposit,
        ],
      },
    ],
  },
  campuses: {
    title: t('Four campuses', 'Cuatro campus', 'أربعة أحرم', 'Четыре кампуса'),
    lead: t(
      'Two lakes with palms or sails, one lake with steamers, and a village above the clouds.',
      'Dos lagos con palmeras o velas, un lago con vapores y un pueblo sobre las nubes.',
      'بحيرتان بنخيل أو أشرعة، وبحيرة ببواخر، وقرية فوق الغيوم.',
      'Два озера с пальмами и парусами, одно с пароходами и деревня над облаками.',
    ),
    scene: 'lake-steamer',
    extra: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '3',
            t(
              'languages spoken outside the door',
              'idiomas al salir por la puerta',
              'لغات خارج الباب',
              'языка за дверью',
            ),
          ),
          stat(
            t('196 m', '196 m', '196 م', '196 м'),
            t(
              'the lowest, Ascona',
              'el más bajo, Ascona',
              'أخفضها، أسكونا',
              'самый низкий, Аскона',
            ),
          ),
          stat(
            t('1,638 m', '1.638 m', '1,638 م', '1638 м'),
            t(
              'the highest, Mürren',
              'el más alto, Mürren',
              'أعلاها، مورين',
              'самый высокий, Мюррен',
            ),
          ),
        ],
      },
    ],
  },
  news: {
    title: t('News', 'Noticias', 'الأخبار', 'Новости'),
    lead: t(
      'From Mürren, Spiez, Ascona, Weggis and Bern.',
      'De Mürren, Spiez, Ascona, Weggis y Berna.',
      'من مورين وشبيتس وأسكونا وفيغيس وبرن.',
      'Из Мюррена, Шпица, Асконы, Веггиса и Берна.',
    ),
    scene: 'old-town',
  },
  events: {
    title: t('Dates', 'Fechas', 'المواعيد', 'Даты'),
    lead: t(
      'Where to meet us: at the schools, in your city, or on a screen.',
      'Dónde encontrarnos: en las escuelas, en tu ciudad o en pantalla.',
      'أين تلقانا: في المدارس أو في مدينتك أو على الشاشة.',
      'Где нас встретить: в школах, в вашем городе или на экране.',
    ),
    scene: 'bridge',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});

import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, t } from '../kit/text.ts';

/** The campus in Mürren. */
export const himCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/muerren/',
    brands: ['SEG', 'HIM'],
    title: t('Campus Mürren', 'Campus Mürren', 'حرم مورين', 'Кампус Мюррен'),
    field_pretitle: t(
      '1,638 m, Bernese Alps',
      '1.638 m, Alpes berneses',
      '1,638 م، جبال الألب البرنية',
      '1638 м, Бернские Альпы',
    ),
    field_lead: t(
      'Five houses on a balcony above the Lauterbrunnen valley, opposite three of the best-known north faces of the Alps.',
      'Cinco casas en un balcón sobre el valle de Lauterbrunnen, frente a tres de las caras norte más conocidas de los Alpes.',
      'خمسة مبانٍ على شرفة فوق وادي لاوتربرونن، قبالة ثلاثة من أشهر الوجوه الشمالية في الألب.',
      'Пять домов на балконе над долиной Лаутербруннен, напротив трёх самых известных северных стен Альп.',
    ),
    hero: pic('facade-chalet'),
    campus: {
      school: 'HIM',
      street: 'Haus Schilthalde',
      postal_code: '3825',
      city: 'Mürren',
      canton: 'Bern',
      latitude: 46.5592,
      longitude: 7.8925,
      altitude: 1638,
      students: 280,
      nationalities: 46,
      facilities: [
        t(
          'Training hotel with 42 rooms',
          'Hotel escuela de 42 habitaciones',
          'فندق تدريبي من 42 غرفة',
          'Учебный отель на 42 номера',
        ),
        t(
          'Front office lab',
          'Laboratorio de recepción',
          'مختبر المكتب الأمامي',
          'Практикум службы приёма',
        ),
        t('Two teaching kitchens', 'Dos cocinas escuela', 'مطبخان تعليميان', 'Две учебные кухни'),
        t(
          'Library, open day and night',
          'Biblioteca abierta día y noche',
          'مكتبة مفتوحة ليلًا ونهارًا',
          'Библиотека, открыта круглосуточно',
        ),
        t(
          'Climbing hall and ski room',
          'Rocódromo y guardaesquís',
          'قاعة تسلق وغرفة للزلاجات',
          'Скалодром и лыжная комната',
        ),
      ],
      travel: [
        t(
          '2 h 55 min by train and cable car from Zurich Airport',
          '2 h 55 min en tren y teleférico desde el aeropuerto de Zúrich',
          'ساعتان و55 دقيقة بالقطار والتلفريك من مطار زيورخ',
          '2 ч 55 мин поездом и канатной дорогой из аэропорта Цюриха',
        ),
        t(
          '50 min from Interlaken Ost',
          '50 min desde Interlaken Ost',
          '50 دقيقة من إنترلاكن أوست',
          '50 мин от станции Интерлакен-Ост',
        ),
        t(
          'No access by car; parking in Lauterbrunnen',
          'Sin acceso en coche; aparcamiento en Lauterbrunnen',
          'لا وصول بالسيارة؛ الموقف في لاوتربرونن',
          'На машине не доехать; парковка в Лаутербруннене',
        ),
      ],
    },
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'dormitory',
            t(
              'A single room in House Two',
              'Habitación individual en la Casa Dos',
              'غرفة فردية في المبنى الثاني',
              'Одноместная комната во втором корпусе',
            ),
          ),
          captioned(
            'library',
            t(
              'Reading table, third floor',
              'Mesa de lectura, tercera planta',
              'طاولة القراءة، الطابق الثالث',
              'Читальный стол, третий этаж',
            ),
          ),
          captioned(
            'alps-dusk',
            t(
              'The view at 17:40 in March',
              'La vista a las 17:40 en marzo',
              'المنظر في 17:40 من شهر مارس',
              'Вид в 17:40 в марте',
            ),
          ),
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_title: labels.inFigures,
        field_items: [
          stat(
            t('8 min', '8 min', '8 دقائق', '8 мин'),
            t(
              'between the two houses furthest apart',
              'entre las dos casas más lejanas',
              'بين أبعد مبنيين',
              'между самыми дальними домами',
            ),
          ),
          stat(
            '212',
            t('student rooms', 'habitaciones de estudiantes', 'غرفة طلابية', 'студенческих комнат'),
          ),
          stat(
            t('54 km', '54 km', '54 كم', '54 км'),
            t(
              'of ski runs from the door',
              'de pistas desde la puerta',
              'من مسارات التزلج من الباب',
              'лыжных трасс от порога',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t(
          'Life on a balcony',
          'La vida en un balcón',
          'حياة على شرفة',
          'Жизнь на балконе',
        ),
        field_text: t(
          'There is one grocery, one baker, one doctor’s practice twice a week, and a choir that is always short of tenors. Students take part: the ski patrol, the theatre and the fire service would be smaller without them.',
          'Hay una tienda, una panadería, consulta médica dos veces por semana y un coro al que siempre le faltan tenores. Los estudiantes participan: la patrulla de esquí, el teatro y los bomberos serían menos sin ellos.',
          'هناك بقالة واحدة ومخبز واحد وعيادة مرتين في الأسبوع وجوقة ينقصها دائمًا صوت «تينور». والطلاب جزء من ذلك كله: لولاهم لصغرت دورية التزلج والمسرح وفرقة الإطفاء.',
          'Здесь один магазин, одна пекарня, врач два раза в неделю и хор, где вечно не хватает теноров. Студенты участвуют во всём: без них лыжный патруль, театр и пожарная дружина были бы меньше.',
        ),
        field_media: pic('terrace-summer'),
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Come up for a day',
          'Sube a pasar un día',
          'اصعد إلينا ليوم',
          'Поднимитесь на день',
        ),
        field_links: [link('/visit/', labels.visit), link('/programs/', labels.allPrograms)],
      },
    ],
  },
];

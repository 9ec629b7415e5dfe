import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, t } from '../kit/text.ts';

/** The campus in Weggis. */
export const crCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/weggis/',
    brands: ['SEG', 'CR'],
    title: t('Campus Weggis', 'Campus Weggis', 'حرم فيغيس', 'Кампус Веггис'),
    field_pretitle: t(
      '435 m, Lake Lucerne',
      '435 m, lago de los Cuatro Cantones',
      '435 م، بحيرة لوتسيرن',
      '435 м, Фирвальдштетское озеро',
    ),
    field_lead: t(
      'A 1968 concrete pavilion, three timber houses and a café on the landing stage, at the foot of the Rigi.',
      'Un pabellón de hormigón de 1968, tres casas de madera y un café en el embarcadero, al pie del Rigi.',
      'جناح خرساني من 1968 وثلاثة بيوت خشبية ومقهى على مرسى القوارب، عند سفح جبل ريغي.',
      'Бетонный павильон 1968 года, три деревянных дома и кафе на пристани у подножия Риги.',
    ),
    hero: pic('campus-courtyard'),
    campus: {
      school: 'CR',
      street: 'Seestrasse 31',
      postal_code: '6353',
      city: 'Weggis',
      canton: 'Lucerne',
      latitude: 47.0321,
      longitude: 8.4318,
      altitude: 435,
      students: 340,
      nationalities: 51,
      facilities: [
        t(
          'Lecture hall with 180 seats',
          'Aula magna de 180 plazas',
          'قاعة محاضرات من 180 مقعدًا',
          'Лекционный зал на 180 мест',
        ),
        t(
          'Workshop for prototypes',
          'Taller de prototipos',
          'ورشة للنماذج الأولية',
          'Мастерская прототипов',
        ),
        t(
          'Café Linde, run by students',
          'Café Linde, gestionado por estudiantes',
          'مقهى ليندِه الذي يديره الطلاب',
          'Кафе «Линде», которым управляют студенты',
        ),
        t(
          'Library with 24 desks on the lake',
          'Biblioteca con 24 mesas frente al lago',
          'مكتبة بـ24 مكتبًا على البحيرة',
          'Библиотека с 24 местами у озера',
        ),
        t(
          'Founders’ house with 18 desks',
          'Casa de fundadores con 18 mesas',
          'بيت المؤسسين بـ18 مكتبًا',
          'Дом основателей на 18 столов',
        ),
      ],
      travel: [
        t(
          '41 min by boat from Lucerne',
          '41 min en barco desde Lucerna',
          '41 دقيقة بالقارب من لوتسيرن',
          '41 мин на катере из Люцерна',
        ),
        t(
          '1 h 40 min by train and bus from Zurich Airport',
          '1 h 40 min en tren y autobús desde el aeropuerto de Zúrich',
          'ساعة و40 دقيقة بالقطار والحافلة من مطار زيورخ',
          '1 ч 40 мин поездом и автобусом из аэропорта Цюриха',
        ),
        t(
          'Cable car to the Rigi, 12 min on foot',
          'Teleférico al Rigi, a 12 min a pie',
          'تلفريك ريغي على بُعد 12 دقيقة سيرًا',
          'Канатная дорога на Риги, 12 мин пешком',
        ),
      ],
    },
    blocks: [
      {
        type: 'text_media',
        field_title: t(
          'Built for talking',
          'Hecho para conversar',
          'بُني للحوار',
          'Построен для разговоров',
        ),
        field_text: t(
          'The architect of 1968 left out the corridors. To get from any room to any other you cross the courtyard, and meet somebody. It is the best-used classroom of the college, and the only one without a screen.',
          'El arquitecto de 1968 prescindió de los pasillos. Para ir de una sala a otra hay que cruzar el patio, y encontrarse con alguien. Es el aula más usada del college y la única sin pantalla.',
          'استغنى معماري 1968 عن الممرات، فللانتقال من أي قاعة إلى أخرى لا بد أن تعبر الفناء وتلتقي أحدًا. إنه أكثر قاعات الكلية استعمالًا، والوحيد الذي لا شاشة فيه.',
          'Архитектор в 1968 году обошёлся без коридоров. Чтобы попасть из одной комнаты в другую, надо пройти через двор и кого-нибудь встретить. Это самая востребованная аудитория колледжа, и единственная без экрана.',
        ),
        field_media: pic('facade-modern'),
      },
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned('lecture-hall', t('The Rigi hall', 'El aula Rigi', 'قاعة ريغي', 'Зал «Риги»')),
          captioned(
            'lake-steamer',
            t(
              'The 16:12 from Lucerne',
              'El de las 16:12 desde Lucerna',
              'قارب 16:12 من لوتسيرن',
              'Рейс 16:12 из Люцерна',
            ),
          ),
          captioned('dormitory', t('House Ahorn', 'Casa Ahorn', 'مبنى أهورن', 'Дом Ахорн')),
          captioned(
            'harbour',
            t(
              'The college’s landing stage',
              'El embarcadero del college',
              'مرسى الكلية',
              'Пристань колледжа',
            ),
          ),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Take the boat', 'Toma el barco', 'اركب القارب', 'Садитесь на катер'),
        field_links: [link('/visit/', labels.visit), link('/open-house/', labels.openHouse)],
      },
    ],
  },
];

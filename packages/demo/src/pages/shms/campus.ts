import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, step, t } from '../kit/text.ts';

/** The campus in Spiez. */
export const shmsCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/spiez/',
    brands: ['SEG', 'SHMS'],
    title: t('Campus Spiez', 'Campus Spiez', 'حرم شبيتس', 'Кампус Шпиц'),
    field_pretitle: t(
      '628 m, Lake Thun',
      '628 m, lago de Thun',
      '628 م، بحيرة تون',
      '628 м, Тунское озеро',
    ),
    field_lead: t(
      'A palace hotel, two villas and a boathouse in a park of four hectares, twelve minutes on foot from the railway station.',
      'Un hotel palacio, dos villas y un embarcadero en un parque de cuatro hectáreas, a doce minutos a pie de la estación.',
      'فندق قصر وفيلتان ومرسى قوارب في متنزه مساحته أربعة هكتارات، على بُعد اثنتي عشرة دقيقة سيرًا من المحطة.',
      'Отель-дворец, две виллы и лодочный дом в парке площадью четыре гектара, двенадцать минут пешком от вокзала.',
    ),
    hero: pic('harbour'),
    campus: {
      school: 'SHMS',
      street: 'Seeblickstrasse 12',
      postal_code: '3700',
      city: 'Spiez',
      canton: 'Bern',
      latitude: 46.6889,
      longitude: 7.6861,
      altitude: 628,
      students: 420,
      nationalities: 58,
      facilities: [
        t(
          'Ballroom for 400 guests',
          'Salón de baile para 400 invitados',
          'قاعة احتفالات لـ400 ضيف',
          'Бальный зал на 400 гостей',
        ),
        t(
          'Pricing room with live data of 40 hotels',
          'Sala de precios con datos en vivo de 40 hoteles',
          'قاعة تسعير ببيانات حية من 40 فندقًا',
          'Зал цен с живыми данными 40 отелей',
        ),
        t(
          'Three restaurants, one of them public',
          'Tres restaurantes, uno abierto al público',
          'ثلاثة مطاعم أحدها مفتوح للعموم',
          'Три ресторана, один открыт для публики',
        ),
        t(
          'Library in the former chapel',
          'Biblioteca en la antigua capilla',
          'مكتبة في المصلّى القديم',
          'Библиотека в бывшей часовне',
        ),
        t(
          'Boathouse with eleven sailing boats',
          'Embarcadero con once veleros',
          'مرسى بأحد عشر قاربًا شراعيًا',
          'Лодочный дом с одиннадцатью яхтами',
        ),
      ],
      travel: [
        t(
          '1 h 58 min by train from Zurich Airport',
          '1 h 58 min en tren desde el aeropuerto de Zúrich',
          'ساعة و58 دقيقة بالقطار من مطار زيورخ',
          '1 ч 58 мин поездом из аэропорта Цюриха',
        ),
        t(
          '31 min from Bern, 18 min from Interlaken',
          '31 min desde Berna, 18 min desde Interlaken',
          '31 دقيقة من برن و18 دقيقة من إنترلاكن',
          '31 мин от Берна, 18 мин от Интерлакена',
        ),
        t(
          'By steamer from Thun in summer',
          'En vapor desde Thun en verano',
          'بالباخرة من تون صيفًا',
          'Летом — пароходом из Туна',
        ),
      ],
    },
    blocks: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t(
          'The house through the years',
          'La casa a través de los años',
          'الدار عبر السنين',
          'Дом сквозь годы',
        ),
        field_items: [
          step(
            '1902',
            t(
              'The Seeblick opens with 186 rooms',
              'El Seeblick abre con 186 habitaciones',
              'افتتاح زيبليك بـ186 غرفة',
              'Открывается «Зееблик» на 186 номеров',
            ),
          ),
          step(
            '1911',
            t(
              'The first lift of the valley',
              'El primer ascensor del valle',
              'أول مصعد في الوادي',
              'Первый лифт в долине',
            ),
          ),
          step(
            '1976',
            t(
              'The hotel closes, the school moves in',
              'Cierra el hotel y llega la escuela',
              'يُغلق الفندق وتنتقل إليه المدرسة',
              'Отель закрыт, въезжает школа',
            ),
          ),
          step(
            '2019',
            t(
              'Heat from the lake replaces oil',
              'El calor del lago sustituye al gasóleo',
              'حرارة البحيرة تحل محل النفط',
              'Тепло озера вместо мазута',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned(
            'ballroom',
            t(
              'The ballroom, restored in 2014',
              'El salón de baile, restaurado en 2014',
              'قاعة الاحتفالات بعد ترميمها عام 2014',
              'Бальный зал, восстановлен в 2014 году',
            ),
          ),
          captioned(
            'library',
            t(
              'The chapel library',
              'La biblioteca de la capilla',
              'مكتبة المصلّى',
              'Библиотека в часовне',
            ),
          ),
          captioned(
            'dormitory',
            t(
              'A double room in Villa Ost',
              'Habitación doble en la Villa Ost',
              'غرفة مزدوجة في فيلا أوست',
              'Двухместная комната на вилле Ост',
            ),
          ),
          captioned(
            'garden',
            t(
              'The park, open to the town',
              'El parque, abierto al pueblo',
              'المتنزه المفتوح لأهل البلدة',
              'Парк, открытый для города',
            ),
          ),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Come in by the front door',
          'Entra por la puerta principal',
          'ادخل من الباب الرئيسي',
          'Входите с парадного',
        ),
        field_links: [link('/visit/', labels.visit), link('/programs/', labels.allPrograms)],
        image: pic('lake-steamer'),
      },
    ],
  },
];

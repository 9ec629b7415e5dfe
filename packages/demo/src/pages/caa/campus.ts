import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, t } from '../kit/text.ts';

/** The campus in Ascona. */
export const caaCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/ascona/',
    brands: ['SEG', 'CAA'],
    title: t('Campus Ascona', 'Campus Ascona', 'حرم أسكونا', 'Кампус Аскона'),
    field_pretitle: t(
      '196 m, Lake Maggiore',
      '196 m, lago Mayor',
      '196 م، بحيرة ماجوري',
      '196 м, озеро Маджоре',
    ),
    field_lead: t(
      'A former silk warehouse on the promenade, with seven kitchens, a garden on eleven terraces and a restaurant on a jetty.',
      'Un antiguo almacén de seda en el paseo, con siete cocinas, un huerto en once terrazas y un restaurante sobre un muelle.',
      'مستودع حرير قديم على الممشى، فيه سبعة مطابخ وحديقة من إحدى عشرة مصطبة ومطعم على رصيف البحيرة.',
      'Бывший шёлковый склад на набережной: семь кухонь, сад на одиннадцати террасах и ресторан на причале.',
    ),
    hero: pic('palm-promenade'),
    campus: {
      school: 'CAA',
      street: 'Via del Pontile 4',
      postal_code: '6612',
      city: 'Ascona',
      canton: 'Ticino',
      latitude: 46.1546,
      longitude: 8.7697,
      altitude: 196,
      students: 160,
      nationalities: 34,
      facilities: [
        t(
          'Seven teaching kitchens, one of them halal',
          'Siete cocinas escuela, una de ellas halal',
          'سبعة مطابخ تعليمية أحدها حلال',
          'Семь учебных кухонь, одна — халяль',
        ),
        t(
          'Restaurant Il Pontile with 58 seats',
          'Restaurante Il Pontile, 58 plazas',
          'مطعم إل بونتيله، 58 مقعدًا',
          'Ресторан Il Pontile на 58 мест',
        ),
        t(
          'Garden with 140 varieties',
          'Huerto con 140 variedades',
          'حديقة تضم 140 صنفًا',
          'Сад на 140 сортов',
        ),
        t(
          'Cellar, smokehouse and bread oven',
          'Bodega, ahumadero y horno de pan',
          'قبو وغرفة تدخين وفرن خبز',
          'Погреб, коптильня и хлебная печь',
        ),
        t(
          'Tasting room with twelve booths',
          'Sala de cata con doce cabinas',
          'قاعة تذوق باثنتي عشرة مقصورة',
          'Дегустационный зал на двенадцать кабин',
        ),
      ],
      travel: [
        t(
          '15 min by bus from Locarno station',
          '15 min en autobús desde la estación de Locarno',
          '15 دقيقة بالحافلة من محطة لوكارنو',
          '15 мин автобусом от вокзала Локарно',
        ),
        t(
          '2 h 50 min by train from Zurich Airport',
          '2 h 50 min en tren desde el aeropuerto de Zúrich',
          'ساعتان و50 دقيقة بالقطار من مطار زيورخ',
          '2 ч 50 мин поездом из аэропорта Цюриха',
        ),
        t(
          '2 h from Milan Malpensa',
          '2 h desde Milán-Malpensa',
          'ساعتان من مطار ميلانو مالبينسا',
          '2 ч от миланского аэропорта Мальпенса',
        ),
      ],
    },
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('6:05', t('the market opens', 'abre el mercado', 'يفتح السوق', 'открывается рынок')),
          stat(
            '140',
            t(
              'varieties in our garden',
              'variedades en el huerto',
              'صنفًا في حديقتنا',
              'сортов в нашем саду',
            ),
          ),
          stat(
            t('90 m', '90 m', '90 م', '90 м'),
            t(
              'from kitchen 1 to the water',
              'de la cocina 1 al agua',
              'من المطبخ الأول إلى الماء',
              'от кухни № 1 до воды',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('kitchen-copper', t('Kitchen 1', 'Cocina 1', 'المطبخ الأول', 'Кухня № 1')),
          captioned(
            'garden',
            t(
              'Terrace 7: herbs and beans',
              'Terraza 7: hierbas y judías',
              'المصطبة السابعة: أعشاب وفاصولياء',
              'Терраса 7: травы и бобы',
            ),
          ),
          captioned(
            'dormitory',
            t(
              'Casa Gialla, student rooms',
              'Casa Gialla, habitaciones',
              'كازا جالّا، غرف الطلاب',
              'Casa Gialla, студенческие комнаты',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t('South of everything', 'Al sur de todo', 'جنوبَ كل شيء', 'Южнее всего'),
        field_text: t(
          'Ascona lies lower than any other town in Switzerland. Camellias flower in March, lemons winter outdoors, and the ice-cream parlour closes for six weeks only. Students ski in the morning at Bosco and swim in the evening, once a year, for the bet.',
          'Ascona es el pueblo más bajo de Suiza. Las camelias florecen en marzo, los limoneros pasan el invierno fuera y la heladería cierra solo seis semanas. Una vez al año, por la apuesta, los estudiantes esquían por la mañana en Bosco y nadan por la tarde.',
          'أسكونا أخفض بلدة في سويسرا. تزهر الكاميليا في مارس، ويمضي الليمون شتاءه في العراء، ولا يغلق محل المثلجات سوى ستة أسابيع. ومرة في السنة، وفاءً برهان، يتزلج الطلاب صباحًا في بوسكو ويسبحون مساءً.',
          'Аскона — самый низко лежащий город Швейцарии. Камелии цветут в марте, лимоны зимуют под открытым небом, а мороженщик закрывается всего на шесть недель. Раз в году, на спор, студенты утром катаются на лыжах в Боско, а вечером купаются.',
        ),
        field_media: pic('lake-sunset'),
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t(
          'Lunch is at half past twelve',
          'Se come a las doce y media',
          'الغداء في الثانية عشرة والنصف',
          'Обед в половине первого',
        ),
        field_links: [
          link('/visit/', labels.visit),
          link('/culinary-open-day/', labels.culinaryDay),
        ],
      },
    ],
  },
];

import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, step, t } from '../kit/text.ts';

/** The restaurant, the kitchens and the programmes on the academy’s home page. */
export const caaHomeKitchens: SeedBlock[] = [
  {
    type: 'text_media',
    field_side: 'start',
    field_pretitle: t('Il Pontile', 'Il Pontile', 'إل بونتيله', 'Il Pontile'),
    field_title: t(
      'Our exam room has 58 seats and a waiting list',
      'Nuestra aula de examen tiene 58 plazas y lista de espera',
      'قاعة امتحاننا فيها 58 مقعدًا وقائمة انتظار',
      'Наша экзаменационная — 58 мест и лист ожидания',
    ),
    field_text: t(
      'Il Pontile is the academy’s restaurant on the jetty. Students cook, serve and set the menu, which changes every second Tuesday. Guests pay CHF 48 for four courses and leave one card each: what they would order again, and what they would send back.\n\nThe cards hang in the corridor. All of them.',
      'Il Pontile es el restaurante de la academia, sobre el muelle. Los estudiantes cocinan, sirven y deciden la carta, que cambia un martes de cada dos. Los clientes pagan 48 CHF por cuatro platos y dejan una tarjeta: qué volverían a pedir y qué devolverían.\n\nLas tarjetas cuelgan en el pasillo. Todas.',
      'إل بونتيله مطعم الأكاديمية على رصيف البحيرة. يطبخ فيه الطلاب ويخدمون ويضعون القائمة التي تتغير كل ثلاثاء ثانٍ. يدفع الضيوف 48 فرنكًا لأربعة أطباق ويترك كل منهم بطاقة: ما الذي سيطلبه ثانيةً، وما الذي كان سيعيده إلى المطبخ.\n\nوالبطاقات معلّقة في الممر. كلها.',
      'Il Pontile — ресторан академии на причале. Студенты готовят, обслуживают и составляют меню, которое меняется каждый второй вторник. Гости платят 48 франков за четыре блюда и оставляют карточку: что заказали бы снова, а что отправили бы назад.\n\nКарточки висят в коридоре. Все.',
    ),
    field_media: pic('table-setting'),
    field_links: [link('/campuses/ascona/', labels.seeCampus)],
  },
  {
    type: 'timeline',
    field_tone: 'tint',
    field_pretitle: t(
      'Kitchen 2, a Wednesday',
      'Cocina 2, un miércoles',
      'المطبخ الثاني، يوم أربعاء',
      'Кухня № 2, среда',
    ),
    field_title: t(
      'The life of a stock',
      'La vida de un fondo',
      'حكاية مرق',
      'Жизнь одного бульона',
    ),
    field_items: [
      step(
        '07:00',
        t('Bones in the oven', 'Huesos al horno', 'العظام في الفرن', 'Кости в печь'),
        t(
          'Eighteen kilos, 220 degrees.',
          'Dieciocho kilos, 220 grados.',
          'ثمانية عشر كيلوغرامًا عند 220 درجة.',
          'Восемнадцать кило, 220 градусов.',
        ),
      ),
      step(
        '08:40',
        t(
          'Cold water, not hot',
          'Agua fría, no caliente',
          'ماء بارد لا ساخن',
          'Вода холодная, не горячая',
        ),
        t(
          'You find out why by noon.',
          'A mediodía sabes por qué.',
          'وستعرف السبب عند الظهر.',
          'К полудню поймёте почему.',
        ),
      ),
      step(
        '12:00',
        t(
          'Skim, taste, wait',
          'Espumar, probar, esperar',
          'اكشط وتذوّق وانتظر',
          'Снять пену, попробовать, ждать',
        ),
        t(
          'Theory lesson beside the pot.',
          'Clase de teoría junto a la olla.',
          'درس نظري بجانب القدر.',
          'Теория — у кастрюли.',
        ),
      ),
      step(
        '16:30',
        t('Strain and reduce', 'Colar y reducir', 'صفِّ واختزل', 'Процедить и уварить'),
        t(
          'Forty litres become six.',
          'De cuarenta litros quedan seis.',
          'من أربعين لترًا تبقى ستة.',
          'Из сорока литров остаётся шесть.',
        ),
      ),
      step(
        '19:10',
        t('On the plate', 'En el plato', 'في الطبق', 'На тарелке'),
        t(
          'Two spoonfuls. The guest says nothing and eats on.',
          'Dos cucharadas. El cliente calla y sigue comiendo.',
          'ملعقتان. يصمت الضيف ويواصل الأكل.',
          'Две ложки. Гость молча ест дальше.',
        ),
      ),
    ],
  },
  {
    type: 'program_list',
    field_title: t('Five programmes', 'Cinco programas', 'خمسة برامج', 'Пять программ'),
    query: { schools: ['CAA'], limit: 5 },
    field_link: link('/programs/', labels.allPrograms),
    field_variant: 'cards',
  },
  {
    type: 'gallery',
    field_title: t('Mise en place', 'Mise en place', 'التحضير', 'Мизанплас'),
    perPage: 2,
    field_items: [
      captioned(
        'market-stall',
        t(
          'Tuesday market, 6:05',
          'Mercado del martes, 6:05',
          'سوق الثلاثاء، 6:05',
          'Рынок во вторник, 6:05',
        ),
      ),
      captioned(
        'kitchen-still-life',
        t(
          'Kitchen 1, all gas',
          'Cocina 1, toda a gas',
          'المطبخ الأول، بالغاز كله',
          'Кухня № 1, вся на газу',
        ),
      ),
      captioned(
        'garden',
        t(
          'Terrace 7: beans and basil',
          'Terraza 7: judías y albahaca',
          'المصطبة السابعة: فاصولياء وريحان',
          'Терраса 7: фасоль и базилик',
        ),
      ),
      captioned(
        'harbour',
        t(
          'Perch, 4:50 in the morning',
          'Perca, 4:50 de la mañana',
          'سمك الفرخ، 4:50 فجرًا',
          'Окунь, 4:50 утра',
        ),
      ),
      captioned(
        'vineyard',
        t('Merlot above Ronco', 'Merlot sobre Ronco', 'كرمة فوق رونكو', 'Мерло над Ронко'),
      ),
    ],
  },
];

import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, step, t } from '../kit/text.ts';
import { caaHomeClosing } from './homeClosing.ts';

/** Home page of the Culinary Academy Ascona. */
export const caaHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['CAA'],
    title: t(
      'Culinary Academy Ascona',
      'Culinary Academy Ascona',
      'أكاديمية أسكونا للطهي',
      'Кулинарная академия Асконы',
    ),
    field_lead: t(
      'Seven kitchens, 160 cooks and one public restaurant on Lake Maggiore.',
      'Siete cocinas, 160 cocineros y un restaurante abierto al público en el lago Mayor.',
      'سبعة مطابخ و160 طاهيًا ومطعم واحد مفتوح للعموم على بحيرة ماجوري.',
      'Семь кухонь, 160 поваров и один открытый для всех ресторан на озере Маджоре.',
    ),
    metatag: {
      title: t(
        'Culinary Academy Ascona: cooking and pastry on Lake Maggiore',
        'Culinary Academy Ascona: cocina y pastelería en el lago Mayor',
        'أكاديمية أسكونا للطهي: الطبخ والحلويات على بحيرة ماجوري',
        'Кулинарная академия Асконы: кухня и кондитерское дело на озере Маджоре',
      ),
      description: t(
        'Culinary arts, pastry and culinary business, taught at the stove in Ascona, Ticino. From four weeks to three years.',
        'Artes culinarias, pastelería y negocio gastronómico, junto a los fogones en Ascona, Tesino. De cuatro semanas a tres años.',
        'فنون الطهي والحلويات وإدارة أعمال المطاعم، أمام الموقد في أسكونا، تيتشينو. من أربعة أسابيع إلى ثلاث سنوات.',
        'Кулинарное искусство, кондитерское дело и ресторанный бизнес у плиты в Асконе, Тичино. От четырёх недель до трёх лет.',
      ),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'stage',
        field_tone: 'ink',
        field_title: t(
          'Taste first. Talk later.',
          'Primero prueba. Luego habla.',
          'ذُق أولًا، ثم تكلّم',
          'Сначала попробуйте. Потом поговорим',
        ),
        field_text: t(
          'Thirty hours a week at the stove, in groups of twelve, between the market at six and the last plate at ten.',
          'Treinta horas semanales en los fogones, en grupos de doce, entre el mercado de las seis y el último plato de las diez.',
          'ثلاثون ساعة أسبوعيًا أمام الموقد في مجموعات من اثني عشر، بين سوق السادسة صباحًا وآخر طبق في العاشرة مساءً.',
          'Тридцать часов в неделю у плиты, группами по двенадцать, от рынка в шесть утра до последней тарелки в десять вечера.',
        ),
        field_media: { clip: 'kitchen-pass', poster: pic('kitchen-pass') },
        field_links: [
          link('/programs/', labels.allPrograms),
          link('/culinary-open-day/', labels.culinaryDay),
        ],
      },
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t(
          'What do you want to make?',
          '¿Qué quieres hacer?',
          'ماذا تريد أن تصنع؟',
          'Что вы хотите делать?',
        ),
        field_items: [
          {
            field_title: t(
              'Sauces that people finish with bread',
              'Salsas que se rebañan con pan',
              'صلصات تُمسح بالخبز',
              'Соусы, которые доедают хлебом',
            ),
            field_text: t(
              'Bachelor in Culinary Arts, three years',
              'Grado en Artes Culinarias, tres años',
              'بكالوريوس فنون الطهي، ثلاث سنوات',
              'Бакалавриат по кулинарному искусству, три года',
            ),
            link: link('/programs/bachelor-culinary-arts/', labels.seeProgram),
          },
          {
            field_title: t(
              'Chocolate with a clean snap',
              'Chocolate con chasquido limpio',
              'شوكولاتة بكسرة صافية',
              'Шоколад с чистым хрустом',
            ),
            field_text: t(
              'Diploma in Pastry and Chocolate, twelve months',
              'Diploma en Pastelería y Chocolate, doce meses',
              'دبلوم الحلويات والشوكولاتة، اثنا عشر شهرًا',
              'Диплом по кондитерскому делу и шоколаду, двенадцать месяцев',
            ),
            link: link('/programs/diploma-pastry-and-chocolate/', labels.seeProgram),
          },
          {
            field_title: t(
              'Polenta, trout, rye: the Alps on a plate',
              'Polenta, trucha, centeno: los Alpes en un plato',
              'البولينتا والسلمون المرقط والجاودار: الألب في طبق',
              'Полента, форель, рожь: Альпы на тарелке',
            ),
            field_text: t(
              'Certificate in Alpine Cooking, six months',
              'Certificado en Cocina Alpina, seis meses',
              'شهادة الطهي الجبلي، ستة أشهر',
              'Сертификат по альпийской кухне, полгода',
            ),
            link: link('/programs/certificate-alpine-cooking/', labels.seeProgram),
          },
          {
            field_title: t(
              'A restaurant that is still open in year five',
              'Un restaurante que siga abierto al quinto año',
              'مطعمًا يبقى مفتوحًا في عامه الخامس',
              'Ресторан, который работает и на пятый год',
            ),
            field_text: t(
              'Master in Culinary Business, twelve months',
              'Máster en Negocio Gastronómico, doce meses',
              'ماجستير أعمال الطهي، اثنا عشر شهرًا',
              'Магистратура по ресторанному бизнесу, двенадцать месяцев',
            ),
            link: link('/programs/master-culinary-business/', labels.seeProgram),
          },
          {
            field_title: t(
              'Dinner for your family, properly',
              'La cena de casa, bien hecha',
              'عشاء لعائلتك كما يجب',
              'Ужин для семьи, но как следует',
            ),
            field_text: t(
              'Summer on the Lake, four weeks',
              'Verano en el lago, cuatro semanas',
              'صيف على البحيرة، أربعة أسابيع',
              'Лето на озере, четыре недели',
            ),
            link: link('/programs/summer-lake-kitchen/', labels.seeProgram),
          },
        ],
      },
      {
        type: 'quote',
        field_tone: 'brand',
        field_text: t(
          'Salt is a question. Keep asking.',
          'La sal es una pregunta. Sigue preguntando.',
          'الملح سؤال، فلا تكفّ عن السؤال',
          'Соль — это вопрос. Продолжайте спрашивать',
        ),
        field_author: t(
          'Written above the door of kitchen 4',
          'Escrito sobre la puerta de la cocina 4',
          'مكتوب فوق باب المطبخ الرابع',
          'Надпись над дверью кухни № 4',
        ),
      },
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
          'Il Pontile es el restaurante de la academia, sobre el muelle. Los estudiantes cocinan, sirven y deciden la carta, que cambia un martes de cada dos. Los clientes pagan CHF 48 por cuatro platos y dejan una tarjeta: qué volverían a pedir y qué devolverían.\n\nLas tarjetas cuelgan en el pasillo. Todas.',
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
      ...caaHomeClosing,
    ],
  },
];

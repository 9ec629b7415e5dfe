import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, t } from '../kit/text.ts';
import { shmsHomeClosing } from './homeClosing.ts';

/** Home page of the Seeblick Hotel Management School. */
export const shmsHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['SHMS'],
    title: t(
      'Seeblick Hotel Management School',
      'Seeblick Hotel Management School',
      'مدرسة زيبليك لإدارة الفنادق',
      'Школа гостиничного менеджмента Зееблик',
    ),
    field_lead: t(
      'Hotel management, events and finance, taught in a palace hotel of 1902 on Lake Thun.',
      'Gestión hotelera, eventos y finanzas en un hotel palacio de 1902 a orillas del lago de Thun.',
      'إدارة الفنادق والفعاليات والمالية في فندق قصر يعود إلى 1902 على بحيرة تون.',
      'Гостиничный менеджмент, события и финансы в отеле-дворце 1902 года на Тунском озере.',
    ),
    metatag: {
      title: t(
        'Seeblick Hotel Management School, Spiez',
        'Seeblick Hotel Management School, Spiez',
        'مدرسة زيبليك لإدارة الفنادق، شبيتس',
        'Школа Зееблик, Шпиц',
      ),
      description: t(
        'Degrees in hospitality leadership, events and hotel finance in Spiez on Lake Thun. Two intakes a year, taught in English.',
        'Títulos en dirección hotelera, eventos y finanzas hoteleras en Spiez, junto al lago de Thun. Dos convocatorias al año, en inglés.',
        'درجات في قيادة الضيافة والفعاليات والمالية الفندقية في شبيتس على بحيرة تون. دفعتان كل عام والتدريس بالإنجليزية.',
        'Степени в управлении гостеприимством, событиями и гостиничными финансами в Шпице на Тунском озере. Два набора в год, на английском.',
      ),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'split',
        field_tone: 'tint',
        field_pretitle: t(
          'Spiez, Lake Thun, since 1902',
          'Spiez, lago de Thun, desde 1902',
          'شبيتس، بحيرة تون، منذ 1902',
          'Шпиц, Тунское озеро, с 1902 года',
        ),
        field_title: t(
          'Learn to run the house',
          'Aprende a llevar la casa',
          'تعلّم إدارة الدار',
          'Научитесь управлять домом',
        ),
        field_text: t(
          'For 74 years kings and cotton traders took the waters here. Now 420 students take over the lobby, the ballroom and the balance sheet.',
          'Durante 74 años veranearon aquí reyes y comerciantes de algodón. Hoy 420 estudiantes se hacen cargo del vestíbulo, del salón de baile y del balance.',
          'طوال 74 عامًا اصطاف هنا ملوك وتجار قطن. واليوم يتسلّم 420 طالبًا البهو وقاعة الاحتفالات والميزانية.',
          'Семьдесят четыре года здесь отдыхали короли и торговцы хлопком. Теперь холл, бальный зал и баланс принимают 420 студентов.',
        ),
        field_media: pic('facade-palace'),
        field_links: [link('/programs/', labels.allPrograms), link('/brochure/', labels.brochure)],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## A palace is a good teacher\n\nIt has 186 rooms, 41 chimneys and a lift from 1911 that must never stop with a guest in it. It leaks, it dazzles, it costs money every hour. Whoever learns to lead here, among Belle Époque stucco and a budget of CHF 9.8 million, is not easily impressed by a business plan.',
          '## Un palacio es buen maestro\n\nTiene 186 habitaciones, 41 chimeneas y un ascensor de 1911 que jamás debe pararse con un huésped dentro. Gotea, deslumbra y cuesta dinero a cada hora. Quien aprende a dirigir aquí, entre estucos de la Belle Époque y un presupuesto de 9,8 millones de CHF, no se deja impresionar fácilmente por un plan de negocio.',
          '## القصر معلّم جيد\n\nفيه 186 غرفة و41 مدخنة ومصعد من 1911 لا يجوز أن يتوقف وفيه ضيف. يسرّب الماء ويخطف الأبصار ويكلّف مالًا كل ساعة. ومن يتعلم القيادة هنا، بين زخارف «الحقبة الجميلة» وميزانية قدرها 9.8 مليون فرنك، لا تبهره خطة عمل بسهولة.',
          '## Дворец — хороший учитель\n\nВ нём 186 номеров, 41 труба и лифт 1911 года, который не имеет права застрять с гостем. Он протекает, ослепляет и каждый час стоит денег. Кто научился руководить здесь, среди лепнины прекрасной эпохи и при бюджете в 9,8 миллиона франков, того бизнес-планом не удивить.',
        ),
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_title: t(
          'Four floors, four crafts',
          'Cuatro plantas, cuatro oficios',
          'أربعة طوابق وأربع حرف',
          'Четыре этажа, четыре ремесла',
        ),
        field_items: [
          {
            field_title: t('The ballroom', 'El salón de baile', 'قاعة الاحتفالات', 'Бальный зал'),
            field_text: t(
              'Events students stage 60 evenings a year under the chandeliers.',
              'Los estudiantes de eventos montan 60 veladas al año bajo las arañas.',
              'يقيم طلاب الفعاليات 60 أمسية سنويًا تحت الثريات.',
              'Студенты-событийщики проводят под люстрами 60 вечеров в год.',
            ),
            image: pic('ballroom'),
            link: link('/programs/bachelor-events-and-guest-experience/', labels.seeProgram),
          },
          {
            field_title: t('The front office', 'La recepción', 'المكتب الأمامي', 'Служба приёма'),
            field_text: t(
              'Two desks, three systems, one rule: nobody waits longer than 90 seconds.',
              'Dos mostradores, tres sistemas y una regla: nadie espera más de 90 segundos.',
              'مكتبان وثلاثة أنظمة وقاعدة واحدة: لا أحد ينتظر أكثر من 90 ثانية.',
              'Две стойки, три системы, одно правило: никто не ждёт дольше 90 секунд.',
            ),
            image: pic('lobby-evening'),
            link: link('/programs/bachelor-hospitality-leadership/', labels.seeProgram),
          },
          {
            field_title: t('The trading floor', 'La sala de precios', 'قاعة التسعير', 'Зал цен'),
            field_text: t(
              'Twelve screens, 40 hotels’ live data, a price every six minutes.',
              'Doce pantallas, datos en vivo de 40 hoteles y un precio cada seis minutos.',
              'اثنتا عشرة شاشة وبيانات حية لأربعين فندقًا وسعر كل ست دقائق.',
              'Двенадцать экранов, живые данные 40 отелей, новая цена каждые шесть минут.',
            ),
            image: pic('conference'),
            link: link('/programs/master-hospitality-finance/', labels.seeProgram),
          },
          {
            field_title: t('The back of house', 'Entre bastidores', 'خلف الكواليس', 'За кулисами'),
            field_text: t(
              'Laundry, stores, kitchens, boilers: the diploma starts down here.',
              'Lavandería, almacenes, cocinas, calderas: el diploma empieza aquí abajo.',
              'المغسلة والمخازن والمطابخ والمراجل: من هنا يبدأ الدبلوم.',
              'Прачечная, склады, кухни, котельная: диплом начинается внизу.',
            ),
            image: pic('kitchen-copper'),
            link: link('/programs/diploma-hotel-operations/', labels.seeProgram),
          },
        ],
      },
      {
        type: 'program_list',
        field_tone: 'paper',
        field_title: t('Programmes', 'Programas', 'البرامج', 'Программы'),
        query: { schools: ['SHMS'], limit: 5 },
        field_link: link('/programs/', labels.allPrograms),
        field_variant: 'table',
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat(
            '420',
            t(
              'students from 58 nations',
              'estudiantes de 58 países',
              'طالبًا من 58 دولة',
              'студентов из 58 стран',
            ),
          ),
          stat(
            t('31 min', '31 min', '31 دقيقة', '31 мин'),
            t('by train to Bern', 'en tren a Berna', 'بالقطار إلى برن', 'поездом до Берна'),
          ),
          stat(
            '164',
            t(
              'employers at the last career days',
              'empresas en las últimas jornadas de empleo',
              'جهة توظيف في آخر أيام مهنية',
              'работодателя на последних днях карьеры',
            ),
          ),
          stat(
            t('2.7', '2,7', '2.7', '2,7'),
            t(
              'job offers per graduate',
              'ofertas de trabajo por graduado',
              'عرض عمل لكل خريج',
              'предложения работы на выпускника',
            ),
          ),
        ],
      },
      {
        type: 'tabs',
        field_title: t(
          'Where three years take you',
          'Adónde te llevan tres años',
          'إلى أين تأخذك ثلاث سنوات',
          'Куда приведут три года',
        ),
        field_items: [
          {
            field_title: t('Year one', 'Primer año', 'السنة الأولى', 'Первый год'),
            field_text: t(
              'You serve, cook, clean and count. By Christmas you have worked in every room of the palace, and know what each of them costs.',
              'Sirves, cocinas, limpias y cuentas. En Navidad ya has trabajado en todas las salas del palacio y sabes qué cuesta cada una.',
              'تخدم وتطبخ وتنظف وتحسب. وقبل نهاية ديسمبر تكون قد عملت في كل قاعة من القصر وعرفت كلفة كل منها.',
              'Вы обслуживаете, готовите, убираете и считаете. К Рождеству вы поработали в каждом зале дворца и знаете, сколько он стоит.',
            ),
            image: pic('table-setting'),
          },
          {
            field_title: t('Year two', 'Segundo año', 'السنة الثانية', 'Второй год'),
            field_text: t(
              'Six months of internship, six months of leading first-years. You write rotas, give feedback and take your first budget to the board.',
              'Seis meses de prácticas y seis dirigiendo a los de primero. Escribes turnos, das opinión y presentas tu primer presupuesto al consejo.',
              'ستة أشهر تدريب وستة أشهر تقود فيها طلاب السنة الأولى. تضع جداول العمل وتقدّم الملاحظات وتعرض أول ميزانية لك على المجلس.',
              'Полгода стажировки, полгода — во главе первокурсников. Вы составляете графики, даёте обратную связь и защищаете первый бюджет перед советом.',
            ),
            image: pic('seminar-room'),
          },
          {
            field_title: t('Year three', 'Tercer año', 'السنة الثالثة', 'Третий год'),
            field_text: t(
              'A second internship, a thesis for a real house, and the Spring Ball: 400 guests, one student director, no second take.',
              'Unas segundas prácticas, un trabajo final para una casa real y el Baile de Primavera: 400 invitados, un estudiante al frente y ninguna segunda toma.',
              'تدريب ثانٍ، وأطروحة لفندق حقيقي، وحفل الربيع: 400 ضيف ومدير من الطلاب ولا إعادة للمشهد.',
              'Вторая стажировка, диплом для настоящего отеля и Весенний бал: 400 гостей, директор-студент, второго дубля не будет.',
            ),
            image: pic('facade-night'),
          },
        ],
      },
      ...shmsHomeClosing,
    ],
  },
];

import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, pic, stat, t } from '../kit/text.ts';
import { schoolPage } from './schoolPage.ts';

/** The four schools on the group's site. */
export const segSchools: SeedPage[] = [
  schoolPage({
    code: 'HIM',
    title: t(
      'Hotel Institute Mürren',
      'Hotel Institute Mürren',
      'معهد مورين الفندقي',
      'Отельный институт Мюррена',
    ),
    pretitle: t(
      'Mürren, Bernese Alps, 1,638 m',
      'Mürren, Alpes berneses, 1.638 m',
      'مورين، جبال الألب البرنية، 1,638 م',
      'Мюррен, Бернские Альпы, 1638 м',
    ),
    lead: t(
      'The smallest hotel school of the group stands highest: 280 students, a car-free village, and a hotel that they run themselves.',
      'La escuela hotelera más pequeña del grupo es la más alta: 280 estudiantes, un pueblo sin coches y un hotel que llevan ellos mismos.',
      'أصغر مدارس المجموعة الفندقية هي أعلاها موقعًا: 280 طالبًا، وقرية بلا سيارات، وفندق يديرونه بأنفسهم.',
      'Самая маленькая отельная школа группы стоит выше всех: 280 студентов, деревня без машин и отель, которым они управляют сами.',
    ),
    hero: 'alps-dawn',
    campus: '/campuses/muerren/',
    blocks: [
      {
        type: 'text_media',
        field_title: t('Who goes there', 'Quién va allí', 'من يدرس هناك', 'Кто туда едет'),
        field_text: t(
          'People who would rather do than watch. In the first week they make beds; in the fifth semester they hold the night keys of a house with 42 rooms. Most of them ski, all of them learn German from neighbours.',
          'Gente que prefiere hacer a mirar. La primera semana hacen camas; en el quinto semestre tienen de noche las llaves de una casa de 42 habitaciones. La mayoría esquía y todos aprenden alemán con los vecinos.',
          'من يفضّلون الفعل على المشاهدة. في الأسبوع الأول يرتبون الأسرّة، وفي الفصل الخامس يحملون ليلًا مفاتيح دار من 42 غرفة. معظمهم يتزلج، وجميعهم يتعلم الألمانية من الجيران.',
          'Те, кому интереснее делать, чем смотреть. В первую неделю они заправляют кровати, в пятом семестре держат ночные ключи от дома на 42 номера. Большинство катается на лыжах, и все учат немецкий у соседей.',
        ),
        field_media: pic('terrace-winter'),
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('280', t('students', 'estudiantes', 'طالبًا', 'студентов')),
          stat(
            '42',
            t(
              'rooms in the training hotel',
              'habitaciones en el hotel escuela',
              'غرفة في الفندق التدريبي',
              'номера в учебном отеле',
            ),
          ),
          stat(
            '97 %',
            t(
              'in work within six months',
              'con empleo a los seis meses',
              'يعملون خلال ستة أشهر',
              'работают через полгода',
            ),
          ),
        ],
      },
    ],
    programsTitle: t(
      'Programmes in Mürren',
      'Programas en Mürren',
      'البرامج في مورين',
      'Программы в Мюррене',
    ),
    variant: 'cards',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
  schoolPage({
    code: 'SHMS',
    title: t(
      'Seeblick Hotel Management School',
      'Seeblick Hotel Management School',
      'مدرسة زيبليك لإدارة الفنادق',
      'Школа гостиничного менеджмента Зееблик',
    ),
    pretitle: t(
      'Spiez, Lake Thun',
      'Spiez, lago de Thun',
      'شبيتس، بحيرة تون',
      'Шпиц, Тунское озеро',
    ),
    lead: t(
      'A palace hotel of 1902 with a ballroom, a pricing room and 420 students who are responsible for both.',
      'Un hotel palacio de 1902 con salón de baile, sala de precios y 420 estudiantes que responden de ambos.',
      'فندق قصر من 1902 فيه قاعة احتفالات وقاعة تسعير و420 طالبًا مسؤولون عن كلتيهما.',
      'Отель-дворец 1902 года с бальным залом, залом цен и 420 студентами, которые отвечают за оба.',
    ),
    hero: 'facade-night',
    campus: '/campuses/spiez/',
    blocks: [
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned(
            'ballroom',
            t(
              'Sixty evenings a year',
              'Sesenta veladas al año',
              'ستون أمسية في السنة',
              'Шестьдесят вечеров в год',
            ),
          ),
          captioned(
            'lobby-evening',
            t(
              'Ninety seconds, no longer',
              'Noventa segundos, ni uno más',
              'تسعون ثانية لا أكثر',
              'Девяносто секунд, не дольше',
            ),
          ),
          captioned(
            'conference',
            t(
              'Forty hotels, live',
              'Cuarenta hoteles en vivo',
              'أربعون فندقًا مباشرة',
              'Сорок отелей в реальном времени',
            ),
          ),
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## Who goes there\n\nPeople who would like to be in charge, and are willing to carry plates first. In the second year each student leads a team of nine first-years for a semester. Events students fill the ballroom; finance students advise owners on real sales.',
          '## Quién va allí\n\nGente que quiere mandar y está dispuesta a llevar platos antes. En segundo, cada estudiante dirige durante un semestre un equipo de nueve de primero. Los de eventos llenan el salón de baile; los de finanzas asesoran ventas reales.',
          '## من يدرس هناك\n\nمن يريدون القيادة ومستعدون لحمل الأطباق أولًا. في السنة الثانية يقود كل طالب فريقًا من تسعة من طلاب السنة الأولى فصلًا كاملًا. طلاب الفعاليات يملؤون قاعة الاحتفالات، وطلاب المالية يقدمون المشورة في صفقات بيع حقيقية.',
          '## Кто туда едет\n\nТе, кто хочет руководить и готов сначала носить тарелки. На втором курсе каждый студент семестр ведёт команду из девяти первокурсников. Событийщики наполняют бальный зал, финансисты консультируют владельцев при настоящих сделках.',
        ),
      },
    ],
    programsTitle: t(
      'Programmes in Spiez',
      'Programas en Spiez',
      'البرامج في شبيتس',
      'Программы в Шпице',
    ),
    variant: 'table',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
  schoolPage({
    code: 'CAA',
    title: t(
      'Culinary Academy Ascona',
      'Culinary Academy Ascona',
      'أكاديمية أسكونا للطهي',
      'Кулинарная академия Асконы',
    ),
    pretitle: t(
      'Ascona, Lake Maggiore',
      'Ascona, lago Mayor',
      'أسكونا، بحيرة ماجوري',
      'Аскона, озеро Маджоре',
    ),
    lead: t(
      'Seven kitchens in a former silk warehouse, 160 cooks, and a restaurant whose guests write down what they think.',
      'Siete cocinas en un antiguo almacén de seda, 160 cocineros y un restaurante cuyos clientes escriben lo que piensan.',
      'سبعة مطابخ في مستودع حرير قديم و160 طاهيًا ومطعم يكتب ضيوفه ما يرونه.',
      'Семь кухонь в бывшем шёлковом складе, 160 поваров и ресторан, гости которого записывают, что думают.',
    ),
    hero: 'kitchen-pass',
    campus: '/campuses/ascona/',
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat(
            t('30 h', '30 h', '30 ساعة', '30 ч'),
            t(
              'a week at the stove',
              'semanales en los fogones',
              'أسبوعيًا أمام الموقد',
              'в неделю у плиты',
            ),
          ),
          stat(
            '12',
            t('cooks in a group', 'cocineros por grupo', 'طاهيًا في المجموعة', 'поваров в группе'),
          ),
          stat(
            '58',
            t(
              'seats at Il Pontile',
              'plazas en Il Pontile',
              'مقعدًا في إل بونتيله',
              'мест в Il Pontile',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_side: 'start',
        field_title: t('Who goes there', 'Quién va allí', 'من يدرس هناك', 'Кто туда едет'),
        field_text: t(
          'People who taste before they salt. Some come straight from school, some after ten years in an office. They share a market at six in the morning, a garden on eleven terraces, and a corridor full of honest cards.',
          'Gente que prueba antes de salar. Algunos llegan del colegio, otros tras diez años de oficina. Comparten un mercado a las seis de la mañana, un huerto en once terrazas y un pasillo lleno de tarjetas sinceras.',
          'من يتذوقون قبل أن يملّحوا. بعضهم يأتي من المدرسة مباشرة وبعضهم بعد عشر سنوات في مكتب. ويجمعهم سوق السادسة صباحًا وحديقة من إحدى عشرة مصطبة وممر مليء ببطاقات صريحة.',
          'Те, кто сначала пробует, потом солит. Одни приходят сразу после школы, другие — после десяти лет в офисе. Их объединяют рынок в шесть утра, сад на одиннадцати террасах и коридор с честными карточками.',
        ),
        field_media: pic('market-stall'),
      },
    ],
    programsTitle: t(
      'Programmes in Ascona',
      'Programas en Ascona',
      'البرامج في أسكونا',
      'Программы в Асконе',
    ),
    variant: 'cards',
    openDay: { url: '/culinary-open-day/', title: labels.culinaryDay },
  }),
  schoolPage({
    code: 'CR',
    title: t('College Rigi', 'College Rigi', 'كلية ريغي', 'Колледж Риги'),
    pretitle: t(
      'Weggis, Lake Lucerne',
      'Weggis, lago de los Cuatro Cantones',
      'فيغيس، بحيرة لوتسيرن',
      'Веггис, Фирвальдштетское озеро',
    ),
    lead: t(
      'Business for people who like people: 340 students, a café, a fund of CHF 1.2 million and a boat at 05:54.',
      'Empresa para quien disfruta con la gente: 340 estudiantes, un café, un fondo de 1,2 millones de CHF y un barco a las 05:54.',
      'أعمال لمن يحبون الناس: 340 طالبًا ومقهى وصندوق بقيمة 1.2 مليون فرنك وقارب في 05:54.',
      'Бизнес для тех, кто любит людей: 340 студентов, кафе, фонд в 1,2 млн франков и катер в 05:54.',
    ),
    hero: 'lake-sail',
    campus: '/campuses/weggis/',
    blocks: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t('Who goes there', 'Quién va allí', 'من يدرس هناك', 'Кто туда едет'),
        field_text: t(
          'People who ask what it costs and who it is for. They run Café Linde from the first Saturday, solve a new problem for a local firm every week, and explain their investments to farmers in the village hall.',
          'Gente que pregunta cuánto cuesta y para quién es. Llevan el Café Linde desde el primer sábado, resuelven cada semana un problema de una empresa local y explican sus inversiones a los campesinos en el salón del pueblo.',
          'من يسألون كم يكلّف ولمن هو. يديرون مقهى ليندِه منذ أول سبت، ويحلّون كل أسبوع مسألة جديدة لشركة محلية، ويشرحون استثماراتهم للمزارعين في قاعة البلدة.',
          'Те, кто спрашивает, сколько это стоит и для кого. С первой субботы они работают в кафе «Линде», каждую неделю решают задачу местной фирмы и объясняют свои инвестиции фермерам в деревенском зале.',
        ),
        field_media: pic('campus-courtyard'),
      },
      {
        type: 'stats',
        field_items: [
          stat(
            '62',
            t(
              'companies founded since 2012',
              'empresas fundadas desde 2012',
              'شركة تأسست منذ 2012',
              'компании с 2012 года',
            ),
          ),
          stat(
            '28',
            t(
              'Monday problems a year',
              'problemas de lunes al año',
              'مسألة اثنين في السنة',
              'задач понедельника в год',
            ),
          ),
          stat(
            '93 / 98',
            t(
              'of the foundation year went on',
              'del año preparatorio siguieron',
              'من السنة التأسيسية تابعوا',
              'с подготовительного года пошли дальше',
            ),
          ),
        ],
      },
    ],
    programsTitle: t(
      'Programmes in Weggis',
      'Programas en Weggis',
      'البرامج في فيغيس',
      'Программы в Веггисе',
    ),
    variant: 'table',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
];

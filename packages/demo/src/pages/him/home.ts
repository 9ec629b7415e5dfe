import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, step, t } from '../kit/text.ts';
import { homeClosing } from './homeClosing.ts';

/** Home page of the Hotel Institute Mürren. */
export const himHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['HIM'],
    title: t(
      'Hotel Institute Mürren',
      'Hotel Institute Mürren',
      'معهد مورين الفندقي',
      'Отельный институт Мюррена',
    ),
    field_lead: t(
      'A hotel school in a car-free village at 1,638 metres, with a working hotel of 42 rooms.',
      'Una escuela hotelera en un pueblo sin coches a 1.638 metros, con un hotel propio de 42 habitaciones.',
      'معهد فندقي في قرية بلا سيارات على ارتفاع 1638 مترًا، وله فندق عامل من 42 غرفة.',
      'Школа отельеров в деревне без машин на высоте 1638 метров, со своим отелем на 42 номера.',
    ),
    metatag: {
      title: t(
        'Hotel Institute Mürren: hotel management in the Bernese Alps',
        'Hotel Institute Mürren: gestión hotelera en los Alpes berneses',
        'معهد مورين الفندقي: إدارة الفنادق في جبال الألب البرنية',
        'Отельный институт Мюррена: управление отелем в Бернских Альпах',
      ),
      description: t(
        'Bachelor, master and diploma programmes in hotel management, taught in a working hotel in car-free Mürren.',
        'Grados, másteres y diplomas en gestión hotelera, impartidos en un hotel en funcionamiento en Mürren, sin coches.',
        'برامج بكالوريوس وماجستير ودبلوم في إدارة الفنادق تُدرَّس داخل فندق عامل في قرية مورين الخالية من السيارات.',
        'Бакалавриат, магистратура и дипломы по гостиничному менеджменту в действующем отеле в Мюррене, где нет машин.',
      ),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'poster',
        field_pretitle: t(
          'Mürren, 1,638 metres',
          'Mürren, 1.638 metros',
          'مورين، 1638 مترًا',
          'Мюррен, 1638 метров',
        ),
        field_title: t(
          'The village is the classroom',
          'El pueblo es el aula',
          'القرية هي قاعة الدرس',
          'Деревня — наша аудитория',
        ),
        field_text: t(
          'No cars, 430 residents, 2,000 hotel beds. You learn hotel management where everybody is either a host or a guest.',
          'Sin coches, 430 vecinos, 2.000 camas de hotel. Aprendes gestión hotelera donde todo el mundo es anfitrión o huésped.',
          'لا سيارات، و430 ساكنًا، و2000 سرير فندقي. تتعلم إدارة الفنادق حيث الجميع إما مضيف أو ضيف.',
          'Ни одной машины, 430 жителей, 2000 гостиничных мест. Вы учитесь отельному делу там, где каждый либо хозяин, либо гость.',
        ),
        field_media: pic('alps-dawn'),
        field_links: [link('/programs/', labels.allPrograms), link('/visit/', labels.visit)],
      },
      {
        type: 'stats',
        field_tone: 'paper',
        field_title: t(
          'Small on purpose',
          'Pequeños a propósito',
          'صغير عن قصد',
          'Маленькие намеренно',
        ),
        field_items: [
          stat(
            '280',
            t('students', 'estudiantes', 'طالبًا', 'студентов'),
            t(
              'No more: the village has room for no more.',
              'Ni uno más: en el pueblo no caben.',
              'لا أكثر، فالقرية لا تتسع لغيرهم.',
              'Больше деревня не вместит.',
            ),
          ),
          stat('46', t('nationalities', 'nacionalidades', 'جنسية', 'национальностей')),
          stat(
            '42',
            t(
              'rooms in our own hotel',
              'habitaciones en nuestro hotel',
              'غرفة في فندقنا',
              'номера в собственном отеле',
            ),
            t(
              'Run by students, booked by guests who pay.',
              'Lo llevan estudiantes y lo reservan huéspedes que pagan.',
              'يديره الطلاب ويحجزه ضيوف يدفعون.',
              'Им управляют студенты, а живут там платящие гости.',
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
            t(
              'Graduates of 2025, by our own survey.',
              'Promoción de 2025, según nuestra encuesta.',
              'خريجو 2025 وفق استطلاعنا.',
              'Выпуск 2025 года, по нашему опросу.',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_pretitle: t('The Schilthalde', 'El Schilthalde', 'شيلتهالده', 'Отель «Шильтхальде»'),
        field_title: t(
          'A hotel with real guests and real complaints',
          'Un hotel con huéspedes y quejas de verdad',
          'فندق بضيوف حقيقيين وشكاوى حقيقية',
          'Отель с настоящими гостями и настоящими жалобами',
        ),
        field_text: t(
          'The Schilthalde stands 90 steps from the lecture rooms. Each semester a new team of 36 students takes over: a director, four heads of department, the night shift. They set the prices, write the rota and answer the reviews.\n\nAt the end of term the books are closed. **Last winter’s team left CHF 61,400 of profit**, which paid for the new kitchen.',
          'El Schilthalde está a 90 pasos de las aulas. Cada semestre toma el mando un equipo nuevo de 36 estudiantes: dirección, cuatro jefaturas y turno de noche. Fijan los precios, escriben los turnos y contestan a las reseñas.\n\nAl acabar el semestre se cierran las cuentas. **El equipo del invierno pasado dejó CHF 61.400 de beneficio**, con los que se pagó la cocina nueva.',
          'يقع فندق شيلتهالده على بُعد 90 خطوة من قاعات المحاضرات. وفي كل فصل يتسلّمه فريق جديد من 36 طالبًا: مدير وأربعة رؤساء أقسام ومناوبة ليلية. هم من يحددون الأسعار ويضعون جدول المناوبات ويردون على التقييمات.\n\nوفي نهاية الفصل تُقفل الحسابات. **حقق فريق الشتاء الماضي ربحًا قدره 61,400 فرنك سويسري** دُفع منه ثمن المطبخ الجديد.',
          'Отель «Шильтхальде» стоит в 90 шагах от аудиторий. Каждый семестр его принимает новая команда из 36 студентов: директор, четыре руководителя служб, ночная смена. Они назначают цены, составляют графики и отвечают на отзывы.\n\nВ конце семестра подводят баланс. **Прошлая зимняя команда заработала 61 400 франков прибыли** — на них купили новую кухню.',
        ),
        field_media: pic('terrace-winter'),
        field_links: [link('/campuses/muerren/', labels.seeCampus)],
        field_side: 'end',
      },
      {
        type: 'program_list',
        field_tone: 'tint',
        field_anchor: 'programmes',
        field_title: t(
          'Five ways up',
          'Cinco caminos hacia arriba',
          'خمسة دروب إلى القمة',
          'Пять маршрутов наверх',
        ),
        field_text: t(
          'From four summer weeks to a bachelor’s degree in three years. All are taught in English.',
          'Desde cuatro semanas de verano hasta un grado de tres años. Todo se imparte en inglés.',
          'من أربعة أسابيع صيفية إلى بكالوريوس في ثلاث سنوات، وجميعها بالإنجليزية.',
          'От четырёх летних недель до бакалавриата за три года. Всё преподаётся на английском.',
        ),
        query: { schools: ['HIM'], limit: 5 },
        field_link: link('/programs/', labels.allPrograms),
        field_variant: 'cards',
      },
      {
        type: 'quote',
        field_tone: 'ink',
        field_text: t(
          'In my second month the heating failed at minus fourteen, with 80 guests in the house. I have not been afraid of a job interview since.',
          'En mi segundo mes falló la calefacción a catorce bajo cero, con 80 huéspedes en la casa. Desde entonces no le temo a ninguna entrevista.',
          'في شهري الثاني تعطلت التدفئة والحرارة 14 تحت الصفر وفي الفندق 80 ضيفًا. منذ ذلك اليوم لا أهاب أي مقابلة عمل.',
          'На второй месяц при минус четырнадцати отказало отопление, а в доме было 80 гостей. С тех пор собеседований я не боюсь.',
        ),
        field_author: t(
          'Third-year student',
          'Estudiante de tercer año',
          'طالبة في السنة الثالثة',
          'Студентка третьего курса',
        ),
        field_role: t(
          'Night manager of the Schilthalde, winter 2025',
          'Jefa de noche del Schilthalde, invierno de 2025',
          'مديرة المناوبة الليلية في شيلتهالده، شتاء 2025',
          'Ночной менеджер «Шильтхальде», зима 2025 года',
        ),
      },
      {
        type: 'timeline',
        field_pretitle: t(
          'Tuesday, semester 2',
          'Martes, semestre 2',
          'ثلاثاء من الفصل الثاني',
          'Вторник, второй семестр',
        ),
        field_title: t('A day up here', 'Un día aquí arriba', 'يوم في الأعالي', 'День наверху'),
        field_items: [
          step(
            '06:10',
            t('Breakfast shift', 'Turno de desayunos', 'مناوبة الفطور', 'Смена на завтраке'),
            t(
              'Bread from the village oven, 58 covers.',
              'Pan del horno del pueblo, 58 cubiertos.',
              'خبز من فرن القرية و58 ضيفًا على الموائد.',
              'Хлеб из деревенской печи, 58 гостей.',
            ),
          ),
          step(
            '09:30',
            t(
              'Revenue management',
              'Gestión de ingresos',
              'إدارة الإيرادات',
              'Управление доходами',
            ),
            t(
              'With last night’s figures from our own hotel.',
              'Con las cifras de anoche de nuestro hotel.',
              'بأرقام الليلة الماضية من فندقنا.',
              'На цифрах нашего отеля за прошлую ночь.',
            ),
          ),
          step(
            '13:00',
            t(
              'Two hours outside',
              'Dos horas al aire libre',
              'ساعتان في الهواء الطلق',
              'Два часа на воздухе',
            ),
            t(
              'Skis in winter, the north-face trail in summer.',
              'Esquís en invierno, el sendero de la cara norte en verano.',
              'تزلج في الشتاء ودرب الوجه الشمالي في الصيف.',
              'Зимой лыжи, летом тропа под северной стеной.',
            ),
          ),
          step(
            '15:30',
            t(
              'Front office lab',
              'Laboratorio de recepción',
              'مختبر المكتب الأمامي',
              'Практикум службы приёма',
            ),
            t(
              'Twelve arrivals, one overbooking, one lost dog.',
              'Doce llegadas, una sobreventa, un perro perdido.',
              'اثنا عشر وصولًا، وحجز زائد واحد، وكلب ضائع.',
              'Двенадцать заездов, один овербукинг, одна потерявшаяся собака.',
            ),
          ),
          step(
            '20:00',
            t('German table', 'Mesa de alemán', 'مائدة الألمانية', 'Немецкий стол'),
            t(
              'Dinner with neighbours; English is not spoken.',
              'Cena con vecinos; no se habla inglés.',
              'عشاء مع الجيران، والإنجليزية ممنوعة.',
              'Ужин с соседями; по-английски не говорят.',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        field_tone: 'tint',
        field_title: t(
          'What you see from here',
          'Lo que se ve desde aquí',
          'ما تراه من هنا',
          'Что видно отсюда',
        ),
        perPage: 3,
        field_items: [
          captioned(
            'cable-car',
            t(
              'The only road in is a rope.',
              'La única carretera es un cable.',
              'الطريق الوحيد إلينا حبل.',
              'Единственная дорога сюда — канат.',
            ),
          ),
          captioned(
            'facade-chalet',
            t(
              'House Two: 64 rooms for students.',
              'Casa Dos: 64 habitaciones de estudiantes.',
              'المبنى الثاني: 64 غرفة للطلاب.',
              'Второй корпус: 64 комнаты для студентов.',
            ),
          ),
          captioned(
            'library',
            t(
              'The library never closes.',
              'La biblioteca no cierra nunca.',
              'المكتبة لا تُغلق أبدًا.',
              'Библиотека не закрывается никогда.',
            ),
          ),
          captioned(
            'alps-winter',
            t(
              'First snow, usually in the last week of October.',
              'Primera nieve, casi siempre a finales de octubre.',
              'أول الثلج، غالبًا في آخر أسبوع من أكتوبر.',
              'Первый снег — обычно в конце октября.',
            ),
          ),
          captioned(
            'lobby-evening',
            t(
              'The Schilthalde at tea time.',
              'El Schilthalde a la hora del té.',
              'شيلتهالده ساعة الشاي.',
              '«Шильтхальде» в час чая.',
            ),
          ),
        ],
      },
      ...homeClosing,
    ],
  },
];

import type { SeedBlock } from '../../types.ts';
import { captioned, step, t } from '../kit/text.ts';

/** Life in the village on the institute’s home page. */
export const himHomeVillage: SeedBlock[] = [
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
        t('Revenue management', 'Gestión de ingresos', 'إدارة الإيرادات', 'Управление доходами'),
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
];

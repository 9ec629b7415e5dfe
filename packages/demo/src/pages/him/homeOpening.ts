import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, t } from '../kit/text.ts';

/** Start of the institute’s home page: the school, its hotel, its programmes. */
export const himHomeOpening: SeedBlock[] = [
  {
    type: 'hero',
    field_variant: 'poster',
    field_pretitle: t(
      'Mürren, 1,638 metres',
      'Mürren, 1.638 metros',
      'مورين، 1,638 مترًا',
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
      'El Schilthalde está a 90 pasos de las aulas. Cada semestre toma el mando un equipo nuevo de 36 estudiantes: dirección, cuatro jefaturas y turno de noche. Fijan los precios, escriben los turnos y contestan a las reseñas.\n\nAl acabar el semestre se cierran las cuentas. **El equipo del invierno pasado dejó 61.400 CHF de beneficio**, con los que se pagó la cocina nueva.',
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
];

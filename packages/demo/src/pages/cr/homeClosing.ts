import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, step, t } from '../kit/text.ts';

/** Second half of the college's home page. */
export const crHomeClosing: SeedBlock[] = [
  {
    type: 'cards',
    field_variant: 'grid',
    field_title: t(
      'Three things you won’t find elsewhere',
      'Tres cosas que no hay en otro sitio',
      'ثلاثة أمور لن تجدها في مكان آخر',
      'Три вещи, которых нет у других',
    ),
    field_items: [
      {
        field_title: t(
          'The Monday problem',
          'El problema del lunes',
          'مسألة الاثنين',
          'Задача понедельника',
        ),
        field_text: t(
          'A local firm brings a question at nine. On Friday at four it hears six answers.',
          'Una empresa local trae una pregunta a las nueve. El viernes a las cuatro oye seis respuestas.',
          'تأتي شركة محلية بسؤال في التاسعة، وتسمع يوم الجمعة في الرابعة ستة أجوبة.',
          'В девять местная фирма приносит вопрос. В пятницу в четыре слышит шесть ответов.',
        ),
        image: pic('seminar-room'),
      },
      {
        field_title: t(
          'Lunch with a founder',
          'Comida con quien fundó',
          'غداء مع مؤسس',
          'Обед с основателем',
        ),
        field_text: t(
          'Every Wednesday, eight seats, no slides, one bill that somebody has to split.',
          'Cada miércoles, ocho plazas, sin diapositivas y una cuenta que alguien tiene que dividir.',
          'كل أربعاء: ثمانية مقاعد وبلا عروض، وفاتورة على أحدهم أن يقسمها.',
          'По средам, восемь мест, без слайдов, и счёт, который кому-то надо разделить.',
        ),
        image: pic('terrace-summer'),
      },
      {
        field_title: t('The 05:54 boat', 'El barco de las 05:54', 'قارب 05:54', 'Катер в 05:54'),
        field_text: t(
          'First boat to Lucerne: students cross it with commuters and come back with contracts.',
          'Primer barco a Lucerna: los estudiantes cruzan con quienes van al trabajo y vuelven con contratos.',
          'أول قارب إلى لوتسيرن: يعبر الطلاب مع الموظفين ويعودون بعقود.',
          'Первый рейс в Люцерн: студенты едут вместе со служащими и возвращаются с договорами.',
        ),
        image: pic('harbour'),
      },
    ],
  },
  {
    type: 'timeline',
    field_tone: 'tint',
    field_title: t(
      'From idea to first invoice',
      'De la idea a la primera factura',
      'من الفكرة إلى أول فاتورة',
      'От идеи до первого счёта',
    ),
    field_items: [
      step(
        t('Month 1', 'Mes 1', 'الشهر 1', 'Месяц 1'),
        t(
          'Fifty conversations',
          'Cincuenta conversaciones',
          'خمسون محادثة',
          'Пятьдесят разговоров',
        ),
        t(
          'With people who might pay. None with your friends.',
          'Con gente que podría pagar. Ninguna con tus amigos.',
          'مع أشخاص قد يدفعون، لا مع أصدقائك.',
          'С теми, кто мог бы заплатить. Ни одного с друзьями.',
        ),
      ),
      step(
        t('Month 3', 'Mes 3', 'الشهر 3', 'Месяц 3'),
        t(
          'Something that works badly',
          'Algo que funciona mal',
          'شيء يعمل على نحو سيئ',
          'Что-то, что плохо работает',
        ),
        t(
          'On a table in the workshop, in front of everyone.',
          'Sobre una mesa del taller, delante de todos.',
          'على طاولة في الورشة أمام الجميع.',
          'На столе в мастерской, при всех.',
        ),
      ),
      step(
        t('Month 6', 'Mes 6', 'الشهر 6', 'Месяц 6'),
        t('First invoice', 'Primera factura', 'أول فاتورة', 'Первый счёт'),
        t(
          'The median is CHF 340.',
          'La mediana es de 340 CHF.',
          'والقيمة الوسطى 340 فرنكًا.',
          'Медиана — 340 франков.',
        ),
      ),
      step(
        t('Month 12', 'Mes 12', 'الشهر 12', 'Месяц 12'),
        t('Go or stop', 'Seguir o parar', 'المتابعة أو التوقف', 'Вперёд или стоп'),
        t(
          'A third stop. They get the same applause.',
          'Un tercio para. Reciben el mismo aplauso.',
          'يتوقف الثلث، ويلقون التصفيق نفسه.',
          'Треть останавливается. Им хлопают так же.',
        ),
      ),
    ],
  },
  {
    type: 'quote',
    field_text: t(
      'In the village hall an old farmer asked why we had bought at that price. It was the best question of my degree.',
      'En el salón del pueblo, un viejo campesino preguntó por qué habíamos comprado a ese precio. Fue la mejor pregunta de toda mi carrera.',
      'في قاعة البلدة سألنا مزارع مسنّ لماذا اشترينا بذلك السعر. كان أفضل سؤال في سنوات دراستي.',
      'В деревенском зале старый фермер спросил, почему мы купили по такой цене. Это был лучший вопрос за всю учёбу.',
    ),
    field_author: t(
      'Final-year student, Dampfschiff Fund',
      'Estudiante de último año, fondo Dampfschiff',
      'طالب في السنة الأخيرة، صندوق دامبفشيف',
      'Студент выпускного курса, фонд Dampfschiff',
    ),
    image: pic('old-town'),
  },
  {
    type: 'news_list',
    field_title: t('Minutes and news', 'Actas y noticias', 'محاضر وأخبار', 'Протоколы и новости'),
    query: { schools: ['CR'], limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'grid',
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(
        t(
          'How much mathematics is there?',
          '¿Cuántas matemáticas hay?',
          'كم من الرياضيات في الدراسة؟',
          'Сколько математики?',
        ),
        t(
          'Two modules in the first year, at the level of upper secondary school. There is a clinic every Tuesday evening; it is full, and nobody is embarrassed.',
          'Dos módulos el primer año, de nivel de bachillerato. Los martes por la tarde hay tutoría abierta; está llena y a nadie le da vergüenza.',
          'مادتان في السنة الأولى بمستوى الثانوية. وكل ثلاثاء مساءً جلسة دعم مزدحمة لا يخجل منها أحد.',
          'Два модуля на первом курсе на уровне старшей школы. По вторникам вечером — консультация; там всегда полно, и никто не стесняется.',
        ),
      ),
      questions.language,
      questions.credits,
      questions.work,
      questions.scholarship,
    ],
  },
  {
    type: 'cta',
    field_tone: 'ink',
    field_title: t(
      'Ask us a hard question',
      'Haznos una pregunta difícil',
      'اطرح علينا سؤالًا صعبًا',
      'Задайте нам трудный вопрос',
    ),
    field_text: t(
      'About fees, odds, failure rates. We answer with figures.',
      'Sobre precios, probabilidades, suspensos. Contestamos con cifras.',
      'عن الرسوم والفرص ونسب الإخفاق، ونجيب بالأرقام.',
      'О ценах, шансах, отсеве. Мы отвечаем цифрами.',
    ),
    field_links: [link('/contact/', labels.contact), link('/open-house/', labels.openHouse)],
    image: pic('lake-sunset'),
  },
];

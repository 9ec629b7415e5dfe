import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, t } from '../kit/text.ts';

/** Second half of the group's home page. */
export const segHomeClosing: SeedBlock[] = [
  {
    type: 'campus_list',
    field_tone: 'tint',
    field_title: t(
      'From 196 to 1,638 metres',
      'De 196 a 1.638 metros',
      'من 196 إلى 1,638 مترًا',
      'От 196 до 1638 метров',
    ),
    field_text: t(
      'All four are reached by train from Bern within four hours.',
      'A las cuatro se llega en tren desde Berna en menos de cuatro horas.',
      'تصل إليها جميعًا بالقطار من برن في أقل من أربع ساعات.',
      'До каждой — меньше четырёх часов поездом из Берна.',
    ),
    query: { schools: ['HIM', 'SHMS', 'CAA', 'CR'] },
  },
  {
    type: 'quote',
    field_text: t(
      'A good school can be visited on a wet Tuesday in November without warning. All of ours can.',
      'Una buena escuela se puede visitar un martes lluvioso de noviembre sin avisar. Las nuestras, todas.',
      'المدرسة الجيدة هي التي يمكنك زيارتها في ثلاثاء ماطر من نوفمبر بلا سابق إنذار. وكل مدارسنا كذلك.',
      'Хорошую школу можно навестить в дождливый вторник в ноябре без предупреждения. Любую из наших — можно.',
    ),
    field_author: t(
      'Head of Admissions',
      'Jefatura de Admisión',
      'رئيسة قسم القبول',
      'Руководитель приёмной комиссии',
    ),
    field_role: t(
      'Summit Education Group, Bern',
      'Summit Education Group, Berna',
      'مجموعة سَميت التعليمية، برن',
      'Summit Education Group, Берн',
    ),
    image: pic('old-town'),
  },
  {
    type: 'news_list',
    field_title: t(
      'News from four places',
      'Noticias de cuatro lugares',
      'أخبار من أربعة أماكن',
      'Новости из четырёх мест',
    ),
    query: { limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'event_list',
    field_title: t('Meet us', 'Nos vemos', 'لنلتقِ', 'Встретимся'),
    query: { limit: 4 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'accordion',
    is_faq: true,
    field_tone: 'tint',
    field_title: labels.questions,
    field_items: [
      fold(
        t(
          'Which school is right for me?',
          '¿Qué escuela me conviene?',
          'أي مدرسة تناسبني؟',
          'Какая школа мне подходит?',
        ),
        t(
          'If you want to run hotels and like snow: Mürren. If you want to lead large houses, stage events or read balance sheets: Spiez. If you want to cook: Ascona. If you want to found or manage a company: Weggis. [Compare up to four programmes](/compare/) side by side, or ask us.',
          'Si quieres dirigir hoteles y te gusta la nieve: Mürren. Si quieres llevar grandes casas, montar eventos o leer balances: Spiez. Si quieres cocinar: Ascona. Si quieres fundar o dirigir una empresa: Weggis. [Compara hasta cuatro programas](/compare/) o pregúntanos.',
          'إن أردت إدارة الفنادق وأحببت الثلج فمورين. وإن أردت قيادة الفنادق الكبرى أو تنظيم الفعاليات أو قراءة الميزانيات فشبيتس. وإن أردت الطبخ فأسكونا. وإن أردت تأسيس شركة أو إدارتها ففيغيس. [قارن حتى أربعة برامج](/compare/) جنبًا إلى جنب، أو اسألنا.',
          'Хотите управлять отелями и любите снег — Мюррен. Хотите руководить большими домами, делать события или читать балансы — Шпиц. Хотите готовить — Аскона. Хотите основать компанию или управлять ею — Веггис. [Сравните до четырёх программ](/compare/) или спросите нас.',
        ),
      ),
      fold(
        t(
          'Can I change schools later?',
          '¿Puedo cambiar de escuela después?',
          'هل يمكنني تغيير المدرسة لاحقًا؟',
          'Можно ли потом сменить школу?',
        ),
        t(
          'Yes, at the end of any semester, if there is a free place. Credits in shared modules count in full; last year 37 students moved.',
          'Sí, al final de cualquier semestre si hay plaza. Los créditos de los módulos comunes cuentan íntegros; el año pasado cambiaron 37 estudiantes.',
          'نعم، في نهاية أي فصل إذا توفر مقعد. وتُحتسب نقاط المواد المشتركة كاملة، وقد انتقل 37 طالبًا في العام الماضي.',
          'Да, в конце любого семестра, если есть место. Кредиты по общим модулям засчитываются полностью; в прошлом году перешли 37 студентов.',
        ),
      ),
      questions.visa,
      questions.scholarship,
      questions.work,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t(
      'Come on a wet Tuesday',
      'Ven un martes de lluvia',
      'تعال في ثلاثاء ماطر',
      'Приезжайте в дождливый вторник',
    ),
    field_text: t(
      'Or tell us when. Visits take place at all four schools, every working day.',
      'O dinos cuándo. Se puede visitar las cuatro escuelas cualquier día laborable.',
      'أو أخبرنا متى. الزيارات متاحة في المدارس الأربع كل يوم عمل.',
      'Или скажите когда. Визиты — во все четыре школы, в любой рабочий день.',
    ),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('lake-fog'),
  },
];

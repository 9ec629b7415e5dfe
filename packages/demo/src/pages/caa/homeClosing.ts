import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, stat, t } from '../kit/text.ts';

/** Second half of the academy's home page. */
export const caaHomeClosing: SeedBlock[] = [
  {
    type: 'people',
    field_tone: 'tint',
    field_title: t(
      'Who stands beside you',
      'Quién está a tu lado',
      'من يقف إلى جانبك',
      'Кто стоит рядом с вами',
    ),
    field_items: [
      {
        name: t(
          'Head of Culinary Arts',
          'Jefatura de Artes Culinarias',
          'رئيس قسم فنون الطهي',
          'Руководитель кулинарной кафедры',
        ),
        role: t('Kitchens 1 to 4', 'Cocinas 1 a 4', 'المطابخ من 1 إلى 4', 'Кухни 1–4'),
        field_text: t(
          'Twenty-two years in seven countries; still peels shallots to think.',
          'Veintidós años en siete países; aún pela chalotas para pensar.',
          'اثنان وعشرون عامًا في سبعة بلدان، وما زال يقشّر البصل الصغير حين يفكر.',
          'Двадцать два года в семи странах; до сих пор чистит шалот, чтобы подумать.',
        ),
      },
      {
        name: t(
          'Head of Pastry',
          'Jefatura de Pastelería',
          'رئيسة قسم الحلويات',
          'Руководитель кондитерской кафедры',
        ),
        role: t('Kitchens 5 and 6', 'Cocinas 5 y 6', 'المطبخان 5 و6', 'Кухни 5 и 6'),
        field_text: t(
          'Trained in Lyon and Osaka; weighs everything, including compliments.',
          'Formada en Lyon y Osaka; lo pesa todo, también los cumplidos.',
          'تدربت في ليون وأوساكا، وتزن كل شيء حتى المديح.',
          'Училась в Лионе и Осаке; взвешивает всё, включая комплименты.',
        ),
      },
      {
        name: t('Garden and Market', 'Huerto y mercado', 'الحديقة والسوق', 'Сад и рынок'),
        role: t(
          'Terraces above the lake',
          'Terrazas sobre el lago',
          'المدرجات فوق البحيرة',
          'Террасы над озером',
        ),
        field_text: t(
          'Grows 140 varieties and decides what is on the menu by what is ripe.',
          'Cultiva 140 variedades y decide la carta según lo que está maduro.',
          'تزرع 140 صنفًا وتحدد القائمة بحسب ما نضج.',
          'Выращивает 140 сортов и решает меню по тому, что созрело.',
        ),
      },
      {
        name: t(
          'Restaurant Director',
          'Dirección del restaurante',
          'مدير المطعم',
          'Директор ресторана',
        ),
        role: t('Il Pontile', 'Il Pontile', 'إل بونتيله', 'Il Pontile'),
        field_text: t(
          'Reads every card in the corridor before breakfast.',
          'Lee todas las tarjetas del pasillo antes del desayuno.',
          'يقرأ كل بطاقات الممر قبل الفطور.',
          'Читает все карточки в коридоре до завтрака.',
        ),
      },
    ],
  },
  {
    type: 'stats',
    field_items: [
      stat(
        '12',
        t(
          'cooks in a group, never more',
          'cocineros por grupo, nunca más',
          'طاهيًا في المجموعة، لا أكثر',
          'поваров в группе, не больше',
        ),
      ),
      stat(
        t('30 h', '30 h', '30 ساعة', '30 ч'),
        t(
          'a week at the stove',
          'semanales en los fogones',
          'أسبوعيًا أمام الموقد',
          'в неделю у плиты',
        ),
      ),
      stat('7', t('kitchens', 'cocinas', 'مطابخ', 'кухонь')),
      stat(
        t('2,300', '2.300', '2300', '2300'),
        t(
          'hours of sunshine a year',
          'horas de sol al año',
          'ساعة شمس في السنة',
          'часов солнца в год',
        ),
      ),
    ],
  },
  {
    type: 'event_list',
    field_tone: 'paper',
    field_title: t('Come and cook', 'Ven a cocinar', 'تعال واطبخ', 'Приезжайте готовить'),
    query: { schools: ['CAA'], limit: 3 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'news_list',
    field_tone: 'tint',
    field_title: t('From the kitchens', 'Desde las cocinas', 'من المطابخ', 'Новости с кухонь'),
    query: { schools: ['CAA'], limit: 3 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(
        t(
          'I have never worked in a kitchen. Too late?',
          'Nunca he trabajado en una cocina. ¿Es tarde?',
          'لم أعمل في مطبخ من قبل، هل فات الأوان؟',
          'Я никогда не работал на кухне. Поздно?',
        ),
        t(
          'No. A third of each class hasn’t. You start with a bootcamp of two weeks: knives, heat, hygiene, and how to say “behind” in time.',
          'No. Un tercio de cada clase tampoco. Empiezas con dos semanas intensivas: cuchillos, fuego, higiene y cómo decir «voy detrás» a tiempo.',
          'لا، فثلث كل دفعة لم يعمل فيه. تبدأ بأسبوعين مكثفين: السكاكين والنار والنظافة، ومتى تقول «خلفك» في الوقت المناسب.',
          'Нет. Треть каждой группы — тоже. Вы начнёте с двух интенсивных недель: ножи, огонь, гигиена и как вовремя сказать «сзади».',
        ),
      ),
      fold(
        t(
          'Can I study without pork or alcohol?',
          '¿Puedo estudiar sin cerdo ni alcohol?',
          'هل يمكنني الدراسة بلا لحم خنزير أو كحول؟',
          'Можно ли учиться без свинины и алкоголя?',
        ),
        t(
          'Yes. For every exercise there is an alternative of equal weight, and kitchen 3 is halal. Tell us when you apply.',
          'Sí. Para cada ejercicio hay una alternativa equivalente, y la cocina 3 es halal. Dínoslo al solicitar plaza.',
          'نعم، لكل تمرين بديل مساوٍ له في التقييم، والمطبخ الثالث حلال. أخبرنا عند تقديم طلبك.',
          'Да. Для каждого задания есть равноценная замена, а кухня № 3 — халяль. Скажите об этом при подаче заявки.',
        ),
      ),
      questions.uniform,
      questions.room,
      questions.pay,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t('Hungry?', '¿Tienes hambre?', 'جائع؟', 'Проголодались?'),
    field_text: t(
      'Cook with us for a day, eat what you made, then decide.',
      'Cocina con nosotros un día, come lo que has hecho y luego decide.',
      'اطبخ معنا يومًا، وكُل ما صنعت، ثم قرّر.',
      'Готовьте с нами один день, съешьте то, что вышло, и потом решайте.',
    ),
    field_links: [
      link('/culinary-open-day/', labels.culinaryDay),
      link('/apply/', labels.applyNow),
    ],
    image: pic('lake-sunset'),
  },
];

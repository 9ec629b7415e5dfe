import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { fold, link, pic, stat, t } from '../kit/text.ts';

/** The college's master's programme and its diploma in entrepreneurship. */
export const crMasterAndDiploma: SeedPage[] = [
  programPage({
    alias: 'master-international-business',
    school: 'CR',
    title: t(
      'Master in International Business',
      'Máster en Negocios Internacionales',
      'ماجستير الأعمال الدولية',
      'Магистр международного бизнеса',
    ),
    credential: t(
      'Master of Business Administration',
      'Máster en Administración de Empresas',
      'ماجستير إدارة أعمال',
      'Магистр делового администрирования',
    ),
    lead: t(
      'Two years beside your job: four weeks by the lake each year, the rest from wherever you are.',
      'Dos años sin dejar tu trabajo: cuatro semanas al año junto al lago y el resto desde donde estés.',
      'سنتان إلى جانب عملك: أربعة أسابيع على البحيرة كل عام، والباقي من حيث أنت.',
      'Два года без отрыва от работы: четыре недели в год у озера, остальное — откуда угодно.',
    ),
    body: t(
      '## For people who already decide things\n\nThe average student is 32, has nine years of work behind them and a team of six. You bring your own cases: a supplier in trouble, a market to enter, a partner to leave. They are anonymised and become the syllabus.\n\n## Four weeks by the lake\n\nIn March and in October the class of 30 meets in Weggis for a fortnight. What is hard to do on a screen happens there: negotiating, disagreeing, and deciding who gets the boat on Sunday.',
      '## Para quien ya toma decisiones\n\nEl alumno medio tiene 32 años, nueve de experiencia y un equipo de seis. Traes tus propios casos: un proveedor en apuros, un mercado nuevo, un socio del que separarse. Se anonimizan y se convierten en temario.\n\n## Cuatro semanas junto al lago\n\nEn marzo y en octubre, la clase de 30 se reúne en Weggis dos semanas. Allí pasa lo que es difícil hacer en pantalla: negociar, discrepar y decidir quién se queda con la barca el domingo.',
      '## لمن يتخذون القرارات أصلًا\n\nمتوسط عمر الطالب 32 عامًا، وخلفه تسع سنوات من العمل وفريق من ستة. تحضر حالاتك معك: مورّد متعثر، أو سوق جديدة، أو شريك يُراد فراقه. نحذف الأسماء فتصير هي المنهج.\n\n## أربعة أسابيع على البحيرة\n\nفي مارس وأكتوبر يلتقي الصف المؤلف من 30 طالبًا في فيغيس أسبوعين. هناك يحدث ما يصعب على الشاشة: التفاوض، والاختلاف، وتقرير من يأخذ القارب يوم الأحد.',
      '## Для тех, кто уже принимает решения\n\nСреднему студенту 32 года, за плечами девять лет работы, в подчинении шестеро. Вы приносите свои кейсы: поставщик в беде, новый рынок, партнёр, с которым пора расстаться. Их обезличивают, и они становятся программой.\n\n## Четыре недели у озера\n\nВ марте и октябре группа из 30 человек съезжается в Веггис на две недели. Там происходит то, что трудно сделать на экране: переговоры, споры и решение, кому в воскресенье достанется лодка.',
    ),
    hero: 'lake-sunset',
    modeLabel: labels.blended,
    workload: credits(90, 18),
    level: 'master',
    subject: 'business',
    mode: 'blended',
    duration_months: 24,
    semesters: 4,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['03-08', '10-04'], 10),
    fees: fees({
      registration: 300,
      deposit: 1500,
      tuition: [8900, 8900, 8900, 8900],
      board: [1900, 1900, 1900, 1900],
    }),
    requirements: [requirements.bachelor, requirements.experience],
    career_outcomes: [
      outcomes.generalManager,
      outcomes.exportManager,
      outcomes.businessDeveloper,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.economics, m.managerialAccounting, m.internationalTrade],
        credits: 22,
      },
      { term: terms.two, modules: [m.corporateFinance, m.negotiation, m.law], credits: 22 },
      { term: terms.three, modules: [m.strategy, m.hr, m.ai], credits: 22 },
      { term: terms.four, modules: [m.ethics, m.thesis], credits: 24 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('32', t('average age', 'edad media', 'متوسط العمر', 'средний возраст')),
          stat(
            '19',
            t(
              'countries in a class of 30',
              'países en una clase de 30',
              'بلدًا في صف من 30',
              'стран в группе из 30',
            ),
          ),
          stat(
            t('18 h', '18 h', '18 ساعة', '18 ч'),
            t(
              'a week, most of them when you like',
              'por semana, casi todas cuando quieras',
              'أسبوعيًا، معظمها متى شئت',
              'в неделю, большая часть — когда удобно',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t('The fortnight', 'Las dos semanas', 'الأسبوعان', 'Две недели'),
        field_text: t(
          'Mornings: one case, one room, no phones. Afternoons: the firm that the case is about, if it is brave enough. Evenings: dinner at one long table with a seating plan drawn by lot.',
          'Mañanas: un caso, una sala, sin móviles. Tardes: la empresa del caso, si se atreve. Noches: cena en una mesa larga con asientos a suertes.',
          'صباحًا: حالة واحدة وقاعة واحدة بلا هواتف. وبعد الظهر: الشركة صاحبة الحالة، إن تجرأت. ومساءً: عشاء على مائدة طويلة تُوزَّع مقاعدها بالقرعة.',
          'Утро: один кейс, одна комната, без телефонов. День: компания, о которой кейс, если ей хватит смелости. Вечер: ужин за одним длинным столом, места — по жребию.',
        ),
        field_media: pic('conference'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(
            t(
              'What if I miss a fortnight?',
              '¿Y si me pierdo una quincena?',
              'ماذا لو فاتني أحد اللقاءين؟',
              'Что если я пропущу сессию?',
            ),
            t(
              'You make it up with the next class, without extra fees. One in ten does.',
              'La recuperas con la clase siguiente, sin coste. Le pasa a uno de cada diez.',
              'تعوّضه مع الدفعة التالية بلا رسوم إضافية، وهذا ما يفعله واحد من كل عشرة.',
              'Пройдёте её со следующей группой без доплаты. Так делает каждый десятый.',
            ),
          ),
          questions.credits,
          questions.scholarship,
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Talk to someone who is halfway through',
          'Habla con alguien que va por la mitad',
          'تحدّث إلى من بلغ منتصف الطريق',
          'Поговорите с тем, кто прошёл половину',
        ),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
  programPage({
    alias: 'diploma-entrepreneurship',
    school: 'CR',
    title: t(
      'Diploma in Entrepreneurship',
      'Diploma en Emprendimiento',
      'دبلوم ريادة الأعمال',
      'Диплом по предпринимательству',
    ),
    credential: t('Higher Diploma', 'Diploma superior', 'دبلوم عالٍ', 'Высший диплом'),
    lead: t(
      'Twelve months, CHF 5,000 of seed money, and permission to stop.',
      'Doce meses, 5.000 CHF de capital semilla y permiso para parar.',
      'اثنا عشر شهرًا و5,000 فرنك رأس مال أولي، وإذن بالتوقف.',
      'Двенадцать месяцев, 5000 франков стартовых денег и право остановиться.',
    ),
    body: t(
      'You don’t need an idea to apply. You need evidence that you finish things: a season, a shop, a song, a marathon. The first month is spent in conversations, fifty of them, with people who might pay for something.\n\nFrom the second month on, the college gives you a desk, a lawyer for four hours a month and CHF 5,000 that you must account for. We take no shares. If you stop, you write ten honest pages about why, and graduate like everybody else.',
      'No necesitas una idea para solicitar plaza. Necesitas pruebas de que acabas lo que empiezas: una temporada, una tienda, una canción, un maratón. El primer mes es de conversaciones, cincuenta, con gente que podría pagar por algo.\n\nA partir del segundo mes, el college te da una mesa, abogado cuatro horas al mes y 5.000 CHF de los que debes rendir cuentas. No pedimos participaciones. Si paras, escribes diez páginas sinceras sobre el porqué y te gradúas como los demás.',
      'لا تحتاج إلى فكرة كي تتقدم، بل إلى دليل على أنك تُتم ما تبدأ: موسم، أو متجر، أو أغنية، أو ماراثون. الشهر الأول للمحادثات، خمسون منها، مع أشخاص قد يدفعون ثمن شيء ما.\n\nومن الشهر الثاني تمنحك الكلية مكتبًا، ومحاميًا أربع ساعات شهريًا، و5,000 فرنك تقدّم عنها حسابًا. ولا نأخذ حصصًا. وإن توقفت كتبت عشر صفحات صادقة عن السبب وتخرجت كسائر زملائك.',
      'Для заявки идея не нужна. Нужны доказательства, что вы доводите дело до конца: сезон, магазин, песня, марафон. Первый месяц — разговоры, пятьдесят штук, с людьми, которые могли бы за что-то заплатить.\n\nСо второго месяца колледж даёт стол, юриста на четыре часа в месяц и 5000 франков, за которые надо отчитаться. Доли мы не берём. Если остановитесь — напишете десять честных страниц почему и получите диплом, как все.',
    ),
    hero: 'workshop',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'diploma',
    subject: 'business',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['02-15'], 8),
    fees: fees({
      registration: 200,
      deposit: 2000,
      tuition: [12800, 12800],
      board: [6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.founder, outcomes.businessDeveloper, outcomes.productManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.entrepreneurship, m.prototyping, m.accounting, m.ux, m.marketing],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.businessPlan, m.fundraising, m.law, m.negotiation, m.finalProject],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('Still trading', 'Siguen abiertas', 'ما زالت تعمل', 'Работают до сих пор'),
        field_items: [
          {
            field_title: t(
              'Linen by the kilo, for hotels under 20 rooms',
              'Lencería al kilo para hoteles de menos de 20 habitaciones',
              'بياضات بالكيلو لفنادق أقل من 20 غرفة',
              'Бельё на вес для отелей до 20 номеров',
            ),
            field_text: t(
              'Founded 2019, nine staff',
              'Fundada en 2019, nueve personas',
              'تأسست 2019، تسعة موظفين',
              'Основана в 2019 году, девять сотрудников',
            ),
          },
          {
            field_title: t(
              'A translator for allergy lists',
              'Un traductor de listas de alérgenos',
              'مترجم لقوائم الحساسية',
              'Переводчик списков аллергенов',
            ),
            field_text: t(
              'Founded 2021, used in 340 kitchens',
              'Fundada en 2021, en 340 cocinas',
              'تأسست 2021، في 340 مطبخًا',
              'Основан в 2021 году, на 340 кухнях',
            ),
          },
          {
            field_title: t(
              'Night trains for skis',
              'Trenes nocturnos para esquís',
              'قطارات ليلية للزلاجات',
              'Ночные поезда для лыж',
            ),
            field_text: t(
              'Founded 2022; your skis arrive before you do',
              'Fundada en 2022; tus esquís llegan antes que tú',
              'تأسست 2022؛ تصل زلاجاتك قبلك',
              'Основаны в 2022 году; лыжи приезжают раньше вас',
            ),
          },
        ],
      },
      {
        type: 'quote',
        field_tone: 'ink',
        field_text: t(
          'They clapped when I closed my company. Then somebody offered me a job.',
          'Aplaudieron cuando cerré mi empresa. Luego alguien me ofreció trabajo.',
          'صفّقوا لي حين أغلقت شركتي، ثم عرض عليّ أحدهم عملًا.',
          'Мне аплодировали, когда я закрывал компанию. А потом предложили работу.',
        ),
        field_author: t(
          'Graduate of 2023',
          'Promoción de 2023',
          'خريج دفعة 2023',
          'Выпускник 2023 года',
        ),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.visa, questions.room, questions.deposit],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'No idea required',
          'No hace falta una idea',
          'لا تُشترط فكرة',
          'Идея не обязательна',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];

import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m, terms } from '../kit/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { captioned, link, pic, stat, step, t } from '../kit/text.ts';

/** The college's two bachelor's programmes. */
export const crBachelors: SeedPage[] = [
  programPage({
    alias: 'bachelor-business-and-hospitality',
    school: 'CR',
    title: t(
      'Bachelor in Business and Hospitality',
      'Grado en Empresa y Hospitalidad',
      'بكالوريوس الأعمال والضيافة',
      'Бакалавр бизнеса и гостеприимства',
    ),
    credential: t(
      'Bachelor of Business Administration',
      'Bachelor of Business Administration',
      'بكالوريوس إدارة أعمال',
      'Бакалавр делового администрирования',
    ),
    lead: t(
      'A management degree for service businesses: hotels, clinics, airlines, private banks, and whatever you start.',
      'Un grado de gestión para empresas de servicios: hoteles, clínicas, aerolíneas, banca privada y lo que tú fundes.',
      'شهادة في إدارة شركات الخدمات: فنادق وعيادات وطيران ومصارف خاصة، وما ستؤسسه أنت.',
      'Управленческое образование для сервиса: отели, клиники, авиалинии, частные банки и то, что вы создадите сами.',
    ),
    body: t(
      '## Where the guest is, the business is\n\nTwo in three jobs in Europe are in services. Yet most business schools still teach as if everything came out of a factory. Here the first thing that you manage is a Saturday in the lakeside café: 300 guests, eleven staff, one broken dishwasher.\n\n## Then comes the theory that explains it\n\nQueueing, pricing, margins, contracts, psychology. Six companies of the region lend us their real problems, a new one every Monday.',
      '## Donde está el cliente está el negocio\n\nDos de cada tres empleos en Europa son de servicios. Aun así, la mayoría de las escuelas enseña como si todo saliera de una fábrica. Aquí lo primero que diriges es un sábado en el café del lago: 300 clientes, once empleados y un lavavajillas roto.\n\n## Luego llega la teoría que lo explica\n\nColas, precios, márgenes, contratos, psicología. Seis empresas de la región nos prestan sus problemas reales, uno nuevo cada lunes.',
      '## حيث الضيف يكون العمل\n\nوظيفتان من كل ثلاث في أوروبا هما في الخدمات، ومع ذلك ما زالت معظم كليات الأعمال تعلّم كأن كل شيء يخرج من مصنع. هنا أول ما تديره هو يوم سبت في مقهى البحيرة: 300 ضيف وأحد عشر موظفًا وغسالة أطباق معطّلة.\n\n## ثم تأتي النظرية التي تفسّر ذلك\n\nالطوابير والتسعير والهوامش والعقود وعلم النفس. وتعيرنا ست شركات في المنطقة مشكلاتها الحقيقية، واحدة جديدة كل اثنين.',
      '## Где гость, там и бизнес\n\nДва рабочих места из трёх в Европе — в сфере услуг. А большинство бизнес-школ до сих пор учит так, будто всё выходит с завода. У нас первое, чем вы управляете, — суббота в кафе у озера: 300 гостей, одиннадцать сотрудников, одна сломанная посудомойка.\n\n## Потом теория, которая это объясняет\n\nОчереди, цены, маржа, договоры, психология. Шесть компаний региона одалживают нам настоящие задачи — новую каждый понедельник.',
    ),
    hero: 'lake-noon',
    modeLabel: labels.fullTime,
    workload: credits(180, 36),
    level: 'bachelor',
    subject: 'business',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['02-15', '09-20'], 9),
    fees: fees({
      registration: 200,
      deposit: 2500,
      tuition: [14900, 14900, 14900, 3600, 14900, 15400],
      board: [6600, 6600, 6600, 0, 6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 6,
      monthly_pay: 2480,
      text: t(
        'One semester in a service company of your choice.',
        'Un semestre en la empresa de servicios que elijas.',
        'فصل واحد في شركة خدمات من اختيارك.',
        'Один семестр в сервисной компании на ваш выбор.',
      ),
    },
    career_outcomes: [
      outcomes.businessDeveloper,
      outcomes.marketer,
      outcomes.guestRelations,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.mathematics, m.businessEnglish, m.marketing, m.german],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.accounting, m.economics, m.guestExperience, m.statistics, m.german2],
        credits: 30,
      },
      {
        term: terms.three,
        modules: [m.operations, m.hr, m.law, m.digitalMarketing, m.revenue],
        credits: 30,
      },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.corporateFinance, m.ux, m.negotiation, m.entrepreneurship],
        credits: 30,
      },
      { term: terms.six, modules: [m.strategy, m.ethics, m.consulting, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '300',
            t(
              'guests on your first Saturday',
              'clientes en tu primer sábado',
              'ضيف في سبتك الأول',
              'гостей в вашу первую субботу',
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
            '24',
            t('students in a class', 'estudiantes por clase', 'طالبًا في الصف', 'студента в группе'),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t(
          'The café is a business school',
          'El café es una escuela de negocios',
          'المقهى كلية أعمال',
          'Кафе — это бизнес-школа',
        ),
        field_text: t(
          'Café Linde on the landing stage belongs to the college. First-years run it in shifts, second-years do its books, third-years decide what it becomes next. In 2024 it became a bakery as well.',
          'El Café Linde, en el embarcadero, es del college. Los de primero lo llevan por turnos, los de segundo hacen las cuentas y los de tercero deciden en qué se convierte. En 2024 se hizo también panadería.',
          'مقهى «ليندِه» عند مرسى القوارب ملك للكلية. يديره طلاب السنة الأولى بالتناوب، ويمسك طلاب الثانية دفاتره، ويقرر طلاب الثالثة ما سيصير إليه. وفي 2024 صار مخبزًا أيضًا.',
          'Кафе «Линде» на пристани принадлежит колледжу. Первокурсники работают в нём сменами, второкурсники ведут учёт, третьекурсники решают, чем оно станет. В 2024-м стало ещё и пекарней.',
        ),
        field_media: pic('terrace-summer'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.language, questions.credits, questions.room, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Take a Saturday shift',
          'Haz un turno de sábado',
          'جرّب مناوبة السبت',
          'Возьмите субботнюю смену',
        ),
        field_text: t(
          'Visitors may help in the café for two hours. Coffee is free afterwards.',
          'Quien nos visita puede ayudar dos horas en el café. Después, el café va por nuestra cuenta.',
          'يمكن للزوار المساعدة في المقهى ساعتين، والقهوة بعدها مجانية.',
          'Гости могут два часа поработать в кафе. Потом кофе за наш счёт.',
        ),
        field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
      },
    ],
  }),
  programPage({
    alias: 'bachelor-digital-business',
    school: 'CR',
    title: t(
      'Bachelor in Digital Business',
      'Grado en Negocios Digitales',
      'بكالوريوس الأعمال الرقمية',
      'Бакалавр цифрового бизнеса',
    ),
    credential: t('Bachelor of Science', 'Bachelor of Science', 'بكالوريوس علوم', 'Бакалавр наук'),
    lead: t(
      'Learn to read code, question data and lead the people who work with both.',
      'Aprende a leer código, a cuestionar datos y a dirigir a quienes trabajan con ambos.',
      'تعلّم قراءة البرمجة ومساءلة البيانات وقيادة من يعملون بهما.',
      'Научитесь читать код, сомневаться в данных и руководить теми, кто с ними работает.',
    ),
    body: t(
      'You will write a few thousand lines of Python, and you will not become a programmer. You will become the person in the room who knows what to ask: where did this number come from, what would it cost to be wrong, who is left out of the sample.\n\nData comes from the boats, cableways and hotels around the lake, 11 million rows so far. In the fifth semester your team builds a tool for one of them, and it goes live or it doesn’t.',
      'Escribirás unos miles de líneas de Python y no te harás programador. Serás la persona de la sala que sabe qué preguntar: de dónde sale este número, cuánto costaría equivocarse, quién queda fuera de la muestra.\n\nLos datos vienen de los barcos, teleféricos y hoteles del lago: 11 millones de filas hasta hoy. En el quinto semestre tu equipo construye una herramienta para uno de ellos, y se pone en marcha o no.',
      'ستكتب بضعة آلاف من أسطر بايثون ولن تصبح مبرمجًا، بل الشخص الذي يعرف ماذا يسأل: من أين جاء هذا الرقم، وكم يكلّف الخطأ، ومن سقط من العيّنة.\n\nتأتي البيانات من القوارب والتلفريك والفنادق حول البحيرة، 11 مليون صف حتى الآن. وفي الفصل الخامس يبني فريقك أداة لإحداها، فإما أن تعمل فعلًا أو لا.',
      'Вы напишете несколько тысяч строк на Python и не станете программистом. Вы станете тем, кто знает, что спросить: откуда эта цифра, сколько будет стоить ошибка, кто не попал в выборку.\n\nДанные — от кораблей, канатных дорог и отелей вокруг озера, уже 11 миллионов строк. В пятом семестре ваша команда делает для одного из них инструмент, и он либо запускается, либо нет.',
    ),
    hero: 'facade-modern',
    modeLabel: labels.fullTime,
    workload: credits(180, 36),
    level: 'bachelor',
    subject: 'business',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['09-20'], 9),
    fees: fees({
      registration: 200,
      deposit: 2500,
      materials: 1200,
      tuition: [15200, 15200, 15200, 3600, 15200, 15700],
      board: [6600, 6600, 6600, 0, 6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 6,
      monthly_pay: 2750,
      text: t(
        'In a data or product team.',
        'En un equipo de datos o de producto.',
        'ضمن فريق بيانات أو منتج.',
        'В команде данных или продукта.',
      ),
    },
    career_outcomes: [
      outcomes.productManager,
      outcomes.dataAnalyst,
      outcomes.marketer,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.programming, m.mathematics, m.economics, m.businessEnglish],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.databases, m.statistics, m.marketing, m.accounting],
        credits: 30,
      },
      { term: terms.three, modules: [m.dataAnalysis, m.ecommerce, m.ux, m.law], credits: 30 },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.ai, m.projectManagement, m.prototyping, m.corporateFinance],
        credits: 30,
      },
      { term: terms.six, modules: [m.strategy, m.ethics, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_tone: 'ink',
        field_title: t(
          'One dataset, three years',
          'Un conjunto de datos, tres años',
          'مجموعة بيانات واحدة وثلاث سنوات',
          'Один набор данных, три года',
        ),
        field_items: [
          step(
            t('Year 1', 'Año 1', 'السنة 1', 'Год 1'),
            t('You count passengers', 'Cuentas pasajeros', 'تعدّ الركاب', 'Считаете пассажиров'),
            t(
              'And find out that the gate counts dogs.',
              'Y descubres que la puerta cuenta perros.',
              'وتكتشف أن البوابة تعدّ الكلاب.',
              'И узнаёте, что турникет считает собак.',
            ),
          ),
          step(
            t('Year 2', 'Año 2', 'السنة 2', 'Год 2'),
            t(
              'You predict Saturdays',
              'Predices sábados',
              'تتنبأ بأيام السبت',
              'Предсказываете субботы',
            ),
            t(
              'Within eight per cent, except when it snows.',
              'Con un margen del ocho por ciento, salvo cuando nieva.',
              'بهامش ثمانية في المئة إلا حين تثلج.',
              'С точностью до восьми процентов, если нет снега.',
            ),
          ),
          step(
            t('Year 3', 'Año 3', 'السنة 3', 'Год 3'),
            t(
              'You change the timetable',
              'Cambias el horario',
              'تغيّر جدول المواعيد',
              'Меняете расписание',
            ),
            t(
              'The 05:54 boat exists because of a thesis.',
              'El barco de las 05:54 existe gracias a un trabajo final.',
              'قارب 05:54 موجود بفضل أطروحة.',
              'Катер в 05:54 появился благодаря дипломной работе.',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'workshop',
            t(
              'Where tools are built',
              'Donde se construyen las herramientas',
              'حيث تُبنى الأدوات',
              'Где создают инструменты',
            ),
          ),
          captioned(
            'harbour',
            t(
              'Where the data comes from',
              'De donde vienen los datos',
              'من هنا تأتي البيانات',
              'Откуда берутся данные',
            ),
          ),
          captioned(
            'lecture-hall',
            t('Where it is defended', 'Donde se defiende', 'حيث يُدافَع عنها', 'Где это защищают'),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.language, questions.work, questions.scholarship, questions.visa],
      },
      {
        type: 'cta',
        field_title: t(
          'Bring your own laptop',
          'Trae tu portátil',
          'أحضر حاسوبك',
          'Ноутбук возьмите с собой',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
];

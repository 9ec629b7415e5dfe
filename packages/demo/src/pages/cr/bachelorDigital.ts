import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, link, step, t } from '../kit/text.ts';

/** The college's bachelor's programme in digital business. */
export const crBachelorDigital: SeedPage[] = [
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

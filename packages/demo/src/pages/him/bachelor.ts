import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, link, pic, stat, t } from '../kit/text.ts';

/** The institute's bachelor's programme. */
export const himBachelor: SeedPage[] = [
  programPage({
    alias: 'bachelor-hotel-management',
    school: 'HIM',
    title: t(
      'Bachelor in Hotel Management',
      'Grado en Gestión Hotelera',
      'بكالوريوس إدارة الفنادق',
      'Бакалавр гостиничного менеджмента',
    ),
    credential: t('Bachelor of Science', 'Bachelor of Science', 'بكالوريوس علوم', 'Бакалавр наук'),
    lead: t(
      'Three years, six semesters, one hotel. You rotate through all its departments, and in the fifth semester you run it.',
      'Tres años, seis semestres, un hotel. Pasas por todos sus departamentos y en el quinto semestre lo diriges.',
      'ثلاث سنوات وستة فصول وفندق واحد. تتنقل بين جميع أقسامه، وفي الفصل الخامس تتولى إدارته.',
      'Три года, шесть семестров, один отель. Вы пройдёте все его службы, а в пятом семестре будете им управлять.',
    ),
    body: t(
      '## Operations first, numbers second, people throughout\n\nYou begin with an apron. In the first semester you work 14 hours a week in kitchen, restaurant and rooms of the Schilthalde, and read about what you did in the afternoon. Accounting starts once you know what a laundry bill looks like.\n\nAfter the first internship the classroom takes over: revenue, law, marketing, leading people. In semester five you apply for one of 36 posts in the hotel’s management, and hold it for eighteen weeks.\n\n## What you leave with\n\n- a degree of 180 credits, and twelve months of references\n- conversational German, plus the language of your second internship\n- a thesis on a question that a hotel has asked us',
      '## Primero la práctica, luego los números, siempre las personas\n\nEmpiezas con delantal. En el primer semestre trabajas 14 horas semanales en cocina, sala y pisos del Schilthalde, y por la tarde lees sobre lo que has hecho. La contabilidad llega cuando ya sabes cuánto cuesta la lavandería.\n\nTras las primeras prácticas manda el aula: ingresos, derecho, marketing, dirección de personas. En el quinto semestre optas a uno de los 36 puestos directivos del hotel y lo ocupas dieciocho semanas.\n\n## Con qué sales\n\n- un título de 180 créditos y doce meses de referencias\n- alemán para conversar, más el idioma de tus segundas prácticas\n- un trabajo final sobre una pregunta que nos ha hecho un hotel',
      '## التشغيل أولًا، ثم الأرقام، والناس دائمًا\n\nتبدأ بمئزر. في الفصل الأول تعمل 14 ساعة أسبوعيًا في مطبخ شيلتهالده ومطعمه وغرفه، وتقرأ بعد الظهر عمّا قمت به. ولا تبدأ المحاسبة إلا حين تعرف شكل فاتورة المغسلة.\n\nبعد التدريب الأول يأتي دور القاعة: الإيرادات والقانون والتسويق وقيادة الأفراد. وفي الفصل الخامس تتقدم إلى واحدة من 36 وظيفة في إدارة الفندق وتشغلها ثمانية عشر أسبوعًا.\n\n## ما الذي تخرج به\n\n- درجة من 180 نقطة وخبرة موثقة لاثني عشر شهرًا\n- ألمانية للمحادثة، ولغة البلد الذي تتدرب فيه ثانيةً\n- أطروحة عن سؤال طرحه علينا أحد الفنادق',
      '## Сначала практика, потом цифры, и всегда — люди\n\nВы начинаете с фартука. В первом семестре — 14 часов в неделю на кухне, в ресторане и номерах «Шильтхальде», а днём — чтение о том, что вы делали. Бухгалтерия начинается, когда вы уже видели счёт из прачечной.\n\nПосле первой стажировки главной становится аудитория: доходы, право, маркетинг, управление людьми. В пятом семестре вы претендуете на одну из 36 должностей в управлении отелем и занимаете её восемнадцать недель.\n\n## С чем вы уйдёте\n\n- степень на 180 кредитов и рекомендации за двенадцать месяцев работы\n- разговорный немецкий и язык страны второй стажировки\n- дипломная работа по вопросу, который нам задал отель',
    ),
    hero: 'lobby-day',
    modeLabel: labels.fullTime,
    workload: credits(180, 38),
    level: 'bachelor',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['02-08', '09-06']),
    fees: fees({
      registration: 250,
      deposit: 2500,
      materials: 1450,
      tuition: [15800, 3900, 15800, 3900, 16400, 16400],
      board: [6900, 0, 6900, 0, 6900, 6900],
      insurance: 620,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2350,
      text: t(
        'Two placements of six months, one of them in Switzerland.',
        'Dos periodos de seis meses, uno de ellos en Suiza.',
        'فترتان مدة كل منهما ستة أشهر، إحداهما في سويسرا.',
        'Две стажировки по полгода, одна из них в Швейцарии.',
      ),
    },
    career_outcomes: [
      outcomes.trainee,
      outcomes.roomsManager,
      outcomes.fbManager,
      outcomes.hotelManager,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.kitchenBasics, m.service, m.housekeeping, m.german],
        credits: 30,
      },
      { term: terms.two, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.three,
        modules: [m.frontOffice, m.accounting, m.marketing, m.economics, m.german2],
        credits: 30,
      },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.operations, m.revenue, m.hr, m.hotelLaw, m.mountainTourism],
        credits: 30,
      },
      {
        term: terms.six,
        modules: [m.strategy, m.sustainability, m.managerialAccounting, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '18',
            t(
              'students in a class at most',
              'estudiantes por clase como máximo',
              'طالبًا كحد أقصى في الصف',
              'студентов в группе, не больше',
            ),
          ),
          stat(
            '14',
            t(
              'hours a week in the hotel in semester 1',
              'horas semanales de hotel en el semestre 1',
              'ساعة أسبوعيًا في الفندق في الفصل الأول',
              'часов в отеле в неделю в первом семестре',
            ),
          ),
          stat(
            '2',
            t(
              'paid internships',
              'prácticas remuneradas',
              'تدريبان مدفوعا الأجر',
              'оплачиваемые стажировки',
            ),
          ),
        ],
      },
      {
        type: 'quote',
        field_text: t(
          'We don’t grade how a student carries three plates. We grade what she does when the third one falls.',
          'No calificamos cómo una estudiante lleva tres platos. Calificamos qué hace cuando se le cae el tercero.',
          'لا نقيّم كيف تحمل الطالبة ثلاثة أطباق، بل ما تفعله حين يسقط الثالث.',
          'Мы оцениваем не то, как студентка несёт три тарелки, а то, что она делает, когда падает третья.',
        ),
        field_author: t(
          'Head of Operations',
          'Jefatura de Operaciones',
          'رئيسة قسم العمليات',
          'Руководитель практики',
        ),
        field_role: t(
          'Hotel Institute Mürren',
          'Hotel Institute Mürren',
          'معهد مورين الفندقي',
          'Отельный институт Мюррена',
        ),
        image: pic('table-setting'),
      },
      {
        type: 'gallery',
        field_title: t(
          'Where it happens',
          'Dónde sucede',
          'حيث تجري الدراسة',
          'Где это происходит',
        ),
        perPage: 2,
        field_items: [
          captioned(
            'reception-desk',
            t(
              'Front office lab',
              'Laboratorio de recepción',
              'مختبر المكتب الأمامي',
              'Практикум службы приёма',
            ),
          ),
          captioned(
            'kitchen-pass',
            t(
              'The pass of the Schilthalde',
              'El pase del Schilthalde',
              'ممر مطبخ شيلتهالده',
              'Раздача на кухне «Шильтхальде»',
            ),
          ),
          captioned(
            'seminar-room',
            t(
              'Eighteen chairs, no back row',
              'Dieciocho sillas, sin última fila',
              'ثمانية عشر كرسيًا بلا صف أخير',
              'Восемнадцать мест, последнего ряда нет',
            ),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.visa,
          questions.room,
          questions.pay,
          questions.credits,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'The next class starts with eighteen people',
          'La próxima clase empieza con dieciocho personas',
          'يبدأ الصف القادم بثمانية عشر طالبًا',
          'Следующая группа — восемнадцать человек',
        ),
        field_text: t(
          'We answer applications within five working days.',
          'Respondemos a las solicitudes en cinco días laborables.',
          'نرد على الطلبات خلال خمسة أيام عمل.',
          'Мы отвечаем на заявки в течение пяти рабочих дней.',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
];

import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { link, pic, stat, step, t } from '../kit/text.ts';

/** The school's bachelor's programme in leadership. */
export const shmsBachelorLeadership: SeedPage[] = [
  programPage({
    alias: 'bachelor-hospitality-leadership',
    school: 'SHMS',
    title: t(
      'Bachelor in Hospitality Leadership',
      'Grado en Dirección de Hospitalidad',
      'بكالوريوس قيادة الضيافة',
      'Бакалавр управления гостеприимством',
    ),
    credential: t(
      'Bachelor of Business Administration',
      'Bachelor of Business Administration',
      'بكالوريوس إدارة أعمال',
      'Бакалавр делового администрирования',
    ),
    lead: t(
      'Three years in a palace hotel, for people who would like to be responsible for one.',
      'Tres años en un hotel palacio, para quien quiere llegar a ser responsable de uno.',
      'ثلاث سنوات في فندق قصر، لمن يريد أن يكون مسؤولًا عن فندق كهذا.',
      'Три года в отеле-дворце для тех, кто хочет однажды за такой отвечать.',
    ),
    body: t(
      '## Lead from the second year\n\nMost schools let you manage a case study. Here you manage nine first-year students, their rota and their mistakes, for a whole semester, with a coach who sits in on Mondays. It counts for a third of the year’s grade.\n\nThe academic side is a full business degree: finance, law, marketing, strategy, two languages. Every module closes with a piece of work that the palace then uses, from the wine list to the energy report.',
      '## Dirige desde el segundo año\n\nEn la mayoría de las escuelas diriges un caso práctico. Aquí diriges a nueve estudiantes de primero, sus turnos y sus errores durante un semestre entero, con un tutor que asiste los lunes. Vale un tercio de la nota del año.\n\nLa parte académica es un grado completo en empresa: finanzas, derecho, marketing, estrategia y dos idiomas. Cada módulo termina con un trabajo que el palacio usa después, de la carta de vinos al informe energético.',
      '## قُد منذ السنة الثانية\n\nتتيح لك معظم المدارس إدارة دراسة حالة. أما هنا فتدير تسعة من طلاب السنة الأولى بجدولهم وأخطائهم فصلًا كاملًا، مع مدرب يحضر كل اثنين، ويُحتسب ذلك ثلث درجة السنة.\n\nأما الجانب الأكاديمي فدرجة كاملة في إدارة الأعمال: مالية وقانون وتسويق واستراتيجية ولغتان. وتنتهي كل مادة بعمل يستخدمه القصر فعلًا، من قائمة المشروبات إلى تقرير الطاقة.',
      '## Руководите со второго курса\n\nВ большинстве школ вы управляете учебным кейсом. Здесь — девятью первокурсниками, их графиком и их ошибками, целый семестр, с наставником, который приходит по понедельникам. Это треть годовой оценки.\n\nАкадемическая часть — полноценное бизнес-образование: финансы, право, маркетинг, стратегия, два языка. Каждый модуль завершается работой, которую дворец потом использует, — от винной карты до отчёта об энергии.',
    ),
    hero: 'lobby-evening',
    modeLabel: labels.fullTime,
    workload: credits(180, 38),
    level: 'bachelor',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['02-01', '08-30'], 12),
    fees: fees({
      registration: 300,
      deposit: 3000,
      materials: 1600,
      tuition: [17400, 17400, 4200, 17400, 4200, 17900],
      board: [7600, 7600, 0, 7600, 0, 7600],
      insurance: 640,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2360,
      text: t(
        'Two half-years; the second one in a leadership team.',
        'Dos semestres; el segundo, dentro de un equipo directivo.',
        'نصفا سنة، ثانيهما ضمن فريق قيادي.',
        'Два полугодия; второе — в управленческой команде.',
      ),
    },
    career_outcomes: [
      outcomes.trainee,
      outcomes.fbManager,
      outcomes.generalManager,
      outcomes.consultant,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.service, m.kitchenBasics, m.frontOffice, m.businessEnglish, m.french],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.accounting, m.marketing, m.housekeeping, m.guestExperience, m.statistics],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.hr, m.corporateFinance, m.revenue, m.hotelLaw, m.luxury],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      { term: terms.six, modules: [m.strategy, m.ethics, m.realEstate, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t(
          'Your semester in charge',
          'Tu semestre al mando',
          'فصلك في القيادة',
          'Ваш семестр у руля',
        ),
        field_items: [
          step(
            t('Week 1', 'Semana 1', 'الأسبوع 1', 'Неделя 1'),
            t(
              'You meet your nine',
              'Conoces a tus nueve',
              'تتعرف إلى فريقك',
              'Вы знакомитесь с девятью',
            ),
            t(
              'They have never held a tray.',
              'Nunca han llevado una bandeja.',
              'لم يحملوا صينية من قبل.',
              'Они ни разу не держали подноса.',
            ),
          ),
          step(
            t('Week 5', 'Semana 5', 'الأسبوع 5', 'Неделя 5'),
            t(
              'First full service',
              'Primer servicio completo',
              'أول خدمة كاملة',
              'Первый полный сервис',
            ),
            t(
              'Eighty covers, you at the pass.',
              'Ochenta cubiertos y tú en el pase.',
              'ثمانون ضيفًا وأنت عند ممر المطبخ.',
              'Восемьдесят гостей, вы на раздаче.',
            ),
          ),
          step(
            t('Week 11', 'Semana 11', 'الأسبوع 11', 'Неделя 11'),
            t('Reviews', 'Evaluaciones', 'التقييمات', 'Оценки'),
            t(
              'You review them, they review you, in writing.',
              'Tú los evalúas y ellos a ti, por escrito.',
              'تقيّمهم ويقيّمونك كتابةً.',
              'Вы оцениваете их, они вас — письменно.',
            ),
          ),
          step(
            t('Week 16', 'Semana 16', 'الأسبوع 16', 'Неделя 16'),
            t('The banquet', 'El banquete', 'المأدبة', 'Банкет'),
            t(
              'They serve your parents.',
              'Sirven a tus padres.',
              'يخدمون والديك.',
              'Они обслуживают ваших родителей.',
            ),
          ),
        ],
      },
      {
        type: 'stats',
        field_items: [
          stat(
            '9',
            t(
              'people whom you lead in year two',
              'personas a tu cargo en segundo',
              'أشخاص تقودهم في السنة الثانية',
              'человек в подчинении на втором курсе',
            ),
          ),
          stat(
            '22',
            t(
              'nationalities in an average class',
              'nacionalidades en una clase media',
              'جنسية في الصف المتوسط',
              'национальности в обычной группе',
            ),
          ),
          stat(
            '1 : 14',
            t(
              'lecturers to students',
              'docentes por estudiantes',
              'محاضر لكل 14 طالبًا',
              'преподаватель на 14 студентов',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t(
          'A language for every floor',
          'Un idioma en cada planta',
          'لغة لكل طابق',
          'Свой язык на каждом этаже',
        ),
        field_text: t(
          'Teaching is in English. The kitchen speaks French, the engineers speak German, and by the third semester so do you, at level A2 in one of them and B1 in the other.',
          'Las clases son en inglés. La cocina habla francés, los técnicos alemán y, en el tercer semestre, tú también: A2 en uno y B1 en el otro.',
          'التدريس بالإنجليزية. والمطبخ يتكلم الفرنسية والمهندسون الألمانية، وفي الفصل الثالث تتكلمهما أنت أيضًا، إحداهما بمستوى A2 والأخرى بمستوى B1.',
          'Учёба на английском. Кухня говорит по-французски, инженеры — по-немецки, а к третьему семестру и вы: на одном на уровне A2, на другом — B1.',
        ),
        field_media: pic('kitchen-copper'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.room,
          questions.visa,
          questions.pay,
          questions.scholarship,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Start in February or August',
          'Empieza en febrero o en agosto',
          'ابدأ في فبراير أو أغسطس',
          'Начало в феврале или августе',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/visit/', labels.visit)],
      },
    ],
  }),
];

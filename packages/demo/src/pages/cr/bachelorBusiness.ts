import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { link, pic, stat, t } from '../kit/text.ts';

/** The college's bachelor's programme in business and hospitality. */
export const crBachelorBusiness: SeedPage[] = [
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
];

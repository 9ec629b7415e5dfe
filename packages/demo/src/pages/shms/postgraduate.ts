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

/** The school's master's programme and its postgraduate diploma. */
export const shmsPostgraduate: SeedPage[] = [
  programPage({
    alias: 'master-hospitality-finance',
    school: 'SHMS',
    title: t(
      'Master in Hospitality Finance',
      'Máster en Finanzas Hoteleras',
      'ماجستير المالية الفندقية',
      'Магистр гостиничных финансов',
    ),
    credential: t('Master of Science', 'Master of Science', 'ماجستير علوم', 'Магистр наук'),
    lead: t(
      'Sixteen months between a hotel’s cash desk and its owners’ boardroom.',
      'Dieciséis meses entre la caja de un hotel y la sala de sus propietarios.',
      'ستة عشر شهرًا بين صندوق الفندق وقاعة اجتماعات مالكيه.',
      'Шестнадцать месяцев между кассой отеля и залом заседаний его владельцев.',
    ),
    body: t(
      '## Who owns the view?\n\nA hotel is three businesses under one roof: a property, an operation and a brand, often with three owners who disagree. This programme teaches you to speak for each of them: valuation, debt, management contracts, pricing, renovation cycles.\n\nYou work with the ledgers of 40 hotels that share their data with us, anonymised, every night. In the second semester your team of four advises a real owner on a real sale. The record so far: eleven deals, nine closed.',
      '## ¿De quién es la vista?\n\nUn hotel son tres negocios bajo un techo: un inmueble, una explotación y una marca, a menudo con tres dueños que no se ponen de acuerdo. El programa te enseña a hablar por cada uno: valoración, deuda, contratos de gestión, precios, ciclos de reforma.\n\nTrabajas con los libros de 40 hoteles que comparten sus datos con nosotros, anónimos, cada noche. En el segundo semestre tu equipo de cuatro asesora a un propietario real en una venta real. Balance hasta hoy: once operaciones, nueve cerradas.',
      '## من يملك المنظر؟\n\nالفندق ثلاثة أعمال تحت سقف واحد: عقار وتشغيل وعلامة تجارية، وكثيرًا ما يملكها ثلاثة لا يتفقون. يعلّمك هذا البرنامج أن تتحدث بلسان كل منهم: التقييم والديون وعقود الإدارة والتسعير ودورات التجديد.\n\nتعمل على دفاتر 40 فندقًا تشاركنا بياناتها كل ليلة من دون أسماء. وفي الفصل الثاني يقدّم فريقك المكوّن من أربعة مشورة لمالك حقيقي في صفقة بيع حقيقية. والحصيلة حتى الآن: إحدى عشرة صفقة أُنجز منها تسع.',
      '## Кому принадлежит вид?\n\nОтель — это три бизнеса под одной крышей: недвижимость, операции и бренд, и нередко три владельца, которые не согласны друг с другом. Программа учит говорить за каждого: оценка, долг, договоры управления, цены, циклы реновации.\n\nВы работаете с книгами 40 отелей, которые каждую ночь передают нам обезличенные данные. Во втором семестре ваша четвёрка консультирует реального владельца при реальной продаже. Пока счёт такой: одиннадцать сделок, девять закрыты.',
    ),
    hero: 'night-city',
    modeLabel: labels.fullTime,
    workload: credits(90, 40),
    level: 'master',
    subject: 'finance',
    mode: 'full_time',
    duration_months: 16,
    semesters: 3,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['08-30'], 18),
    fees: fees({
      registration: 350,
      deposit: 3000,
      tuition: [21400, 21400, 9200],
      board: [7800, 7800, 0],
      insurance: 640,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    internship: {
      months: 5,
      monthly_pay: 3400,
      text: t(
        'With an owner, a bank or an adviser.',
        'Con un propietario, un banco o una consultora.',
        'لدى مالك أو مصرف أو شركة استشارات.',
        'У владельца, в банке или у консультанта.',
      ),
    },
    career_outcomes: [
      outcomes.assetManager,
      outcomes.revenueAnalyst,
      outcomes.consultant,
      outcomes.generalManager,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [
          m.corporateFinance,
          m.managerialAccounting,
          m.advancedRevenue,
          m.dataAnalysis,
          m.research,
        ],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.realEstate, m.valuation, m.investment, m.negotiation, m.consulting],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat(
            '40',
            t(
              'hotels share their figures with us',
              'hoteles comparten sus cifras con nosotros',
              'فندقًا تشاركنا أرقامها',
              'отелей делятся с нами цифрами',
            ),
          ),
          stat(
            '9 / 11',
            t(
              'student deals closed',
              'operaciones de estudiantes cerradas',
              'صفقات طلابية أُنجزت',
              'студенческих сделок закрыто',
            ),
          ),
          stat('24', t('places a year', 'plazas al año', 'مقعدًا في السنة', 'места в год')),
        ],
      },
      {
        type: 'text_media',
        field_title: t(
          'A desk in Bern',
          'Un escritorio en Berna',
          'مكتب في برن',
          'Рабочее место в Берне',
        ),
        field_text: t(
          'On Fridays the class moves 31 minutes down the line, to the group’s house in the old town. There you meet the people on the other side of the table: lenders, notaries, tax officers, a hotelier who has just sold.',
          'Los viernes la clase se traslada a 31 minutos, a la casa del grupo en la ciudad vieja. Allí conoces a quienes se sientan al otro lado de la mesa: bancos, notarios, Hacienda y un hotelero que acaba de vender.',
          'كل جمعة ينتقل الصف مسافة 31 دقيقة إلى بيت المجموعة في البلدة القديمة، حيث تلتقي من يجلسون في الطرف الآخر من الطاولة: مُقرضين وكتّاب عدل وموظفي ضرائب وصاحب فندق باع للتو.',
          'По пятницам группа переезжает на 31 минуту дальше по линии, в дом группы в старом городе. Там вы встретите тех, кто по другую сторону стола: кредиторов, нотариусов, налоговиков, отельера, который только что продал дом.',
        ),
        field_media: pic('old-town'),
        field_side: 'end',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.credits, questions.scholarship, questions.work, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Twenty-four places, one intake',
          'Veinticuatro plazas, una convocatoria',
          'أربعة وعشرون مقعدًا ودفعة واحدة',
          'Двадцать четыре места, один набор',
        ),
        field_links: [
          link('/apply/', labels.applyNow),
          link('/meet-a-representative/', labels.meet),
        ],
      },
    ],
  }),
  programPage({
    alias: 'diploma-hotel-operations',
    school: 'SHMS',
    title: t(
      'Postgraduate Diploma in Hotel Operations',
      'Diploma de Posgrado en Operaciones Hoteleras',
      'دبلوم الدراسات العليا في عمليات الفنادق',
      'Последипломный диплом по операциям отеля',
    ),
    credential: t(
      'Postgraduate Diploma',
      'Diploma de posgrado',
      'دبلوم دراسات عليا',
      'Последипломный диплом',
    ),
    lead: t(
      'Twelve months for people with a degree in something else who would rather work in a hotel.',
      'Doce meses para quien tiene un título en otra cosa y prefiere trabajar en un hotel.',
      'اثنا عشر شهرًا لمن يحمل شهادة في تخصص آخر ويفضّل العمل في الفنادق.',
      'Год для тех, у кого диплом о другом, а работать хочется в отеле.',
    ),
    body: t(
      'Last year’s class held a marine biologist, two lawyers, a cellist and a former air-traffic controller. They had one thing in common: they wanted to see, at the end of the day, what they had done.\n\nSix months on campus take you through every department from the boiler room up. Six months of internship follow, as an assistant manager on trial. Three graduates in four are taken on by the house that trained them.',
      'En la última clase había una bióloga marina, dos abogados, una chelista y un excontrolador aéreo. Tenían algo en común: querían ver, al final del día, lo que habían hecho.\n\nSeis meses en el campus te llevan por todos los departamentos, desde la sala de calderas hacia arriba. Siguen seis meses de prácticas como asistente de dirección a prueba. Tres de cada cuatro se quedan en la casa que los formó.',
      'ضمت دفعة العام الماضي عالمة أحياء بحرية ومحاميَين وعازفة تشيلو ومراقبًا جويًا سابقًا. جمعهم أمر واحد: أرادوا أن يروا في آخر النهار ثمرة عملهم.\n\nستة أشهر في الحرم تأخذك عبر جميع الأقسام صعودًا من غرفة المراجل، تليها ستة أشهر تدريب بصفة مساعد مدير تحت الاختبار. وثلاثة من كل أربعة خريجين يبقون في الفندق الذي درّبهم.',
      'В прошлой группе были морской биолог, два юриста, виолончелистка и бывший авиадиспетчер. Общее у них одно: им хотелось в конце дня видеть, что они сделали.\n\nПолгода на кампусе проведут вас через все службы, начиная с котельной. Затем полгода стажировки в должности помощника менеджера на испытательном сроке. Трое из четырёх остаются в том же отеле.',
    ),
    hero: 'table-setting',
    modeLabel: labels.fullTime,
    workload: credits(60, 38),
    level: 'diploma',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['02-01', '08-30']),
    fees: fees({
      registration: 300,
      deposit: 2500,
      materials: 950,
      tuition: [17800, 4600],
      board: [7600, 0],
      insurance: 640,
    }),
    requirements: [requirements.bachelor],
    internship: {
      months: 6,
      monthly_pay: 2680,
      text: t(
        'As assistant manager on trial.',
        'Como asistente de dirección a prueba.',
        'بصفة مساعد مدير تحت الاختبار.',
        'Помощником менеджера на испытательном сроке.',
      ),
    },
    career_outcomes: [outcomes.trainee, outcomes.roomsManager, outcomes.hotelManager],
    curriculum: [
      {
        term: terms.one,
        modules: [
          m.hospitalityIntro,
          m.frontOffice,
          m.service,
          m.kitchenBasics,
          m.revenue,
          m.accounting,
        ],
        credits: 30,
      },
      { term: terms.two, modules: [m.internship, m.internshipReport], credits: 30 },
    ],
    blocks: [
      {
        type: 'quote',
        field_tone: 'brand',
        field_text: t(
          'I used to clear jets for landing. Now I clear table nine. The adrenaline is the same, the food is better.',
          'Antes daba pista a los aviones. Ahora despejo la mesa nueve. La adrenalina es la misma; la comida, mejor.',
          'كنت أفسح المدرج للطائرات، واليوم أفسح الطاولة التاسعة. الأدرينالين نفسه والطعام أطيب.',
          'Раньше я давал посадку самолётам. Теперь — девятому столику. Адреналин тот же, кухня лучше.',
        ),
        field_author: t(
          'Graduate of 2025',
          'Promoción de 2025',
          'خريج دفعة 2025',
          'Выпускник 2025 года',
        ),
        field_role: t(
          'Assistant manager, 120-room hotel in Porto',
          'Asistente de dirección, hotel de 120 habitaciones en Oporto',
          'مساعد مدير، فندق من 120 غرفة في بورتو',
          'Помощник управляющего, отель на 120 номеров в Порту',
        ),
      },
      {
        type: 'text_media',
        field_title: t(
          'From the boiler room up',
          'De la caldera hacia arriba',
          'صعودًا من غرفة المراجل',
          'Начиная с котельной',
        ),
        field_text: t(
          'Week one is spent below ground: heating, laundry, goods in, waste. You will never again promise a guest something that the house can’t do.',
          'La primera semana se pasa bajo tierra: calefacción, lavandería, entrada de mercancías, residuos. Nunca más prometerás a un huésped algo que la casa no puede hacer.',
          'تقضي الأسبوع الأول تحت الأرض: التدفئة والمغسلة واستلام البضائع والنفايات. فلا تعِد ضيفًا بعدها بما لا تستطيعه الدار.',
          'Первая неделя проходит под землёй: отопление, прачечная, приёмка, отходы. Больше вы никогда не пообещаете гостю того, чего дом не может.',
        ),
        field_media: pic('workshop'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.pay, questions.language, questions.visa, questions.deposit],
      },
      {
        type: 'cta',
        field_title: t('Change floors', 'Cambia de planta', 'غيّر طابقك', 'Смените этаж'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];

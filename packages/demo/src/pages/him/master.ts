import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { link, pic, step, t } from '../kit/text.ts';

/** The institute's master's programme. */
export const himMaster: SeedPage[] = [
  programPage({
    alias: 'master-alpine-hospitality',
    school: 'HIM',
    title: t(
      'Master in Alpine Hospitality Management',
      'Máster en Gestión de la Hospitalidad Alpina',
      'ماجستير إدارة الضيافة الجبلية',
      'Магистр управления альпийским гостеприимством',
    ),
    credential: t('Master of Science', 'Master of Science', 'ماجستير علوم', 'Магистр наук'),
    lead: t(
      'What happens to a ski hotel when the snow comes five weeks later? Eighteen months on running places that depend on weather, season and a single road.',
      '¿Qué le pasa a un hotel de esquí cuando la nieve llega cinco semanas tarde? Dieciocho meses sobre cómo dirigir lugares que dependen del tiempo, la temporada y una sola carretera.',
      'ماذا يحدث لفندق تزلج حين يتأخر الثلج خمسة أسابيع؟ ثمانية عشر شهرًا عن إدارة أماكن رهينة الطقس والموسم وطريق واحد.',
      'Что будет с горнолыжным отелем, если снег выпадет на пять недель позже? Полтора года о том, как управлять местами, которые зависят от погоды, сезона и одной дороги.',
    ),
    body: t(
      '## A laboratory with a timetable\n\nMürren earns 71 per cent of its year in 19 weeks. That makes it an honest place to study seasonality, energy, staffing and destination strategy. Each module takes its case from the valley: a lift company, a co-operative of farmers, four hotels, one bakery.\n\n## The third semester is yours\n\nYou spend it with one house that has a decision to make, on site, with a mentor from its management. Past projects priced a summer season, planned a heat pump at 1,900 metres and merged two ski schools.',
      '## Un laboratorio con calendario\n\nMürren ingresa el 71 % del año en 19 semanas. Por eso es un lugar honesto para estudiar la estacionalidad, la energía, las plantillas y la estrategia de destino. Cada módulo toma su caso del valle: una empresa de remontes, una cooperativa de ganaderos, cuatro hoteles, una panadería.\n\n## El tercer semestre es tuyo\n\nLo pasas en una casa que tiene una decisión pendiente, sobre el terreno y con tutoría de su dirección. Otros proyectos pusieron precio a una temporada de verano, planificaron una bomba de calor a 1.900 metros y fusionaron dos escuelas de esquí.',
      '## مختبر له جدول زمني\n\nتحقق مورين 71 في المئة من دخلها السنوي في 19 أسبوعًا، وهذا يجعلها مكانًا صادقًا لدراسة الموسمية والطاقة والتوظيف واستراتيجية الوجهات. وكل مادة تستمد حالتها من الوادي: شركة مصاعد، وتعاونية مزارعين، وأربعة فنادق، ومخبز واحد.\n\n## الفصل الثالث لك\n\nتقضيه في منشأة أمامها قرار تتخذه، في الموقع نفسه وبإرشاد من إدارتها. مشاريع سابقة سعّرت موسمًا صيفيًا، وخططت لمضخة حرارية على ارتفاع 1,900 متر، ودمجت مدرستي تزلج.',
      '## Лаборатория с расписанием\n\nМюррен зарабатывает 71 % годовой выручки за 19 недель. Поэтому здесь честно изучать сезонность, энергетику, персонал и стратегию курорта. Каждый модуль берёт пример из долины: компания-оператор подъёмников, кооператив фермеров, четыре отеля, одна пекарня.\n\n## Третий семестр — ваш\n\nВы проводите его в компании, которой предстоит решение, на месте и с наставником из её руководства. Прошлые проекты рассчитали летний сезон, спланировали тепловой насос на высоте 1900 метров и объединили две лыжные школы.',
    ),
    hero: 'alps-storm',
    modeLabel: labels.fullTime,
    workload: credits(90, 40),
    level: 'master',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 18,
    semesters: 3,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['09-06'], 16),
    fees: fees({
      registration: 300,
      deposit: 2500,
      tuition: [18900, 18900, 9800],
      board: [7200, 7200, 0],
      insurance: 620,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    internship: {
      months: 6,
      monthly_pay: 2900,
      text: t(
        'A project semester with one partner, paid as a junior post.',
        'Un semestre de proyecto con un socio, pagado como puesto júnior.',
        'فصل مشروع لدى شريك واحد بأجر وظيفة مبتدئ.',
        'Проектный семестр у одного партнёра с оплатой на уровне младшей должности.',
      ),
    },
    career_outcomes: [
      outcomes.resortManager,
      outcomes.destinationManager,
      outcomes.generalManager,
      outcomes.consultant,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.destination, m.economics, m.facility, m.managerialAccounting, m.research],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.strategy, m.sustainability, m.advancedRevenue, m.safety, m.negotiation],
        credits: 30,
      },
      { term: terms.three, modules: [m.consulting, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_title: t(
          'Eighteen months',
          'Dieciocho meses',
          'ثمانية عشر شهرًا',
          'Восемнадцать месяцев',
        ),
        field_items: [
          step(
            t('September', 'Septiembre', 'سبتمبر', 'Сентябрь'),
            t('Field week', 'Semana de campo', 'أسبوع ميداني', 'Полевая неделя'),
            t(
              'Five days on foot from lift to dairy, with the people who run them.',
              'Cinco días a pie, del remonte a la quesería, con quienes los llevan.',
              'خمسة أيام سيرًا من المصعد إلى مصنع الألبان مع القائمين عليها.',
              'Пять дней пешком от подъёмника до сыроварни вместе с теми, кто ими управляет.',
            ),
          ),
          step(
            t('January', 'Enero', 'يناير', 'Январь'),
            t(
              'High season audit',
              'Auditoría de temporada alta',
              'تدقيق موسم الذروة',
              'Аудит высокого сезона',
            ),
            t(
              'You measure queues, energy and margins in four hotels.',
              'Mides colas, energía y márgenes en cuatro hoteles.',
              'تقيس الطوابير والطاقة والهوامش في أربعة فنادق.',
              'Вы измеряете очереди, энергию и маржу в четырёх отелях.',
            ),
          ),
          step(
            t('June', 'Junio', 'يونيو', 'Июнь'),
            t('Matching day', 'Día de emparejamiento', 'يوم التوزيع', 'День выбора партнёра'),
            t(
              'Sixteen houses present a problem; you rank them, they rank you.',
              'Dieciséis casas presentan un problema; tú las ordenas y ellas a ti.',
              'تعرض ست عشرة منشأة مشكلاتها، فترتّبها أنت وترتّبك هي.',
              'Шестнадцать компаний представляют задачу; вы ранжируете их, они — вас.',
            ),
          ),
          step(
            t('February', 'Febrero', 'فبراير', 'Февраль'),
            t('Defence', 'Defensa', 'المناقشة', 'Защита'),
            t(
              'Forty minutes in front of the people who must live with your answer.',
              'Cuarenta minutos ante quienes tendrán que vivir con tu respuesta.',
              'أربعون دقيقة أمام من سيعيشون مع جوابك.',
              'Сорок минут перед теми, кому жить с вашим ответом.',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_tone: 'tint',
        field_side: 'start',
        field_title: t(
          'Taught by operators',
          'Enseñan quienes operan',
          'يدرّسك من يعملون',
          'Преподают практики',
        ),
        field_text: t(
          'Half of the teaching is done by people who come up on the 08:06 from their own desks: a lift engineer, a tax adviser, the head of the avalanche service. The other half are full-time lecturers with a doctorate and, on average, nine years in hotels.',
          'La mitad de las clases las dan personas que suben en el tren de las 08:06 desde su propio despacho: un ingeniero de remontes, una asesora fiscal, el jefe del servicio de aludes. La otra mitad es profesorado a tiempo completo, con doctorado y una media de nueve años en hoteles.',
          'نصف التدريس يقدمه أشخاص يصعدون في قطار 08:06 من مكاتبهم: مهندس مصاعد، ومستشارة ضرائب، ورئيس خدمة الانهيارات الثلجية. والنصف الآخر محاضرون متفرغون يحملون الدكتوراه ولهم في المتوسط تسع سنوات في الفنادق.',
          'Половину занятий ведут люди, которые поднимаются к нам поездом в 08:06 прямо с работы: инженер канатных дорог, налоговый консультант, глава лавинной службы. Другая половина — штатные преподаватели с докторской степенью и в среднем девятью годами в отелях.',
        ),
        field_media: pic('seminar-room'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.credits, questions.work, questions.language, questions.scholarship],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t(
          'Talk to the programme head',
          'Habla con la dirección del máster',
          'تحدّث إلى مدير البرنامج',
          'Поговорите с руководителем программы',
        ),
        field_text: t(
          'Thirty minutes, online, without obligation. Bring a question about your own project.',
          'Treinta minutos, en línea, sin compromiso. Trae una pregunta sobre tu propio proyecto.',
          'ثلاثون دقيقة عبر الإنترنت بلا التزام. أحضر سؤالًا عن مشروعك.',
          'Тридцать минут онлайн, без обязательств. Приходите с вопросом о своём проекте.',
        ),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
];

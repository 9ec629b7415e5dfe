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

/** The institute's diploma in rooms and front office. */
export const himDiploma: SeedPage[] = [
  programPage({
    alias: 'diploma-rooms-and-front-office',
    school: 'HIM',
    title: t(
      'Diploma in Rooms and Front Office',
      'Diploma en Alojamiento y Recepción',
      'دبلوم الغرف والمكتب الأمامي',
      'Диплом по номерному фонду и службе приёма',
    ),
    credential: t('Higher Diploma', 'Diploma superior', 'دبلوم عالٍ', 'Высший диплом'),
    lead: t(
      'Eighteen months from the linen room to the front desk, with a paid half-year in a Swiss hotel.',
      'Dieciocho meses, de la lencería al mostrador de recepción, con medio año pagado en un hotel suizo.',
      'ثمانية عشر شهرًا من غرفة البياضات إلى مكتب الاستقبال، ومعها نصف سنة مدفوعة الأجر في فندق سويسري.',
      'Полтора года от бельевой до стойки регистрации, полгода из них — оплачиваемая работа в швейцарском отеле.',
    ),
    body: t(
      '## For people who want to work soon\n\nRooms bring in two thirds of what a hotel earns, and good people for them are hard to find. This diploma trains nothing else: arrivals, complaints, room standards, linen, keys, the night audit, and the pricing behind it all.\n\nYou learn the reservation software on a copy of our own hotel’s data. After the first semester you can run a shift; after the internship you have done so a hundred times. All credits count towards the bachelor’s degree if you want to go on.',
      '## Para quien quiere trabajar pronto\n\nLas habitaciones generan dos tercios de los ingresos de un hotel, y cuesta encontrar buenos profesionales. Este diploma no enseña otra cosa: llegadas, quejas, estándares, lencería, llaves, auditoría nocturna y los precios que hay detrás.\n\nAprendes el programa de reservas con una copia de los datos de nuestro hotel. Tras el primer semestre sabes llevar un turno; tras las prácticas lo has hecho cien veces. Todos los créditos valen para el grado si quieres seguir.',
      '## لمن يريد أن يعمل قريبًا\n\nتأتي الغرف بثلثي دخل الفندق، والأكفاء فيها نادرون. هذا الدبلوم لا يعلّم سواها: الوصول والشكاوى ومعايير الغرف والبياضات والمفاتيح والتدقيق الليلي والتسعير الكامن وراء ذلك كله.\n\nتتعلم برنامج الحجز على نسخة من بيانات فندقنا. بعد الفصل الأول تستطيع إدارة مناوبة، وبعد التدريب تكون قد أدرتها مئة مرة. وتُحتسب جميع النقاط ضمن البكالوريوس إن أردت المتابعة.',
      '## Для тех, кто хочет скорее работать\n\nНомера приносят отелю две трети выручки, а хороших людей для них мало. Диплом учит только этому: заезды, жалобы, стандарты номера, бельё, ключи, ночной аудит и цены, которые за всем стоят.\n\nСистему бронирования вы осваиваете на копии данных нашего отеля. После первого семестра вы сможете вести смену, после стажировки — сделаете это сто раз. Все кредиты засчитываются в бакалавриат, если захотите продолжить.',
    ),
    hero: 'reception-desk',
    modeLabel: labels.fullTime,
    workload: credits(90, 36),
    level: 'diploma',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 18,
    semesters: 3,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['02-08', '09-06'], 8),
    fees: fees({
      registration: 200,
      deposit: 2000,
      materials: 900,
      tuition: [13200, 13200, 2900],
      board: [6900, 6900, 0],
      insurance: 620,
    }),
    requirements: [requirements.secondaryYounger],
    internship: {
      months: 6,
      monthly_pay: 2320,
      text: t(
        'In a Swiss hotel of your choice from our list of 58.',
        'En un hotel suizo que eliges de nuestra lista de 58.',
        'في فندق سويسري تختاره من قائمتنا التي تضم 58 فندقًا.',
        'В швейцарском отеле на выбор из нашего списка в 58 домов.',
      ),
    },
    career_outcomes: [outcomes.frontOfficeManager, outcomes.guestRelations, outcomes.roomsManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.housekeeping, m.frontOffice, m.german, m.businessEnglish],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.guestExperience, m.revenue, m.distribution, m.accounting, m.german2],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
    ],
    blocks: [
      {
        type: 'tabs',
        field_title: t('Three desks', 'Tres mostradores', 'ثلاثة مكاتب', 'Три рабочих места'),
        field_items: [
          {
            field_title: t('Rooms', 'Habitaciones', 'الغرف', 'Номера'),
            field_text: t(
              'Twenty-four minutes for a departure room, eleven for a stay-over. You learn to do it, then to teach it, then to plan it for 42 rooms and six people.',
              'Veinticuatro minutos para una salida, once para una estancia. Aprendes a hacerlo, luego a enseñarlo y después a planificarlo para 42 habitaciones y seis personas.',
              'أربع وعشرون دقيقة لغرفة مغادرة وإحدى عشرة لغرفة مشغولة. تتعلم إنجاز ذلك، ثم تعليمه، ثم تخطيطه لـ42 غرفة وستة أشخاص.',
              'Двадцать четыре минуты на номер после выезда, одиннадцать на жилой. Вы учитесь делать, затем учить других, затем планировать на 42 номера и шесть человек.',
            ),
            image: pic('suite'),
          },
          {
            field_title: t('Desk', 'Recepción', 'الاستقبال', 'Стойка'),
            field_text: t(
              'Arrivals in four languages, payments, complaints, and the sentence that every good receptionist has ready: “Leave it with me.”',
              'Llegadas en cuatro idiomas, cobros, quejas y la frase que todo buen recepcionista tiene a mano: «Yo me encargo».',
              'استقبال بأربع لغات، ومدفوعات، وشكاوى، والجملة الحاضرة على لسان كل موظف استقبال جيد: «دع الأمر لي».',
              'Заезды на четырёх языках, оплата, жалобы и фраза, которая есть у каждого хорошего администратора: «Я всё решу».',
            ),
            image: pic('lobby-evening'),
          },
          {
            field_title: t('Night', 'Noche', 'الليل', 'Ночь'),
            field_text: t(
              'Closing the day, opening the next, and being the only one awake who can decide. Three weeks each, always with a mentor in the house.',
              'Cerrar el día, abrir el siguiente y ser la única persona despierta que puede decidir. Tres semanas por cabeza, siempre con tutor en la casa.',
              'إغلاق اليوم وفتح التالي، وأن تكون المستيقظ الوحيد القادر على القرار. ثلاثة أسابيع لكل طالب ومعه دائمًا مرشد في الفندق.',
              'Закрыть день, открыть следующий и быть единственным, кто не спит и может решать. По три недели на каждого, наставник всегда в доме.',
            ),
            image: pic('facade-night'),
          },
        ],
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat(
            'CHF 4,350',
            t(
              'average first monthly pay in Switzerland',
              'primer sueldo mensual medio en Suiza',
              'متوسط أول راتب شهري في سويسرا',
              'средняя первая зарплата в Швейцарии',
            ),
          ),
          stat(
            '58',
            t(
              'partner hotels in Switzerland',
              'hoteles asociados en Suiza',
              'فندقًا شريكًا في سويسرا',
              'отелей-партнёров в Швейцарии',
            ),
          ),
          stat(
            '1 : 12',
            t(
              'mentors to students',
              'tutores por estudiantes',
              'مرشد لكل 12 طالبًا',
              'наставник на 12 студентов',
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
          fold(
            t(
              'Can I go on to the bachelor’s degree?',
              '¿Puedo seguir con el grado?',
              'هل يمكنني متابعة البكالوريوس؟',
              'Можно ли продолжить в бакалавриате?',
            ),
            t(
              'Yes. You enter its third semester, provided your average is 4.5 of 6 or better.',
              'Sí. Entras en el tercer semestre si tu media es de 4,5 sobre 6 o más.',
              'نعم، تلتحق بالفصل الثالث منه إذا كان معدلك 4.5 من 6 فأكثر.',
              'Да. Вы поступаете сразу на третий семестр, если средний балл не ниже 4,5 из 6.',
            ),
          ),
          questions.pay,
          questions.room,
          questions.visa,
        ],
      },
      {
        type: 'cta',
        field_title: t(
          'Start in February or September',
          'Empieza en febrero o en septiembre',
          'ابدأ في فبراير أو سبتمبر',
          'Начало в феврале или сентябре',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];

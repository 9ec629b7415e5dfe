import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { fold, link, stat, t } from '../kit/text.ts';

/** The school's online certificate. */
export const shmsOnline: SeedPage[] = [
  programPage({
    alias: 'certificate-revenue-management',
    school: 'SHMS',
    title: t(
      'Online Certificate in Revenue Management',
      'Certificado en Línea de Gestión de Ingresos',
      'شهادة إدارة الإيرادات عبر الإنترنت',
      'Онлайн-сертификат по управлению доходами',
    ),
    credential: t(
      'Certificate of Advanced Studies',
      'Certificado de estudios avanzados',
      'شهادة دراسات متقدمة',
      'Сертификат о повышении квалификации',
    ),
    lead: t(
      'Six months, twelve hours a week, beside your job: price 120 rooms for a whole season and defend every decision.',
      'Seis meses, doce horas por semana, sin dejar tu trabajo: pon precio a 120 habitaciones durante una temporada y defiende cada decisión.',
      'ستة أشهر، اثنتا عشرة ساعة أسبوعيًا إلى جانب عملك: سعّر 120 غرفة لموسم كامل ودافع عن كل قرار.',
      'Полгода по двенадцать часов в неделю, не бросая работу: назначайте цены на 120 номеров весь сезон и защищайте каждое решение.',
    ),
    body: t(
      'You are given a hotel on the first evening: its rooms, its history of bookings, its competitors. Every week a simulated week passes, and you set prices, close channels, accept or refuse groups. Your result is compared with 23 colleagues who have been given the same hotel.\n\nTwo live evenings a week explain why yours came out as it did. The final is an hour with three revenue directors, two of whom play the sceptical owner.',
      'La primera tarde recibes un hotel: sus habitaciones, su historial de reservas, sus competidores. Cada semana pasa una semana simulada: fijas precios, cierras canales, aceptas o rechazas grupos. Tu resultado se compara con el de 23 colegas que han recibido el mismo hotel.\n\nDos sesiones en directo por semana explican por qué te salió así. El examen final es una hora con tres directores de ingresos; dos hacen de propietario escéptico.',
      'تتسلم في الأمسية الأولى فندقًا بغرفه وسجل حجوزاته ومنافسيه. وفي كل أسبوع يمر أسبوع محاكى تحدد فيه الأسعار وتغلق القنوات وتقبل المجموعات أو ترفضها. وتُقارن نتيجتك بنتائج 23 زميلًا تسلّموا الفندق نفسه.\n\nوتشرح لك أمسيتان مباشرتان أسبوعيًا لماذا جاءت نتيجتك كما جاءت. أما الاختبار النهائي فساعة مع ثلاثة مديري إيرادات يمثل اثنان منهم دور المالك المشكك.',
      'В первый же вечер вы получаете отель: номера, историю бронирований, конкурентов. Каждую неделю проходит неделя симуляции — вы назначаете цены, закрываете каналы, берёте группы или отказываете. Результат сравнивают с 23 коллегами, у которых тот же отель.\n\nДва эфира в неделю объясняют, почему вышло именно так. Экзамен — час с тремя директорами по доходам, двое из которых играют недоверчивого владельца.',
    ),
    hero: 'conference',
    modeLabel: labels.partTimeOnline,
    workload: hours(12),
    level: 'certificate',
    subject: 'finance',
    mode: 'online',
    duration_months: 6,
    semesters: 1,
    campuses: [],
    intakes: intakes(['03-01', '10-04'], 3),
    fees: fees({ registration: 150, tuition: [4900] }),
    requirements: [requirements.experience, requirements.bachelor],
    career_outcomes: [outcomes.revenueAnalyst, outcomes.roomsManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.revenue, m.advancedRevenue, m.distribution, m.dataAnalysis, m.finalProject],
        credits: 15,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '24',
            t('people in a class', 'personas por clase', 'مشاركًا في الصف', 'человека в группе'),
          ),
          stat('26', t('simulated weeks', 'semanas simuladas', 'أسبوعًا محاكى', 'недель симуляции')),
          stat(
            '18:30',
            t(
              'live, Tuesdays and Thursdays, Swiss time',
              'en directo, martes y jueves, hora suiza',
              'بث مباشر، الثلاثاء والخميس بتوقيت سويسرا',
              'эфир по вторникам и четвергам, швейцарское время',
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
          questions.pace,
          fold(
            t(
              'Do I need to code?',
              '¿Tengo que programar?',
              'هل أحتاج إلى البرمجة؟',
              'Нужно ли программировать?',
            ),
            t(
              'No. A spreadsheet is enough; we teach the formulas in week one.',
              'No. Basta una hoja de cálculo; enseñamos las fórmulas la primera semana.',
              'لا، يكفي جدول بيانات، ونعلّم الصيغ في الأسبوع الأول.',
              'Нет. Достаточно таблиц; формулы объясним на первой неделе.',
            ),
          ),
          fold(
            t(
              'Can my employer pay?',
              '¿Puede pagarlo mi empresa?',
              'هل يمكن أن تدفع جهة عملي؟',
              'Может ли заплатить работодатель?',
            ),
            t(
              'Yes. Two in three do. We invoice companies directly and send them nothing about your grades.',
              'Sí. Lo hacen dos de cada tres. Facturamos a la empresa y no le enviamos nada sobre tus notas.',
              'نعم، وهذا حال اثنين من كل ثلاثة. نرسل الفاتورة إلى الشركة مباشرة ولا نرسل إليها شيئًا عن درجاتك.',
              'Да, так поступают двое из трёх. Мы выставляем счёт компании и ничего не сообщаем ей об оценках.',
            ),
          ),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Take the first evening for free',
          'La primera tarde es gratis',
          'الأمسية الأولى مجانية',
          'Первый вечер бесплатно',
        ),
        field_links: [link('/contact/', labels.contact), link('/apply/', labels.apply)],
      },
    ],
  }),
];

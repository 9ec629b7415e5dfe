import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link, stat, t } from '../kit/text.ts';

/** The college's foundation year. */
export const crFoundation: SeedPage[] = [
  programPage({
    alias: 'foundation-year',
    school: 'CR',
    title: t('Foundation Year', 'Año preparatorio', 'السنة التأسيسية', 'Подготовительный год'),
    credential: t(
      'Foundation Certificate',
      'Certificado preparatorio',
      'شهادة السنة التأسيسية',
      'Сертификат подготовительного отделения',
    ),
    lead: t(
      'Ten months of English, mathematics and growing up, with a guaranteed place at any of the four schools.',
      'Diez meses de inglés, matemáticas y madurez, con plaza garantizada en cualquiera de las cuatro escuelas.',
      'عشرة أشهر من الإنجليزية والرياضيات والنضج، مع مقعد مضمون في أي من المدارس الأربع.',
      'Десять месяцев английского, математики и взросления — с гарантированным местом в любой из четырёх школ.',
    ),
    body: t(
      'You are seventeen or eighteen, your school marks are fine, and an entrance test says B1. That is a matter of months. You have 26 lessons a week in groups of fourteen, a tutor who sees you every Friday, and a family in the village that expects you for dinner on Sundays.\n\nReach 65 per cent and IELTS 5.5, and your place is safe: in Weggis, Spiez, Ascona or Mürren. Last year 93 of 98 did.',
      'Tienes diecisiete o dieciocho años, buenas notas y una prueba que dice B1. Es cuestión de meses. Son 26 clases semanales en grupos de catorce, un tutor que te ve cada viernes y una familia del pueblo que te espera a cenar los domingos.\n\nCon un 65 % y un IELTS 5.5 tu plaza está asegurada: en Weggis, Spiez, Ascona o Mürren. El año pasado lo lograron 93 de 98.',
      'عمرك سبعة عشر أو ثمانية عشر عامًا ودرجاتك جيدة واختبار القبول يقول B1. المسألة مسألة أشهر. لديك 26 حصة أسبوعيًا في مجموعات من أربعة عشر، ومرشد يلقاك كل جمعة، وعائلة في البلدة تنتظرك على عشاء الأحد.\n\nحقّق 65 في المئة وIELTS 5.5 يكن مقعدك مضمونًا في فيغيس أو شبيتس أو أسكونا أو مورين. وفي العام الماضي حقق ذلك 93 من 98.',
      'Вам семнадцать или восемнадцать, оценки хорошие, а вступительный тест показал B1. Это вопрос месяцев. У вас 26 уроков в неделю в группах по четырнадцать, тьютор, который видит вас каждую пятницу, и семья в деревне, где вас ждут на воскресный ужин.\n\nНаберите 65 % и IELTS 5.5 — и место за вами: в Веггисе, Шпице, Асконе или Мюррене. В прошлом году получилось у 93 из 98.',
    ),
    hero: 'library',
    modeLabel: labels.fullTime,
    workload: hours(38),
    level: 'certificate',
    subject: 'business',
    mode: 'full_time',
    duration_months: 10,
    semesters: 2,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['08-23'], 8),
    fees: fees({
      registration: 150,
      deposit: 1500,
      tuition: [9800, 9800],
      board: [6400, 6400],
      insurance: 600,
    }),
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      {
        term: terms.one,
        modules: [m.academicEnglish, m.mathematics, m.studySkills, m.swissCulture],
      },
      {
        term: terms.two,
        modules: [m.academicEnglish, m.statistics, m.hospitalityIntro, m.excursions],
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat(
            '93 / 98',
            t(
              'went on to a degree last year',
              'pasaron a un grado el año pasado',
              'تابعوا إلى الدرجة العام الماضي',
              'поступили дальше в прошлом году',
            ),
          ),
          stat(
            '14',
            t(
              'students in a group',
              'estudiantes por grupo',
              'طالبًا في المجموعة',
              'студентов в группе',
            ),
          ),
          stat('26', t('lessons a week', 'clases semanales', 'حصة أسبوعيًا', 'уроков в неделю')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'lecture-hall',
            t(
              'Mathematics, Tuesday clinic',
              'Matemáticas, tutoría del martes',
              'الرياضيات، جلسة الثلاثاء',
              'Математика, консультация во вторник',
            ),
          ),
          captioned(
            'cable-car',
            t(
              'Excursion to the Rigi',
              'Excursión al Rigi',
              'رحلة إلى جبل ريغي',
              'Экскурсия на Риги',
            ),
          ),
          captioned(
            'dormitory',
            t(
              'House Ahorn, double rooms',
              'Casa Ahorn, habitaciones dobles',
              'مبنى أهورن، غرف مزدوجة',
              'Дом Ахорн, двухместные комнаты',
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
            t('What if I don’t pass?', '¿Y si no apruebo?', 'ماذا لو لم أنجح؟', 'А если не сдам?'),
            t(
              'You repeat one semester at half the fee, or we find a course that suits you better. Nobody is sent home by letter.',
              'Repites un semestre a mitad de precio o buscamos un curso que te vaya mejor. A nadie se le manda a casa por carta.',
              'تعيد فصلًا واحدًا بنصف الرسوم، أو نجد لك دورة أنسب. ولا نرسل أحدًا إلى بيته برسالة.',
              'Повторите один семестр за полцены, или мы подберём курс, который вам подойдёт. Писем об отчислении мы не шлём.',
            ),
          ),
          questions.room,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Start in August',
          'Empieza en agosto',
          'ابدأ في أغسطس',
          'Начните в августе',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/programs/', labels.allPrograms)],
      },
    ],
  }),
];

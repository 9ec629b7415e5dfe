import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link, pic, stat, t } from '../kit/text.ts';

/**
 * The institute's certificate (no fee set yet, so the fallback text shows) and its summer weeks.
 */
export const himShortStudies: SeedPage[] = [
  programPage({
    alias: 'certificate-mountain-wellness',
    school: 'HIM',
    title: t(
      'Certificate in Mountain Wellness',
      'Certificado en Bienestar de Montaña',
      'شهادة في العافية الجبلية',
      'Сертификат по горному велнесу',
    ),
    credential: t('Certificate', 'Certificado', 'شهادة', 'Сертификат'),
    lead: t(
      'One semester on rest as a craft: altitude, water, movement, sleep, and the arithmetic of a spa that has to pay for itself.',
      'Un semestre sobre el descanso como oficio: altitud, agua, movimiento, sueño y las cuentas de un spa que debe sostenerse solo.',
      'فصل واحد عن الراحة بوصفها صنعة: الارتفاع والماء والحركة والنوم، وحسابات منتجع صحي عليه أن يغطي تكاليفه.',
      'Один семестр об отдыхе как ремесле: высота, вода, движение, сон и арифметика спа, который должен себя окупать.',
    ),
    body: t(
      'A spa is the most expensive room of a hotel to heat and the cheapest to get wrong. This certificate is for people who run one, or will: treatments and hygiene, staff plans, water and energy, programmes for three nights that guests book again.\n\nIt starts for the first time in September 2027, together with the opening of the new bath house above the Schilthalde. **The fee is set in spring**; ask us and we write to you first.',
      'Un spa es la estancia más cara de calentar de un hotel y la más fácil de hacer mal. Este certificado es para quien dirige uno o va a hacerlo: tratamientos e higiene, turnos, agua y energía, programas de tres noches que los clientes repiten.\n\nEmpieza por primera vez en septiembre de 2027, cuando se abra la nueva casa de baños sobre el Schilthalde. **El precio se fija en primavera**; pregúntanos y te escribimos antes que a nadie.',
      'المنتجع الصحي أغلى مكان في الفندق تدفئةً وأسهله خطأً. هذه الشهادة لمن يدير منتجعًا أو سيديره: العلاجات والنظافة، وخطط الموظفين، والماء والطاقة، وبرامج لثلاث ليالٍ يعود الضيوف إلى حجزها.\n\nتبدأ لأول مرة في سبتمبر 2027 مع افتتاح بيت الاستحمام الجديد فوق شيلتهالده. **تُحدَّد الرسوم في الربيع**؛ اسألنا لنكتب إليك أولًا.',
      'Спа — самое дорогое в отоплении место отеля, и ошибиться здесь проще всего. Сертификат для тех, кто им управляет или собирается: процедуры и гигиена, графики персонала, вода и энергия, программы на три ночи, которые гости бронируют снова.\n\nПервый набор — в сентябре 2027 года, вместе с открытием новой купальни над «Шильтхальде». **Цену назначат весной**; напишите нам, и вы узнаете первыми.',
    ),
    hero: 'spa',
    modeLabel: labels.fullTime,
    workload: credits(30, 34),
    level: 'certificate',
    subject: 'wellness',
    mode: 'full_time',
    duration_months: 6,
    semesters: 1,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['09-06'], 12),
    fees: [],
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.spaManager, outcomes.guestRelations],
    curriculum: [
      {
        term: terms.one,
        modules: [m.spaOperations, m.bodyWork, m.retreat, m.facility, m.nutrition, m.accounting],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'garden',
            t(
              'Herb garden, 61 species',
              'Jardín de hierbas, 61 especies',
              'حديقة الأعشاب، 61 نوعًا',
              'Аптекарский сад, 61 вид',
            ),
          ),
          captioned(
            'alps-noon',
            t(
              'Midday air at 1,638 metres',
              'Aire de mediodía a 1.638 metros',
              'هواء الظهيرة على ارتفاع 1,638 مترًا',
              'Полуденный воздух на 1638 метрах',
            ),
          ),
          captioned(
            'lake-fog',
            t(
              'Field trip: a bath house by the lake',
              'Salida: una casa de baños junto al lago',
              'رحلة ميدانية: بيت استحمام على البحيرة',
              'Выезд: купальня у озера',
            ),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.room, questions.language, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Be first to know the fee',
          'Entérate antes que nadie del precio',
          'كن أول من يعرف الرسوم',
          'Узнайте цену первыми',
        ),
        field_links: [link('/contact/', labels.contact), link('/brochure/', labels.brochure)],
      },
    ],
  }),
  programPage({
    alias: 'summer-hotel-weeks',
    school: 'HIM',
    title: t(
      'Summer Hotel Weeks',
      'Semanas de hotel en verano',
      'أسابيع الفندق الصيفية',
      'Летние недели в отеле',
    ),
    credential: t(
      'Certificate of attendance',
      'Certificado de asistencia',
      'شهادة حضور',
      'Свидетельство об участии',
    ),
    lead: t(
      'Four weeks in July, ages 17 to 20: find out whether hotels are your thing before you spend three years on it.',
      'Cuatro semanas en julio, de 17 a 20 años: averigua si los hoteles son lo tuyo antes de dedicarles tres años.',
      'أربعة أسابيع في يوليو لمن هم بين 17 و20 عامًا: اكتشف إن كان عالم الفنادق يناسبك قبل أن تكرّس له ثلاث سنوات.',
      'Четыре недели в июле, 17–20 лет: узнайте, ваше ли это, прежде чем потратить три года.',
    ),
    body: t(
      'Mornings you work: one week each in kitchen, service, rooms and reception. Afternoons you learn German, climb, or sit in a lift engine room with someone who explains it. In the last week your group of twelve hosts a dinner for the village.\n\nIf you enrol in a bachelor’s programme of the group within two years, the fee is deducted from your first semester.',
      'Por la mañana trabajas: una semana en cocina, otra en sala, otra en pisos y otra en recepción. Por la tarde aprendes alemán, escalas o te explican la sala de máquinas de un remonte. La última semana, tu grupo de doce ofrece una cena al pueblo.\n\nSi te matriculas en un grado del grupo en los dos años siguientes, te descontamos el importe del primer semestre.',
      'تعمل صباحًا: أسبوع في المطبخ وآخر في الخدمة ثم الغرف ثم الاستقبال. وبعد الظهر تتعلم الألمانية أو تتسلق أو تجلس في غرفة محركات المصعد مع من يشرحها لك. وفي الأسبوع الأخير تستضيف مجموعتك المؤلفة من اثني عشر مشاركًا عشاءً لأهل القرية.\n\nوإذا التحقت ببكالوريوس في المجموعة خلال سنتين نخصم المبلغ من فصلك الأول.',
      'По утрам вы работаете: по неделе на кухне, в зале, в номерах и на ресепшене. После обеда — немецкий, скалолазание или машинное отделение подъёмника с тем, кто его объяснит. На последней неделе ваша группа из двенадцати человек даёт ужин для деревни.\n\nЕсли в течение двух лет вы поступите в бакалавриат группы, стоимость вычтут из первого семестра.',
    ),
    hero: 'terrace-summer',
    modeLabel: labels.fullTime,
    workload: hours(32),
    level: 'short_course',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 1,
    semesters: 1,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['07-05'], 8),
    fees: fees({ registration: 100, deposit: 300, tuition: [3200], board: [1480], insurance: 110 }),
    requirements: [requirements.open],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      { term: terms.weekOne, modules: [m.kitchenBasics, m.german] },
      { term: terms.weekTwo, modules: [m.service, m.excursions] },
      { term: terms.weeksThreeFour, modules: [m.housekeeping, m.frontOffice, m.banqueting] },
    ],
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat(
            '48',
            t('places each July', 'plazas cada julio', 'مقعدًا كل يوليو', 'мест каждый июль'),
          ),
          stat('12', t('in a group', 'por grupo', 'في المجموعة', 'человек в группе')),
          stat(
            t('24 h', '24 h', '24 ساعة', '24 ч'),
            t(
              'house parents on site',
              'responsables en la casa',
              'مشرفون في السكن',
              'воспитатели в доме',
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
              'I am 17. Who signs?',
              'Tengo 17 años. ¿Quién firma?',
              'عمري 17 عامًا، من يوقّع؟',
              'Мне 17. Кто подписывает?',
            ),
            t(
              'A parent or guardian signs the contract and one page about health. We meet minors at Zurich Airport.',
              'Tu madre, padre o tutor firma el contrato y una hoja de salud. A los menores los recogemos en el aeropuerto de Zúrich.',
              'يوقّع أحد الوالدين أو الوصي العقد وصفحة واحدة عن الصحة. ونستقبل القاصرين في مطار زيورخ.',
              'Родитель или опекун подписывает договор и одну страницу о здоровье. Несовершеннолетних мы встречаем в аэропорту Цюриха.',
            ),
          ),
          questions.visa,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t(
          'Forty-eight places',
          'Cuarenta y ocho plazas',
          'ثمانية وأربعون مقعدًا',
          'Сорок восемь мест',
        ),
        field_links: [link('/apply/', labels.applyNow)],
        image: pic('alps-noon'),
      },
    ],
  }),
];

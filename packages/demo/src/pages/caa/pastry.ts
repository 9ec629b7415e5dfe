import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { fold, link, pic, t } from '../kit/text.ts';

/** The academy's diploma in pastry and chocolate. */
export const caaPastry: SeedPage[] = [
  programPage({
    alias: 'diploma-pastry-and-chocolate',
    school: 'CAA',
    title: t(
      'Diploma in Pastry and Chocolate',
      'Diploma en Pastelería y Chocolate',
      'دبلوم الحلويات والشوكولاتة',
      'Диплом по кондитерскому делу и шоколаду',
    ),
    credential: t('Higher Diploma', 'Diploma superior', 'دبلوم عالٍ', 'Высший диплом'),
    lead: t(
      'Twelve months of butter, sugar, cocoa and precision to the half gram.',
      'Doce meses de mantequilla, azúcar, cacao y precisión de medio gramo.',
      'اثنا عشر شهرًا من الزبدة والسكر والكاكاو والدقة حتى نصف غرام.',
      'Двенадцать месяцев масла, сахара, какао и точности до полуграмма.',
    ),
    body: t(
      '## A bench of your own\n\nEach student has 1.6 metres of marble, an oven shelf and a scale. Six months of classes run from the eight doughs to plated desserts and showpieces; each week closes with a tasting, blind, by the group in the next kitchen.\n\nThe second half is paid work in a confectioner’s, a hotel or a chocolate maker’s. Ascona helps: between here and Milan there are more pastry shops than petrol stations.',
      '## Una mesa para ti\n\nCada estudiante tiene 1,6 metros de mármol, una balda de horno y una balanza. Seis meses de clases van de las ocho masas a los postres de restaurante y las piezas artísticas; cada semana acaba con una cata a ciegas del grupo de la cocina vecina.\n\nLa segunda mitad es trabajo pagado en una pastelería, un hotel o una chocolatería. Ascona ayuda: de aquí a Milán hay más pastelerías que gasolineras.',
      '## طاولة لك وحدك\n\nلكل طالب 1.6 متر من الرخام ورف فرن وميزان. تمتد الدروس ستة أشهر من العجائن الثماني إلى حلويات المطاعم والقطع الفنية، وينتهي كل أسبوع بتذوق تجريه مجموعة المطبخ المجاور من دون معرفة صاحب الطبق.\n\nأما النصف الثاني فعمل مدفوع الأجر في متجر حلويات أو فندق أو معمل شوكولاتة. وأسكونا تساعد: فمن هنا إلى ميلانو متاجر حلويات أكثر من محطات الوقود.',
      '## Собственный стол\n\nУ каждого студента 1,6 метра мрамора, полка в печи и весы. Полгода занятий — от восьми видов теста до ресторанных десертов и арт-композиций; каждая неделя кончается слепой дегустацией, судит группа из соседней кухни.\n\nВторая половина — оплачиваемая работа в кондитерской, отеле или у шоколатье. Аскона помогает: отсюда до Милана кондитерских больше, чем заправок.',
    ),
    hero: 'pastry-bench',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'diploma',
    subject: 'pastry',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13'], 8),
    fees: fees({
      registration: 250,
      deposit: 2000,
      materials: 2400,
      tuition: [15600, 3600],
      board: [6400, 0],
      insurance: 610,
    }),
    requirements: [requirements.secondaryYounger, requirements.trade],
    internship: {
      months: 6,
      monthly_pay: 2380,
      text: t(
        'In Ticino, Lombardy or wherever there is cocoa.',
        'En el Tesino, en Lombardía o dondequiera que haya cacao.',
        'في تيتشينو أو لومبارديا أو حيثما وُجد الكاكاو.',
        'В Тичино, Ломбардии или везде, где есть какао.',
      ),
    },
    career_outcomes: [outcomes.pastryChef, outcomes.chocolatier, outcomes.founder],
    curriculum: [
      {
        term: terms.one,
        modules: [m.pastryBasics, m.bread, m.chocolate, m.sugar, m.plated, m.iceCream],
        credits: 36,
      },
      { term: terms.two, modules: [m.internship, m.foodCost, m.finalProject], credits: 24 },
    ],
    blocks: [
      {
        type: 'tabs',
        field_title: t(
          'Three temperatures',
          'Tres temperaturas',
          'ثلاث درجات حرارة',
          'Три температуры',
        ),
        field_items: [
          {
            field_title: t('31.5 °C', '31,5 °C', '31.5 °م', '31,5 °C'),
            field_text: t(
              'Dark chocolate in temper. You learn to feel it on your lower lip before the thermometer tells you.',
              'Chocolate negro atemperado. Aprendes a notarlo en el labio antes de que lo diga el termómetro.',
              'شوكولاتة داكنة مضبوطة الحرارة. تتعلم أن تحسّها على شفتك قبل أن يخبرك الميزان.',
              'Тёмный шоколад в темпере. Вы научитесь чувствовать его губой раньше термометра.',
            ),
            image: pic('kitchen-copper'),
          },
          {
            field_title: t('−18 °C', '−18 °C', '18− °م', '−18 °C'),
            field_text: t(
              'Ice cream, parfait, sorbet: eleven bases, and the arithmetic of sugar that keeps them soft.',
              'Helado, parfait, sorbete: once bases y la aritmética del azúcar que los mantiene cremosos.',
              'مثلجات وبارفيه وسوربيه: إحدى عشرة قاعدة وحساب السكر الذي يبقيها طرية.',
              'Мороженое, парфе, сорбет: одиннадцать основ и сахарная арифметика, благодаря которой они мягкие.',
            ),
            image: pic('terrace-summer'),
          },
          {
            field_title: t('165 °C', '165 °C', '165 °م', '165 °C'),
            field_text: t(
              'Sugar, pulled and blown. It burns you once. After that you respect it.',
              'Azúcar estirado y soplado. Te quema una vez. Después lo respetas.',
              'سكر مسحوب ومنفوخ. يحرقك مرة، ثم تحترمه.',
              'Карамель тянутая и выдувная. Обожжёт один раз, потом вы её уважаете.',
            ),
            image: pic('kitchen-still-life'),
          },
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
              'I don’t eat gluten. Can I enrol?',
              'No como gluten. ¿Puedo matricularme?',
              'لا آكل الغلوتين، هل يمكنني التسجيل؟',
              'Мне нельзя глютен. Можно поступить?',
            ),
            t(
              'Tasting can be replaced; handling flour can’t. Talk to us first, we look at your case with the doctor of the house.',
              'La cata se puede sustituir; el contacto con harina, no. Habla antes con nosotros y lo vemos con el médico de la casa.',
              'يمكن استبدال التذوق أما ملامسة الدقيق فلا. تحدّث إلينا أولًا لندرس حالتك مع طبيب الأكاديمية.',
              'Дегустацию можно заменить, работу с мукой — нет. Сначала поговорите с нами, мы рассмотрим ваш случай вместе с врачом.',
            ),
          ),
          questions.uniform,
          questions.room,
          questions.work,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Twelve benches', 'Doce mesas', 'اثنتا عشرة طاولة', 'Двенадцать столов'),
        field_links: [link('/apply/', labels.applyNow), link('/visit/', labels.visit)],
      },
    ],
  }),
];

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

/** The academy's bachelor's programme. */
export const caaBachelor: SeedPage[] = [
  programPage({
    alias: 'bachelor-culinary-arts',
    school: 'CAA',
    title: t(
      'Bachelor in Culinary Arts',
      'Grado en Artes Culinarias',
      'بكالوريوس فنون الطهي',
      'Бакалавр кулинарного искусства',
    ),
    credential: t('Bachelor of Arts', 'Bachelor of Arts', 'بكالوريوس آداب', 'Бакалавр искусств'),
    lead: t(
      'Three years from the first onion to your own menu, with thirty hours a week at the stove.',
      'Tres años desde la primera cebolla hasta tu propia carta, con treinta horas semanales en los fogones.',
      'ثلاث سنوات من أول بصلة إلى قائمتك الخاصة، وثلاثون ساعة أسبوعيًا أمام الموقد.',
      'Три года от первой луковицы до собственного меню, тридцать часов в неделю у плиты.',
    ),
    body: t(
      '## Repetition, then freedom\n\nThe first year is technique: you will turn 900 artichokes and break down 40 birds, because hands learn by count. The second is product: lake, pasture, garden, cellar, five cuisines with people who grew up in them. The third is yours. You develop a menu of seven courses, cost it, cook it for 58 paying guests, and read what they wrote.\n\n## Business is in it\n\nEvery recipe comes with its cost sheet. You graduate knowing what a dish tastes like and whether you can afford to serve it.',
      '## Repetición y luego libertad\n\nEl primer año es técnica: tornearás 900 alcachofas y despiezarás 40 aves, porque las manos aprenden contando. El segundo es producto: lago, pasto, huerto, bodega y cinco cocinas con quienes crecieron en ellas. El tercero es tuyo. Creas un menú de siete platos, lo calculas, lo cocinas para 58 clientes que pagan y lees lo que han escrito.\n\n## El negocio va dentro\n\nCada receta lleva su hoja de costes. Te gradúas sabiendo a qué sabe un plato y si puedes permitirte servirlo.',
      '## التكرار ثم الحرية\n\nالسنة الأولى تقنية: ستقشّر 900 حبة خرشوف وتقطّع 40 طائرًا، لأن الأيدي تتعلم بالعدد. والثانية منتجات: البحيرة والمرعى والحديقة والقبو، وخمسة مطابخ مع من نشؤوا فيها. والثالثة لك: تبتكر قائمة من سبعة أطباق وتحسب كلفتها وتطبخها لـ58 ضيفًا يدفعون، ثم تقرأ ما كتبوه.\n\n## والأعمال من ضمنه\n\nلكل وصفة ورقة تكاليف. تتخرج عارفًا طعم الطبق وعارفًا إن كنت قادرًا على تقديمه.',
      '## Повторение, потом свобода\n\nПервый год — техника: вы обточите 900 артишоков и разделаете 40 птиц, потому что руки учатся счётом. Второй — продукт: озеро, пастбище, сад, погреб и пять кухонь с теми, кто в них вырос. Третий — ваш. Вы придумываете меню из семи блюд, считаете его, готовите для 58 платящих гостей и читаете, что они написали.\n\n## И бизнес тоже\n\nУ каждого рецепта есть калькуляция. К выпуску вы знаете и вкус блюда, и можете ли себе позволить его подавать.',
    ),
    hero: 'kitchen-copper',
    modeLabel: labels.fullTime,
    workload: credits(180, 40),
    level: 'bachelor',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13']),
    fees: fees({
      registration: 250,
      deposit: 2500,
      materials: 2850,
      tuition: [16900, 16900, 3900, 16900, 3900, 17900],
      board: [6400, 6400, 0, 6400, 0, 6400],
      insurance: 610,
    }),
    requirements: [requirements.secondary, requirements.trade],
    internship: {
      months: 12,
      monthly_pay: 2410,
      text: t(
        'Two kitchens of your choice, one of them outside Europe if you like.',
        'Dos cocinas que eliges tú; una, si quieres, fuera de Europa.',
        'مطبخان من اختيارك، أحدهما خارج أوروبا إن شئت.',
        'Две кухни на ваш выбор, одна — за пределами Европы, если захотите.',
      ),
    },
    career_outcomes: [
      outcomes.chefDePartie,
      outcomes.sousChef,
      outcomes.restaurateur,
      outcomes.foodWriter,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.knife, m.sauces, m.nutrition, m.tasting, m.italian],
        credits: 30,
      },
      { term: terms.two, modules: [m.meat, m.fish, m.bread, m.foodCost], credits: 30 },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.plants, m.garden, m.worldCuisines, m.wine, m.accounting],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      {
        term: terms.six,
        modules: [m.menuDesign, m.trainingRestaurant, m.hr, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned(
            'kitchen-still-life',
            t(
              'Semester 1: knife work',
              'Semestre 1: corte',
              'الفصل الأول: التقطيع',
              'Семестр 1: работа с ножом',
            ),
          ),
          captioned(
            'market-stall',
            t(
              'Semester 4: from garden to plate',
              'Semestre 4: del huerto al plato',
              'الفصل الرابع: من الحديقة إلى الطبق',
              'Семестр 4: с грядки на тарелку',
            ),
          ),
          captioned(
            'kitchen-pass',
            t(
              'Semester 6: your menu at Il Pontile',
              'Semestre 6: tu menú en Il Pontile',
              'الفصل السادس: قائمتك في إل بونتيله',
              'Семестр 6: ваше меню в Il Pontile',
            ),
          ),
          captioned(
            'vineyard',
            t(
              'Field trip to the Merlot slopes',
              'Salida a las laderas de merlot',
              'رحلة إلى سفوح الكروم',
              'Выезд на склоны мерло',
            ),
          ),
        ],
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat(
            '900',
            t(
              'artichokes in year one',
              'alcachofas el primer año',
              'خرشوفة في السنة الأولى',
              'артишоков на первом курсе',
            ),
          ),
          stat(
            '58',
            t(
              'guests at your final menu',
              'clientes en tu menú final',
              'ضيفًا على قائمتك الختامية',
              'гостей на вашем выпускном меню',
            ),
          ),
          stat(
            '6',
            t(
              'litres from forty: a good stock',
              'litros de cuarenta: un buen fondo',
              'لترات من أربعين: مرق جيد',
              'литров из сорока: хороший бульон',
            ),
          ),
        ],
      },
      {
        type: 'quote',
        field_text: t(
          'I came to learn recipes. I left knowing why they work, so now I don’t need them.',
          'Vine a aprender recetas. Salí sabiendo por qué funcionan y ya no me hacen falta.',
          'جئت لأتعلم الوصفات، وخرجت أعرف سرّ نجاحها، فلم أعد أحتاج إليها.',
          'Я приехала за рецептами. А уехала, понимая, почему они работают, — и теперь они мне не нужны.',
        ),
        field_author: t(
          'Graduate of 2024',
          'Promoción de 2024',
          'خريجة دفعة 2024',
          'Выпускница 2024 года',
        ),
        field_role: t(
          'Sous-chef, Copenhagen',
          'Segunda de cocina, Copenhague',
          'مساعدة رئيس الطهاة، كوبنهاغن',
          'Су-шеф, Копенгаген',
        ),
        image: pic('table-setting'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.uniform,
          questions.pay,
          questions.room,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Cook one day on trial',
          'Cocina un día de prueba',
          'اطبخ يومًا للتجربة',
          'Пробный день у плиты',
        ),
        field_links: [
          link('/culinary-open-day/', labels.culinaryDay),
          link('/apply/', labels.applyNow),
        ],
      },
    ],
  }),
];

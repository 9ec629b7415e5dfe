import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, link, pic, stat, step, t } from '../kit/text.ts';

/** The academy's certificate in Alpine cooking and its master's programme in culinary business. */
export const caaAlpineAndBusiness: SeedPage[] = [
  programPage({
    alias: 'certificate-alpine-cooking',
    school: 'CAA',
    title: t(
      'Certificate in Alpine Cooking',
      'Certificado en Cocina Alpina',
      'شهادة الطهي الجبلي',
      'Сертификат по альпийской кухне',
    ),
    credential: t('Certificate', 'Certificado', 'شهادة', 'Сертификат'),
    lead: t(
      'Six months on what eight countries cook between 200 and 2,000 metres.',
      'Seis meses sobre lo que ocho países cocinan entre los 200 y los 2.000 metros.',
      'ستة أشهر عمّا تطبخه ثمانية بلدان بين 200 و2,000 متر.',
      'Полгода о том, что готовят восемь стран на высоте от 200 до 2000 метров.',
    ),
    body: t(
      'The Alps were poor, cold and far from everything. That is why their cooking is so good: nothing was thrown away, everything was smoked, dried, fermented or saved for Sunday. You cook your way through it valley by valley, and spend two weeks of the semester with a dairy at 1,840 metres and a mill that still turns by water.\n\nMade for cooks with some practice who want a repertoire of their own.',
      'Los Alpes eran pobres, fríos y quedaban lejos de todo. Por eso su cocina es tan buena: no se tiraba nada; todo se ahumaba, secaba, fermentaba o guardaba para el domingo. La recorres cocinando, valle a valle, y pasas dos semanas del semestre en una quesería a 1.840 metros y en un molino que aún mueve el agua.\n\nPensado para cocineros con algo de práctica que buscan un repertorio propio.',
      'كانت الألب فقيرة وباردة وبعيدة عن كل شيء، ولهذا كان مطبخها لذيذًا إلى هذا الحد: لا يُرمى شيء، بل يُدخَّن أو يُجفف أو يُخمَّر أو يُحفظ ليوم العطلة. تجوبه طبخًا من وادٍ إلى وادٍ، وتقضي أسبوعين من الفصل في معمل أجبان على ارتفاع 1,840 مترًا وفي طاحونة ما زال الماء يديرها.\n\nمصمَّم لطهاة لديهم بعض الخبرة ويريدون أسلوبًا خاصًا بهم.',
      'Альпы были бедными, холодными и далёкими от всего. Потому их кухня так хороша: ничего не выбрасывали, всё коптили, сушили, квасили или берегли до воскресенья. Вы пройдёте её у плиты, долина за долиной, и проведёте две недели в сыроварне на высоте 1840 метров и на мельнице, которую до сих пор крутит вода.\n\nДля поваров с опытом, которым нужен собственный репертуар.',
    ),
    hero: 'bread-oven',
    modeLabel: labels.fullTime,
    workload: credits(30, 38),
    level: 'certificate',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 6,
    semesters: 1,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13'], 6),
    fees: fees({
      registration: 200,
      deposit: 1500,
      materials: 1650,
      tuition: [11900],
      board: [6400],
      insurance: 610,
    }),
    requirements: [requirements.trade],
    career_outcomes: [outcomes.chefDePartie, outcomes.restaurateur],
    curriculum: [
      {
        term: terms.one,
        modules: [m.alpineCuisine, m.fish, m.bread, m.plants, m.wine, m.excursions],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'timeline',
        field_title: t(
          'From the lake to the hut',
          'Del lago a la cabaña',
          'من البحيرة إلى الكوخ',
          'От озера до хижины',
        ),
        field_items: [
          step(
            '196 m',
            t(
              'Perch, olive oil, chestnut',
              'Perca, aceite de oliva, castaña',
              'سمك الفرخ وزيت الزيتون والكستناء',
              'Окунь, оливковое масло, каштан',
            ),
          ),
          step(
            '740 m',
            t(
              'Polenta, rabbit, wild garlic',
              'Polenta, conejo, ajo silvestre',
              'بولينتا وأرنب وثوم بري',
              'Полента, кролик, черемша',
            ),
          ),
          step(
            '1 210 m',
            t(
              'Rye, cabbage, smoked beef',
              'Centeno, col, ternera ahumada',
              'جاودار وملفوف ولحم بقر مدخّن',
              'Рожь, капуста, копчёная говядина',
            ),
          ),
          step(
            '1 840 m',
            t(
              'Milk, hay, patience',
              'Leche, heno, paciencia',
              'حليب وتبن وصبر',
              'Молоко, сено, терпение',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned(
            'market-stall',
            t('Chestnuts in October', 'Castañas en octubre', 'كستناء أكتوبر', 'Каштаны в октябре'),
          ),
          captioned(
            'alps-noon',
            t(
              'The pasture above the dairy',
              'El pasto sobre la quesería',
              'المرعى فوق معمل الأجبان',
              'Пастбище над сыроварней',
            ),
          ),
          captioned(
            'lake-fog',
            t(
              'Perch fishing, 4:50 in the morning',
              'Pesca de perca, 4:50 de la mañana',
              'صيد الفرخ في 4:50 فجرًا',
              'Лов окуня, 4:50 утра',
            ),
          ),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.uniform, questions.room, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Start with the perch',
          'Empieza por la perca',
          'ابدأ بسمك الفرخ',
          'Начните с окуня',
        ),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
  programPage({
    alias: 'master-culinary-business',
    school: 'CAA',
    title: t(
      'Master in Culinary Business',
      'Máster en Negocio Gastronómico',
      'ماجستير أعمال الطهي',
      'Магистр ресторанного бизнеса',
    ),
    credential: t('Master of Arts', 'Master of Arts', 'ماجستير آداب', 'Магистр искусств'),
    lead: t(
      'Four in ten new restaurants close within three years. Twelve months on belonging to the other six.',
      'Cuatro de cada diez restaurantes nuevos cierran en tres años. Doce meses para estar entre los otros seis.',
      'أربعة من كل عشرة مطاعم جديدة تُغلق خلال ثلاث سنوات. اثنا عشر شهرًا لتكون من الستة الباقية.',
      'Четыре ресторана из десяти закрываются за три года. Двенадцать месяцев о том, как попасть в остальные шесть.',
    ),
    body: t(
      '## Open one, on paper and then for real\n\nIn the first semester you write the business: place, concept, menu, prices, staff, licence, loan. A panel of bankers and restaurateurs takes it apart. In the second you run it for ten evenings at Il Pontile, with your own team and your own till.\n\nWhat is left in the till after rent, wages and food cost is a third of your grade.',
      '## Abre uno: en papel y luego de verdad\n\nEn el primer semestre escribes el negocio: local, concepto, carta, precios, personal, licencia, préstamo. Un jurado de banqueros y restauradores lo desmonta. En el segundo lo llevas diez noches en Il Pontile, con tu equipo y tu caja.\n\nLo que queda en la caja tras alquiler, sueldos y género es un tercio de tu nota.',
      '## افتح مطعمًا، على الورق ثم في الواقع\n\nفي الفصل الأول تكتب المشروع: المكان والفكرة والقائمة والأسعار والموظفين والترخيص والقرض. ثم تفكّكه لجنة من مصرفيين وأصحاب مطاعم. وفي الفصل الثاني تديره عشر أمسيات في إل بونتيله بفريقك وصندوقك.\n\nوما يبقى في الصندوق بعد الإيجار والأجور وكلفة الطعام هو ثلث درجتك.',
      '## Откройте ресторан: на бумаге, потом всерьёз\n\nВ первом семестре вы пишете бизнес: место, концепция, меню, цены, персонал, лицензия, кредит. Комиссия из банкиров и рестораторов разбирает его по частям. Во втором вы десять вечеров ведёте его в Il Pontile — со своей командой и своей кассой.\n\nТо, что осталось в кассе после аренды, зарплат и продуктов, — треть вашей оценки.',
    ),
    hero: 'bar-counter',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'master',
    subject: 'business',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['09-13'], 14),
    fees: fees({
      registration: 300,
      deposit: 2500,
      materials: 800,
      tuition: [18600, 18600],
      board: [6600, 6600],
      insurance: 610,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    career_outcomes: [outcomes.restaurateur, outcomes.productDeveloper, outcomes.consultant],
    curriculum: [
      {
        term: terms.one,
        modules: [m.restaurantConcept, m.corporateFinance, m.menuDesign, m.marketing, m.law],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.trainingRestaurant, m.foodCost, m.hr, m.fundraising, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat(
            '10',
            t(
              'evenings with your own till',
              'noches con tu propia caja',
              'أمسيات بصندوقك الخاص',
              'вечеров со своей кассой',
            ),
          ),
          stat(
            '31 %',
            t(
              'food cost that the panel accepts',
              'coste de género que acepta el jurado',
              'كلفة الطعام التي تقبلها اللجنة',
              'себестоимость, которую примет комиссия',
            ),
          ),
          stat(
            '23',
            t(
              'restaurants founded by graduates since 2018',
              'restaurantes fundados por graduados desde 2018',
              'مطعمًا أسّسها خريجون منذ 2018',
              'ресторана открыли выпускники с 2018 года',
            ),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t(
          'Somebody says no',
          'Alguien dice que no',
          'أحدهم يقول لا',
          'Кто-нибудь скажет «нет»',
        ),
        field_text: t(
          'The panel has five members, and each has a veto on one thing: location, menu, money, people, drinks. You may come back twice. The second no is usually the one that makes the plan good.',
          'El jurado tiene cinco miembros y cada uno puede vetar una cosa: ubicación, carta, dinero, personas o bebidas. Puedes volver dos veces. El segundo no suele ser el que mejora el plan.',
          'تتألف اللجنة من خمسة أعضاء لكل منهم حق الاعتراض على أمر واحد: الموقع أو القائمة أو المال أو الأشخاص أو المشروبات. ولك أن تعود مرتين، وغالبًا ما تكون «لا» الثانية هي التي تجعل الخطة جيدة.',
          'В комиссии пятеро, и у каждого право вето на что-то одно: место, меню, деньги, люди, напитки. Вернуться можно дважды. Обычно именно второе «нет» делает план хорошим.',
        ),
        field_media: pic('conference'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.credits, questions.work, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Bring us your idea', 'Tráenos tu idea', 'أحضر لنا فكرتك', 'Приносите идею'),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
];

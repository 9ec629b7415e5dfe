import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, enAr, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** The group's schools in all languages; about, accreditation and the house in Bern in fewer. */
export const segAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/schools/',
    brands: ['SEG'],
    title: t('Schools', 'Escuelas', 'المدارس', 'Школы'),
    field_lead: t(
      'Each was founded by people who needed it: hoteliers without staff, cooks with a quarrel, ship-owners with a deficit.',
      'A cada una la fundó gente que la necesitaba: hoteleros sin personal, cocineros con una disputa, navieros con pérdidas.',
      'أسّس كلًّا منها أناس كانوا بحاجة إليها: أصحاب فنادق بلا عمال، وطهاة مختلفون، وملاك سفن خاسرون.',
      'Каждую основали те, кому она была нужна: отельеры без персонала, поспорившие повара, судовладельцы с убытками.',
    ),
    hero: pic('alps-noon'),
    blocks: [
      {
        type: 'school_cards',
        field_items: [
          {
            school: 'HIM',
            title: t(
              'Hotel Institute Mürren',
              'Hotel Institute Mürren',
              'معهد مورين الفندقي',
              'Отельный институт Мюррена',
            ),
            place: t('Mürren', 'Mürren', 'مورين', 'Мюррен'),
            field_text: t(
              'For those who would rather do than watch.',
              'Para quien prefiere hacer a mirar.',
              'لمن يفضّلون الفعل على المشاهدة.',
              'Для тех, кому интереснее делать, чем смотреть.',
            ),
            image: pic('facade-chalet'),
            link: link('/schools/him/', labels.allPrograms),
          },
          {
            school: 'SHMS',
            title: t(
              'Seeblick Hotel Management School',
              'Seeblick Hotel Management School',
              'مدرسة زيبليك لإدارة الفنادق',
              'Школа гостиничного менеджмента Зееблик',
            ),
            place: t('Spiez', 'Spiez', 'شبيتس', 'Шпиц'),
            field_text: t(
              'For those who would like to be in charge.',
              'Para quien quiere estar al mando.',
              'لمن يريدون القيادة.',
              'Для тех, кто хочет руководить.',
            ),
            image: pic('ballroom'),
            link: link('/schools/shms/', labels.allPrograms),
          },
          {
            school: 'CAA',
            title: t(
              'Culinary Academy Ascona',
              'Culinary Academy Ascona',
              'أكاديمية أسكونا للطهي',
              'Кулинарная академия Асконы',
            ),
            place: t('Ascona', 'Ascona', 'أسكونا', 'Аскона'),
            field_text: t(
              'For those who taste before they salt.',
              'Para quien prueba antes de salar.',
              'لمن يتذوقون قبل أن يملّحوا.',
              'Для тех, кто сначала пробует, потом солит.',
            ),
            image: pic('kitchen-still-life'),
            link: link('/schools/caa/', labels.allPrograms),
          },
          {
            school: 'CR',
            title: t('College Rigi', 'College Rigi', 'كلية ريغي', 'Колледж Риги'),
            place: t('Weggis', 'Weggis', 'فيغيس', 'Веггис'),
            field_text: t(
              'For those who ask what it costs and who it is for.',
              'Para quien pregunta cuánto cuesta y para quién es.',
              'لمن يسألون كم يكلّف ولمن هو.',
              'Для тех, кто спрашивает, сколько это стоит и для кого.',
            ),
            image: pic('campus-courtyard'),
            link: link('/schools/cr/', labels.allPrograms),
          },
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t(
          'Not sure which one?',
          '¿No sabes cuál?',
          'لست متأكدًا أيّها؟',
          'Не знаете какую?',
        ),
        field_links: [
          link('/compare/', labels.compare),
          link('/meet-a-representative/', labels.meet),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['SEG'],
    title: t('About the group'),
    field_lead: t(
      'Four schools that kept their names, their teachers and their quarrels, and share everything else.',
    ),
    hero: pic('bridge'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t(
          '## One back office, four front doors\n\nThe group was founded in 2017 by the schools in Spiez and Weggis, joined in the same year by Mürren and in 2018 by Ascona. Admissions, placements, scholarships and accounts moved to Bern. Teaching didn’t.\n\nIt is a foundation under Swiss law. It has no shareholders, pays no dividend, and may spend at most nine per cent of its income on itself. In 2025 it was 7.8.',
        ),
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('4', t('schools')),
          stat('1,200', t('students')),
          stat('92', t('nationalities')),
          stat('286', t('staff')),
          stat('7.8 %', t('spent on itself')),
        ],
      },
      {
        type: 'timeline',
        field_items: [
          step('1968', t('College Rigi, Weggis')),
          step('1974', t('Hotel Institute Mürren')),
          step('1976', t('Seeblick Hotel Management School, Spiez')),
          step('1990', t('Culinary Academy Ascona')),
          step('2017', t('Summit Education Group, Bern')),
          step('2026', t('Twenty programmes, one application')),
        ],
      },
      {
        type: 'people',
        field_tone: 'tint',
        field_title: t('The board of the foundation'),
        field_items: [
          {
            name: t('President'),
            field_text: t('Former head of a cantonal school department; unpaid.'),
          },
          {
            name: t('Four school directors'),
            field_text: t('One vote each, and one veto each, on teaching.'),
          },
          { name: t('Two graduates'), field_text: t('Elected by 11,400 others.') },
          { name: t('One student'), field_text: t('With a vote on fees.') },
        ],
      },
      {
        type: 'logos',
        field_title: t('Accredited by'),
        field_items: [
          { title: t('Alpine Council for Higher Education') },
          { title: t('Lake Quality Mark 2026') },
          { title: t('Swiss Foundations Ledger') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('Annual report'),
        field_text: t('Forty pages, with the salaries. Ask and we send it.'),
        field_links: [
          link('/contact/', labels.contact),
          link('/accreditation/', t('Accreditation')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/accreditation/',
    brands: ['SEG'],
    title: t('Accreditation and quality'),
    field_lead: t('What our degrees are worth, who says so, and where to check it.'),
    hero: pic('library'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('Three answers'),
        field_items: [
          {
            field_title: t('For universities'),
            field_text: t(
              'Bachelor’s degrees carry 180 ECTS, master’s 60 or 90. Every graduate gets a diploma supplement that lists each module, its hours and its grade.',
            ),
          },
          {
            field_title: t('For employers'),
            field_text: t(
              'Each degree has a number. Enter it with the graduate’s date of birth and the registry in Bern confirms it by e-mail within a day.',
            ),
          },
          {
            field_title: t('For families'),
            field_text: t(
              'Fees are held in trust until the semester begins. If a programme doesn’t take place, you get everything back within fourteen days.',
            ),
          },
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_tone: 'tint',
        field_title: labels.questions,
        field_items: [
          fold(
            t('Is the degree recognised in my country?'),
            t(
              'In most. Recognition is decided by your own ministry; we keep a list of decisions by country since 2017 and send you yours.',
            ),
          ),
          fold(
            t('Who checks the schools?'),
            t(
              'External examiners sit in every final examination; the accreditation council visits every five years, most recently in 2024.',
            ),
          ),
        ],
      },
    ],
  },
  {
    type: 'singleCampus',
    alias: '/campuses/bern/',
    brands: ['SEG'],
    title: enAr('House of the group, Bern', 'بيت المجموعة، برن'),
    field_pretitle: enAr('Admissions, placements, registry', 'القبول والتوظيف والسجل'),
    field_lead: enAr(
      'Not a campus, but an address: three floors in the old town, above a clockmaker.',
      'ليس حرمًا بل عنوان: ثلاثة طوابق في البلدة القديمة فوق صانع ساعات.',
    ),
    hero: pic('old-town'),
    campus: {
      school: 'SEG',
      street: 'Kramgasse 87',
      postal_code: '3011',
      city: 'Bern',
      canton: 'Bern',
      latitude: 46.9481,
      longitude: 7.4503,
      altitude: 540,
      facilities: [
        enAr('Admissions of all four schools', 'قسم القبول للمدارس الأربع'),
        enAr('Placement office', 'مكتب التوظيف'),
        enAr('Friday classroom of the finance master’s', 'قاعة الجمعة لماجستير المالية'),
      ],
      travel: [
        enAr('Nine minutes on foot from Bern station', 'تسع دقائق سيرًا من محطة برن'),
        enAr('1 h 15 min by train from Zurich Airport', 'ساعة و15 دقيقة بالقطار من مطار زيورخ'),
      ],
    },
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('seminar-room', enAr('Third floor, on a Friday', 'الطابق الثالث، يوم جمعة')),
          captioned('bridge', enAr('Five minutes away', 'على بُعد خمس دقائق')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: enAr('Come by', 'مُرّ بنا'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];

import type * as z from 'zod/mini';
import type { programFactsSchema, programTeaserSchema } from '../programs/program.ts';
import { picture } from './kit.ts';

type ProgramInput = z.input<typeof programTeaserSchema>;
type FactsInput = z.input<typeof programFactsSchema>;

// Dates lie far ahead, so that the examples never go stale.
const fees = (tuition: number): NonNullable<FactsInput['fees']> => [
  { kind: 'registration', amount: 400, valid_from: '2026-01-01', valid_to: '2036-12-31' },
  ...[1, 2, 3, 4].map((semester) => ({
    kind: 'tuition' as const,
    amount: tuition,
    semester,
    valid_from: '2026-01-01',
    valid_to: '2036-12-31',
  })),
  { kind: 'board', amount: 8200, semester: 1, valid_from: '2026-01-01', valid_to: '2036-12-31' },
];

/** Facts of a bachelor's programme in Mürren. */
export const bachelorFacts: FactsInput = {
  school: 'HIM',
  level: 'bachelor',
  subject: 'hotel_management',
  mode: 'full_time',
  duration_months: 42,
  semesters: 7,
  languages: ['en'],
  campuses: [{ title: 'Mürren', alias: '/campuses/murren/' }],
  intakes: [
    { date: '2036-02-11', application_deadline: '2035-12-14', seats: 'few' },
    { date: '2036-09-01', application_deadline: '2036-06-30', seats: 'open' },
  ],
  fees: fees(19800),
  requirements: [
    {
      qualification: 'Swiss Matura, IB Diploma, A levels or an equal school leaving certificate',
      language_level: 'B2',
      minimum_age: 18,
      accepts: ['secondary', 'bachelor', 'master'],
      considers: ['in_school'],
      countries: ['CH', 'DE', 'FR', 'GB'],
    },
    {
      qualification: 'Federal diploma with two years of work in a hotel',
      language_level: 'B1',
      note: 'An interview replaces the school certificate.',
      considers: ['vocational'],
    },
  ],
  internship: {
    months: 12,
    monthly_pay: 2303,
    text: 'Two paid internships of six months each, one of them in Switzerland.',
  },
  accreditation: ['Accredited by the Swiss Council of Hotel Schools'],
  career_outcomes: [
    'Front office manager',
    'Revenue analyst',
    'Hotel opening team',
    'Own guest house',
  ],
  curriculum: [
    {
      term: 'Semester 1',
      modules: ['Kitchen and service practice', 'Rooms division', 'Business mathematics'],
      credits: 30,
    },
    { term: 'Semester 2', modules: ['Paid internship'], credits: 20 },
    {
      term: 'Semester 3',
      modules: ['Revenue management', 'Guest psychology', 'Accounting'],
      credits: 30,
    },
  ],
};

const masterFacts: FactsInput = {
  ...bachelorFacts,
  school: 'CR',
  level: 'master',
  subject: 'business',
  mode: 'blended',
  duration_months: 18,
  semesters: 3,
  campuses: [{ title: 'Weggis', alias: '/campuses/weggis/' }],
  fees: fees(14500),
};
const diplomaFacts: FactsInput = {
  ...bachelorFacts,
  school: 'CAA',
  level: 'diploma',
  subject: 'culinary',
  duration_months: 11,
  semesters: 2,
  campuses: [{ title: 'Ascona', alias: '/campuses/ascona/' }],
  fees: [],
};

export const programs: ProgramInput[] = [
  {
    title: 'Bachelor of Arts in Hotel Management',
    alias: '/programs/ba-hotel-management/',
    field_lead:
      'Seven semesters above the clouds: practice in our own hotel, two paid internships, one business plan of your own.',
    image: picture(
      'facade-chalet',
      'The village of Mürren on its cliff above the Lauterbrunnen valley',
    ),
    field_edu_credential_awarded: 'Bachelor of Arts',
    field_price: 'CHF 138,600',
    facts: bachelorFacts,
    host_brand: 'HIM',
  },
  {
    title: 'Master in Hospitality Business',
    alias: '/programs/master-hospitality-business/',
    field_lead: 'For people who have run a shift and now want to run the company.',
    image: picture('lake-steamer', 'A paddle steamer crossing Lake Lucerne below the Rigi'),
    field_edu_credential_awarded: 'Master of Science',
    field_price: 'CHF 43,500',
    facts: masterFacts,
    host_brand: 'CR',
  },
  {
    title: 'Diploma in Culinary Arts',
    alias: '/programs/diploma-culinary-arts/',
    field_lead: 'Eleven months at the stove, from stock to service, with a stage in Ticino.',
    image: picture('kitchen-copper', 'Copper pans hanging above a stove'),
    field_edu_credential_awarded: 'Diploma',
    facts: diplomaFacts,
    host_brand: 'CAA',
  },
];

export const programsArabic: ProgramInput[] = [
  {
    title: 'بكالوريوس الآداب في إدارة الفنادق',
    alias: '/programs/ba-hotel-management/',
    field_lead:
      'سبعة فصول دراسية فوق الغيوم: تدريب في فندقنا، وفترتا تدريب مدفوعتا الأجر، وخطة عمل من إعدادك.',
    image: picture('facade-chalet', 'قرية مورين على حافة الجرف فوق وادي لاوتربرونن'),
    field_edu_credential_awarded: 'بكالوريوس الآداب',
    field_price: '138,600 CHF',
    facts: { ...bachelorFacts, campuses: [{ title: 'مورين', alias: '/campuses/murren/' }] },
  },
  {
    title: 'دبلوم فنون الطهي',
    alias: '/programs/diploma-culinary-arts/',
    field_lead: 'أحد عشر شهراً أمام الموقد، من المرق إلى تقديم الأطباق.',
    image: picture('kitchen-copper', 'أوانٍ نحاسية معلقة فوق الموقد'),
    facts: { ...diplomaFacts, campuses: [{ title: 'أسكونا' }] },
  },
];

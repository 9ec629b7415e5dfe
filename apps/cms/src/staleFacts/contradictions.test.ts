import { type Lang, langs } from '@concierge/contract/lang';
import { allPages } from '@concierge/demo/pages/allPages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAllLanguages } from '../publish/inLanguage.ts';
import { testPayload } from '../testing/testPayload.ts';
import { contradictions } from './contradictions.ts';
import { staleFactsIn } from './findStaleFacts.ts';
import { runningTexts } from './runningTexts.ts';

const today = '2026-11-21';
const valid = { valid_from: '2026-08-01', valid_to: '2027-12-31', refundable: false };
const facts = {
  fees: [
    { kind: 'tuition' as const, amount: 34_500, semester: 1, ...valid },
    { kind: 'deposit' as const, amount: 2000, ...valid, refundable: true },
    {
      kind: 'tuition' as const,
      amount: 31_000,
      semester: 1,
      ...valid,
      valid_from: '2025-08-01',
      valid_to: '2026-07-31',
    },
  ],
  semesters: 6,
  duration_months: 36,
  internship: { months: 12, monthly_pay: 2300 },
  intakes: [
    { date: '2027-02-01', application_deadline: '2026-12-15', seats: 'few' as const },
    { date: '2027-09-06', application_deadline: '2027-06-28', seats: 'open' as const },
  ],
};
const said = (text: string, lang: Lang) =>
  contradictions(facts, [text], lang, today).map((one) => `${one.fact}: ${one.said}`);

const right: [Lang, string][] = [
  ['en', "Tuition is CHF 34'500 a semester, CHF 69,000 a year and 207 000 francs in all."],
  ['es', 'La matrícula cuesta 34.500 CHF por semestre, 207 000 francos suizos en total.'],
  ['ar', 'الرسوم الدراسية ٣٤٬٥٠٠ فرنك للفصل.'],
  ['ru', 'Стоимость обучения — 34\u00a0500 CHF за семестр.'],
  [
    'en',
    'The program lasts three years, or 36 months, or six semesters. It begins on 6 September 2027 and in February 2027.',
  ],
  [
    'es',
    'El programa dura tres años. Empieza el 6 de septiembre de 2027; el plazo termina el 28 de junio.',
  ],
  ['ar', 'مدة البرنامج ٣ سنوات. يبدأ في ٦ سبتمبر ٢٠٢٧.'],
  [
    'ru',
    'Программа длится три года и начинается 6 сентября 2027 г., следующий набор — в феврале 2027 года.',
  ],
  ['en', 'Two paid internships of six months each. Few places are left for February.'],
  // Other things than the facts: none of these is about the programme's tuition, length or start.
  [
    'en',
    "A scholarship of CHF 5'000 lowers the tuition. The deposit is CHF 2,000. A coffee costs 4 francs.",
  ],
  [
    'en',
    'The school began in 1931. After 12 years of school, two years of work experience count. A module takes 3 weeks.',
  ],
  ['es', 'Tras 12 años de escolaridad. Beca de 5.000 CHF sobre la matrícula. Tiempo completo.'],
  ['ru', 'После 11 лет школы и двух лет опыта. Стипендия 5 000 CHF от стоимости обучения.'],
];
test.each(right)('%s: “%s” contradicts nothing', (lang, text) =>
  expect(said(text, lang)).toEqual([]),
);

const wrong: [Lang, string, string[]][] = [
  ['en', "Tuition is CHF 31'000 a semester.", ["tuition: CHF 31'000"]],
  ['en', 'Tuition: Fr. 33’900.– per semester', ["tuition: CHF 33'900.–"]],
  [
    'en',
    'The semester fee of 34,600 Swiss francs includes books.',
    ['tuition: 34,600 Swiss francs'],
  ],
  ['es', 'La matrícula es de 33.500 CHF.', ['tuition: 33.500 CHF']],
  ['ar', 'تبلغ الرسوم ٣٣٬٥٠٠ فرنك.', ["tuition: 33'500 فرنك"]],
  ['ru', 'Стоимость обучения — 33 500 франков за семестр.', ['tuition: 33 500 франков']],
  [
    'en',
    'A four-year program. It takes 42 months.',
    ['duration: four-year', 'duration: 42 months'],
  ],
  ['es', 'El programa dura cuatro años.', ['duration: cuatro años']],
  ['ar', 'مدة البرنامج ٤ سنوات.', ['duration: 4 سنوات']],
  ['ru', 'Программа длится 30 месяцев.', ['duration: 30 месяцев']],
  ['en', 'The paid internship of 5 months is in year two.', ['internship: 5 months']],
  [
    'en',
    'Classes begin on 13 September 2027. Apply until June 30, 2027!',
    ['start: 13 September 2027', 'deadline: June 30, 2027'],
  ],
  ['es', 'El curso empieza el 13 de septiembre de 2027.', ['start: 13 de septiembre de 2027']],
  ['ar', 'يبدأ البرنامج في ١٣ سبتمبر ٢٠٢٧.', ['start: 13 سبتمبر 2027']],
  [
    'ru',
    'Занятия начинаются 13.09.2027, следующий набор — в октябре 2027 года.',
    ['start: 13.09.2027', 'start: октябре 2027'],
  ],
  ['en', 'September 2027 is fully booked.', ['seats: fully booked']],
  ['ru', 'На сентябрь мест нет.', ['seats: мест нет']],
];
test.each(wrong)('%s: “%s” contradicts the facts', (lang, text, found) =>
  expect(said(text, lang).sort()).toEqual(found.toSorted()),
);

test('a price that no longer holds is a contradiction even where no other holds; without a price list nothing is', () => {
  const text = ['Tuition is CHF 34,500.'];
  expect(contradictions(facts, text, 'en', '2028-01-01')).toMatchObject([
    { fact: 'tuition', actual: [] },
  ]);
  expect(contradictions({ ...facts, fees: [] }, text, 'en', today)).toEqual([]);
});

test('a sum is told by its value, however its language writes it', () => {
  const sentence = {
    en: 'Tuition: CHF {}.',
    es: 'La matrícula cuesta {} CHF.',
    ar: 'الرسوم {} فرنك.',
    ru: 'Плата за обучение {} франков.',
  };
  const locales = {
    en: ['en-US', 'de-CH'],
    es: ['es', 'es-419'],
    ar: ['ar-EG', 'ar-AE'],
    ru: ['ru'],
  };
  const spoken = ['en', 'es', 'ar', 'ru'] as const;
  const cases = spoken.flatMap((lang) => locales[lang].map((locale) => [lang, locale] as const));
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.integer({ min: 100, max: 999_999 }),
      ([lang, locale], amount) => {
        const own = {
          ...facts,
          fees: [{ kind: 'tuition' as const, amount, semester: 1, ...valid }],
          semesters: 1,
        };
        const text = sentence[lang].replace('{}', new Intl.NumberFormat(locale).format(amount));
        expect(contradictions(own, [text], lang, today)).toEqual([]);
        expect(
          contradictions(
            { ...own, fees: [{ ...own.fees[0], amount: amount + 1 } as (typeof own.fees)[0]] },
            [text],
            lang,
            today,
          ),
        ).toHaveLength(1);
      },
    ),
  );
});

test('any text is read without an error', () =>
  void fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...langs),
      (text, lang) => void said(text, lang),
    ),
  ));

test('running text is what people read, a paragraph each', () => {
  const body = {
    root: {
      children: [
        {
          type: 'paragraph',
          children: [{ text: 'Tuition is ' }, { type: 'link', children: [{ text: 'CHF 1' }] }],
        },
      ],
    },
  };
  const doc = {
    id: 7,
    alias: { en: '/a-b/' },
    field_lead: { en: 'Lead', es: 'Entrada' },
    body: { en: body },
    program: { level: 'master' },
  };
  expect(runningTexts(doc, 'en')).toEqual(['Lead', 'Tuition is CHF 1']);
  expect(runningTexts(doc, 'es')).toEqual(['Entrada']);
});

test('the demo content contradicts none of its own facts, in four languages', async () => {
  const payload = await testPayload();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { type: { equals: 'program' } },
    locale: 'all',
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  expect(docs.length).toBe(allPages.filter(({ type }) => type === 'program').length);
  const found = docs.flatMap((doc) =>
    langs.map(async (lang) => staleFactsIn(payload, inAllLanguages(doc), lang, today)),
  );
  expect((await Promise.all(found)).flat()).toEqual([]);
  // It does say when they start: with other starts it would.
  const intakes = [
    { date: '2031-01-01', application_deadline: '2031-01-01', seats: 'open' as const },
  ];
  const all = docs.flatMap((doc) =>
    contradictions({ ...facts, intakes }, runningTexts(doc, 'en'), 'en', today),
  );
  expect(all.some(({ fact }) => fact === 'start')).toBe(true);
});

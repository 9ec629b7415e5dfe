import { type Applicant, statedLevels, statedQualifications } from '@concierge/contract/applicant';
import { countryCodes } from '@concierge/contract/countryCodes';
import { eligibility, type Rule, requiredLevel } from '@concierge/contract/eligibility';
import { describe, expect, test } from 'vitest';
import { allPages } from './pages/allPages.ts';
import { requirements } from './pages/kit/requirements.ts';

const today = '2026-11-21';
const intakes = [
  { date: '2027-02-01', application_deadline: '2026-11-23', seats: 'few' as const },
  { date: '2027-09-06', application_deadline: '2027-06-28', seats: 'open' as const },
  { date: '2028-02-07', application_deadline: '2027-11-29', seats: 'open' as const },
];
const letters = { met: 'm', ask: '?', missing: '–' } as const;
const judge = (rules: readonly Rule[], applicant: Applicant, day = today) =>
  eligibility({ requirements: rules, intakes }, applicant, day);
const grown = { country: 'CH', age: 30 } as const;

/**
 * Of each way in: a row a qualification, in it a letter a level (A1 A2 B1 B2 C1 C2 native unknown):
 * m met, – missing, ? ask us.
 */
const table: Record<
  keyof typeof requirements,
  Record<(typeof statedQualifications)[number], string>
> = {
  secondary: {
    in_school: '–––?????',
    secondary: '–––mmmm?',
    vocational: '–––?????',
    bachelor: '–––mmmm?',
    master: '–––mmmm?',
    another: '–––?????',
  },
  secondaryYounger: {
    in_school: '––??????',
    secondary: '––mmmmm?',
    vocational: '––mmmmm?',
    bachelor: '––mmmmm?',
    master: '––mmmmm?',
    another: '––??????',
  },
  bachelor: {
    in_school: '––––––––',
    secondary: '––––––––',
    vocational: '––––––––',
    bachelor: '––––mmm?',
    master: '––––mmm?',
    another: '––––????',
  },
  experience: {
    in_school: '––––––––',
    secondary: '––––––––',
    vocational: '–––?????',
    bachelor: '–––?????',
    master: '–––?????',
    another: '–––?????',
  },
  open: {
    in_school: '––mmmmm?',
    secondary: '––mmmmm?',
    vocational: '––mmmmm?',
    bachelor: '––mmmmm?',
    master: '––mmmmm?',
    another: '––??????',
  },
  trade: {
    in_school: '––––––––',
    secondary: '––??????',
    vocational: '––mmmmm?',
    bachelor: '––??????',
    master: '––??????',
    another: '––??????',
  },
};
const ways = Object.entries(requirements) as [keyof typeof requirements, Rule][];
const cases = ways.flatMap(([name, rule]) =>
  statedQualifications.flatMap((qualification) =>
    statedLevels.map((level, at) => ({
      name,
      rule,
      qualification,
      level,
      letter: table[name][qualification][at],
    })),
  ),
);

test('the table holds at least 200 cases', () => expect(cases.length).toBeGreaterThanOrEqual(200));

test.each(cases)(
  '$name: $qualification with $level → $letter',
  ({ rule, qualification, level, letter }) => {
    expect(letters[judge([rule], { ...grown, qualification, level }).verdict]).toBe(letter);
  },
);

describe('age', () => {
  test.each(ways)('%s asks for its minimum on the day, not a year less', (_, rule) => {
    const minimum = rule.minimum_age ?? 0;
    const ageCriterion = (age: number) =>
      judge([rule], { ...grown, qualification: 'bachelor', level: 'native', age }).criteria.find(
        ({ name }) => name === 'age',
      );
    expect([minimum - 1, minimum, minimum + 40].map((age) => ageCriterion(age)?.verdict)).toEqual([
      'missing',
      'met',
      'met',
    ]);
  });
});

describe('country of schooling', () => {
  const of = (rule: Rule, country: string, qualification: Applicant['qualification']) =>
    letters[judge([rule], { ...grown, country, qualification, level: 'C2' }).verdict];
  test.each([
    ['secondary', 'secondary', 'DE', 'm'],
    ['secondary', 'secondary', 'KZ', 'm'],
    ['secondary', 'secondary', 'IN', '?'],
    ['secondary', 'secondary', 'XK', '?'],
    ['bachelor', 'master', 'BR', '?'],
    ['bachelor', 'secondary', 'BR', '–'],
    ['trade', 'vocational', 'AT', 'm'],
    ['trade', 'vocational', 'PL', '?'],
    ['open', 'in_school', 'VU', 'm'],
  ] as const)('%s: a certificate %s of %s → %s', (way, qualification, country, letter) =>
    expect(of(requirements[way], country, qualification)).toBe(letter),
  );
});

describe('of several ways in the one that fits best counts', () => {
  const { bachelor, experience, secondary, trade } = requirements;
  test.each([
    [[bachelor, experience], { qualification: 'vocational', level: 'B2' }, experience, 'ask'],
    [[bachelor, experience], { qualification: 'bachelor', level: 'C1' }, bachelor, 'met'],
    [[bachelor, experience], { qualification: 'bachelor', level: 'B2' }, experience, 'ask'],
    [[secondary, trade], { qualification: 'vocational', level: 'B1' }, trade, 'met'],
    [[secondary, trade], { qualification: 'secondary', level: 'B2' }, secondary, 'met'],
    [[secondary, trade], { qualification: 'in_school', level: 'A1' }, secondary, 'missing'],
  ] as const)('case %#', (rules, said, way, verdict) => {
    const answer = judge([...rules], { ...grown, ...said });
    expect([answer.way, answer.verdict]).toEqual([way, verdict]);
  });
});

describe('the next intake that can be reached', () => {
  const reached = (said: Partial<Applicant>, day?: string) =>
    judge(
      [requirements.secondary],
      { ...grown, qualification: 'secondary', level: 'B2', ...said },
      day,
    ).intake?.date;
  test.each([
    ['nothing is missing', {}, today, '2027-02-01'],
    ['on the last day to apply', {}, '2026-11-23', '2027-02-01'],
    ['a day later', {}, '2026-11-24', '2027-09-06'],
    ['one level has to be learnt', { level: 'B1' }, today, '2027-09-06'],
    ['two levels have to be learnt', { level: 'A2' }, today, '2028-02-07'],
    ['three are too many', { level: 'A1' }, today, undefined],
    ['the level isn’t known', { level: 'unknown' }, today, '2027-02-01'],
    ['a year is missing', { age: 17 }, today, '2028-02-07'],
    ['two years are missing', { age: 16 }, today, undefined],
    [
      'the qualification is missing: nobody can say',
      { qualification: 'in_school', level: 'B2' },
      today,
      '2027-02-01',
    ],
    ['all intakes are over', {}, '2028-01-01', undefined],
  ] as const)('%s', (_, said, day, date) => expect(reached(said, day)).toBe(date));

  test('none is promised where the qualification is missing', () => {
    const answer = judge([requirements.bachelor], {
      ...grown,
      qualification: 'secondary',
      level: 'C2',
    });
    expect([answer.verdict, answer.intake]).toEqual(['missing', undefined]);
  });
});

test.each([
  ['IELTS 5.5, TOEFL iBT 65, CEFR B2', 'B2'],
  ['IELTS 6.5', 'B2'],
  ['IELTS 7,0 overall', 'C1'],
  ['IELTS 4.5', 'B1'],
  ['C1 in English and A2 in German', 'C1'],
  ['good English', undefined],
])('“%s” asks for %s', (language_level, level) =>
  expect(requiredLevel({ language_level })).toBe(level),
);

const programs = allPages.flatMap((page) =>
  page.type === 'program' && page.program ? [{ alias: page.alias, facts: page.program }] : [],
);

test.each(programs)('$alias answers for every country, and not by asking us alone', ({ facts }) => {
  const answers = countryCodes.flatMap((country) =>
    statedQualifications.map((qualification) =>
      eligibility(facts, { country, qualification, level: 'C1', age: 25 }, today),
    ),
  );
  expect(answers).toHaveLength(countryCodes.length * statedQualifications.length);
  for (const { verdict, way, criteria } of answers) {
    expect(way).toBeDefined();
    expect(criteria.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['qualification', 'language', 'age']),
    );
    expect(criteria.some((criterion) => criterion.verdict === verdict)).toBe(true);
  }
  const ofSwiss = answers.filter(
    (_, at) => countryCodes[Math.floor(at / statedQualifications.length)] === 'CH',
  );
  expect(new Set(ofSwiss.map(({ verdict }) => verdict)).size).toBeGreaterThan(1);
});

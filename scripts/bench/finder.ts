import { parseFinderQuery } from '@concierge/contract/finder';
import { langs } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { find, indexPrograms } from '../../apps/cms/src/finder/find.ts';
import type { Row } from './kit/table.ts';

const programs = 2000;
const today = '2026-11-21';
const asks = [
  '',
  'q=hotel',
  'q=management of hot&sort=title',
  'school=HIM,CAA&level=bachelor',
  'fee=10001-15000&language=en&intake=2027-09&sort=fee',
  'subject=culinary&campus=Campus 7&sort=intake',
  'q=nothing like it',
];

/**
 * The finder's answer over 2,000 programmes with all facets, from the address to the bytes; the
 * slowest kind of question counts.
 */
export function benchFinder(): Row {
  const index = indexPrograms(
    Array.from({ length: programs }, (_, at) => program(at)),
    'en',
    today,
  );
  const answer = (query: string) =>
    JSON.stringify(find(index, parseFinderQuery(new URLSearchParams(query)), 'en'));
  const medians = asks.map((query) => {
    const times = Array.from({ length: 60 }, () => {
      const begun = performance.now();
      answer(query);
      return performance.now() - begun;
    });
    return times.toSorted((a, b) => a - b)[30] ?? Number.NaN;
  });
  const slowest = Math.max(...medians);
  return {
    what: `finder over ${programs} programmes, with facets`,
    value: `${slowest.toFixed(1)} ms (${asks[medians.indexOf(slowest)] || 'everything'})`,
    target: 'at most 20 ms',
  };
}

const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

function program(at: number): ProgramTeaser {
  const fee = 6000 + (at % 40) * 500;
  return {
    title: `${pick(['Bachelor', 'Master', 'Diploma'], at)} in ${pick(['Hotel', 'Event', 'Pastry', 'Business'], at)} Management ${at}`,
    alias: `/programs/${at}/`,
    field_lead:
      'Three years in a village without cars, two of them in houses that pay you, and one in ours.',
    facts: {
      school: pick(['HIM', 'SHMS', 'CAA', 'CR'], at),
      level: pick(['bachelor', 'master', 'diploma', 'certificate'], at),
      subject: pick(['hospitality', 'culinary', 'business', 'events', 'pastry'], at),
      mode: 'full_time',
      duration_months: 6 + (at % 40),
      semesters: 6,
      languages: [pick(langs, at)],
      campuses: [{ title: `Campus ${at % 12}` }],
      intakes: ['2027-02-01', '2027-09-01'].map((date) => ({
        date,
        application_deadline: date,
        seats: 'open',
      })),
      fees: Array.from({ length: 6 }, (_, semester) => ({
        kind: 'tuition',
        amount: fee,
        semester: semester + 1,
        refundable: false,
        valid_from: '2026-01-01',
        valid_to: '2028-01-01',
      })),
      requirements: [],
      accreditation: [],
      career_outcomes: ['Front office manager', 'Owner of a small hotel', 'Revenue analyst'],
      curriculum: Array.from({ length: 6 }, (_, term) => ({
        term: `Term ${term}`,
        modules: ['Rooms', 'Kitchen', 'Finance', 'Language'],
      })),
    },
  };
}

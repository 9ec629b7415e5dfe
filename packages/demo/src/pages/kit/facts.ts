import type { ProgramFacts } from '@concierge/contract/program';

type Fee = ProgramFacts['fees'][number];

interface Prices {
  /** CHF a semester, one figure a semester of study. */
  tuition: number[];
  /** CHF for room and meals in each semester on campus; 0 while on internship. */
  board?: number[];
  /** CHF a semester on campus for health and accident insurance. */
  insurance?: number;
  /** CHF once, paid back after the last semester. */
  deposit?: number;
  /** CHF once, on application. */
  registration?: number;
  /** CHF once, for knives, uniform or books. */
  materials?: number;
  valid_from?: string;
  valid_to?: string;
}

/**
 * Fees as the contract lists them, one entry a semester and kind, a free one too; the price list
 * runs for two academic years.
 */
export function fees(prices: Prices): Fee[] {
  const { valid_from = '2026-09-01', valid_to = '2028-08-31' } = prices;
  const fee = (kind: Fee['kind'], amount: number | undefined, semester?: number): Fee[] =>
    amount === undefined
      ? []
      : [
          {
            kind,
            amount,
            ...(semester !== undefined && { semester }),
            refundable: kind === 'deposit',
            valid_from,
            valid_to,
          },
        ];
  return [
    ...fee('registration', prices.registration),
    ...fee('deposit', prices.deposit),
    ...fee('materials', prices.materials),
    ...prices.tuition.flatMap((amount, index) => [
      ...fee('tuition', amount, index + 1),
      ...fee('board', prices.board?.[index], index + 1),
      ...fee('insurance', prices.board?.[index] === 0 ? 0 : prices.insurance, index + 1),
    ]),
  ];
}

type Intake = ProgramFacts['intakes'][number];

/**
 * Intakes of 2027 to 2029, from the days (`MM-DD`) on which classes begin; applications close
 * `weeks` before.
 */
export function intakes(days: readonly string[], weeks = 10): Intake[] {
  return [2027, 2028, 2029].flatMap((year) =>
    days.map((day, index) => intake(`${year}-${day}`, weeks, year, index)),
  );
}

function intake(date: string, weeks: number, year: number, index: number): Intake {
  const deadline = new Date(`${date}T00:00:00Z`);
  deadline.setUTCDate(deadline.getUTCDate() - weeks * 7);
  return {
    date,
    application_deadline: deadline.toISOString().slice(0, 10),
    seats: year === 2027 && index === 0 ? 'few' : 'open',
  };
}

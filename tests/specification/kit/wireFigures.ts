import { type Code, fetchContent } from './brandTable.ts';

interface Fee {
  kind: string;
  amount: number;
  semester?: number;
  valid_from: string;
  valid_to: string;
}
interface Facts {
  fees: Fee[];
  semesters: number;
  duration_months: number;
  intakes: { date: string; application_deadline: string }[];
}

/**
 * What the backend says of a programme: whole tuition and all costs in CHF, months, `YYYY-MM-DD`.
 */
export async function wireFigures(code: Code, path: string) {
  const { program } = (await fetchContent(code, path)).body.node as { program: Facts };
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });
  const fees = program.fees.filter((fee) => fee.valid_from <= today && today <= fee.valid_to);
  const kinds = new Set(fees.map(({ kind }) => kind));
  const sum = (kind: string) => sumFees(fees, kind, program.semesters);
  const open = program.intakes.filter((intake) => intake.application_deadline >= today);
  return {
    months: program.duration_months,
    tuition: sum('tuition'),
    total: [...kinds].reduce((all, kind) => all + sum(kind), 0),
    deadline: open.map((intake) => intake.application_deadline).toSorted()[0] ?? '',
  };
}

/** All of a kind: what is paid once, and each semester's latest amount. */
function sumFees(fees: readonly Fee[], kind: string, semesters: number): number {
  const own = fees.filter((fee) => fee.kind === kind);
  let sum = own
    .filter(({ semester }) => semester === undefined)
    .reduce((all, fee) => all + fee.amount, 0);
  for (let now = 1; now <= semesters; now += 1) {
    const begun = own.filter(({ semester }) => semester !== undefined && semester <= now);
    sum += begun.toSorted((a, b) => (b.semester ?? 0) - (a.semester ?? 0))[0]?.amount ?? 0;
  }
  return sum;
}

export const francs = (amount: number): string => amount.toLocaleString('en-US');

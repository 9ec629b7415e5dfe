import type { ProgramFacts } from './program.ts';

type Intake = ProgramFacts['intakes'][number];

/**
 * The intakes that can still be reached on a day (`YYYY-MM-DD`), soonest first: not closed,
 * deadline not passed.
 */
export const openIntakes = (intakes: readonly Intake[], today: string): Intake[] =>
  intakes
    .filter((intake) => intake.application_deadline >= today && intake.seats !== 'closed')
    .sort((a, b) => a.date.localeCompare(b.date));

/** The soonest of them. */
export const nextIntake = (intakes: readonly Intake[], today: string): Intake | undefined =>
  openIntakes(intakes, today)[0];

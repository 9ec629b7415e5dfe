import type { ProgramFacts } from './program.ts';

type Intake = ProgramFacts['intakes'][number];

/** Whether it can still be reached on a day (`YYYY-MM-DD`): not closed, deadline not passed. */
export const isOpenIntake = ({ application_deadline, seats }: Intake, today: string): boolean =>
  application_deadline >= today && seats !== 'closed';

/** The intakes that can still be reached on a day (`YYYY-MM-DD`), soonest first. */
export const openIntakes = (intakes: readonly Intake[], today: string): Intake[] =>
  intakes
    .filter((intake) => isOpenIntake(intake, today))
    .sort((a, b) => a.date.localeCompare(b.date));

/** The soonest of them. */
export const nextIntake = (intakes: readonly Intake[], today: string): Intake | undefined =>
  openIntakes(intakes, today)[0];

import { readApplicant } from '@concierge/contract/applicant';
import { eligibility } from '@concierge/contract/eligibility';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../content/pageContext.ts';
import styles from './Eligibility.module.css';
import { EligibilityAnswer } from './EligibilityAnswer.tsx';
import { EligibilityForm } from './EligibilityForm.tsx';

interface Props {
  readonly context: PageContext;
  readonly facts: ProgramFacts;
  readonly title: string;
  /** Path of the programme's page. */
  readonly alias: string;
}

/**
 * “Can I apply?” of a programme: four questions as a GET form, whose answers the address carries,
 * and what comes of them.
 */
export function EligibilityCheck({ context, facts, title, alias }: Props) {
  const reading = readApplicant(context.url.searchParams);
  const { t } = context;
  return (
    <div className={styles['check']}>
      {reading?.applicant ? (
        <EligibilityAnswer
          context={context}
          answer={eligibility(facts, reading.applicant, swissDay())}
          applicant={reading.applicant}
          program={{ title, alias }}
        />
      ) : (
        <p>{t.eligibility.intro}</p>
      )}
      {reading?.applicant ? (
        <details className={styles['again']}>
          <summary>{t.eligibility.again}</summary>
          <EligibilityForm context={context} facts={facts} alias={alias} reading={reading} />
        </details>
      ) : (
        <EligibilityForm context={context} facts={facts} alias={alias} reading={reading} />
      )}
    </div>
  );
}

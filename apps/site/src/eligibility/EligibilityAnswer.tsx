import { type Applicant, applicantQuery } from '@concierge/contract/applicant';
import type { Eligibility } from '@concierge/contract/eligibility';
import type { PageContext } from '../content/pageContext.ts';
import { siteLink } from '../routing/link.ts';
import { Action } from '../ui/Action.tsx';
import styles from './Eligibility.module.css';
import { criterionReason, intakeSentence, overall, secondWaySentence } from './words.ts';

interface Props {
  readonly context: PageContext;
  readonly answer: Eligibility;
  readonly applicant: Applicant;
  readonly program: { readonly title: string; readonly alias: string };
}

/**
 * What comes of the four answers: the verdict, every criterion with its reason, the next start, and
 * the way to admissions.
 */
export function EligibilityAnswer({ context: { lang, t }, answer, applicant, program }: Props) {
  const { eligibility: messages } = t;
  const query = applicantQuery(applicant);
  query.set('program', program.alias);
  const secondWay = secondWaySentence(answer, applicant, lang, t);
  const page = answer.verdict === 'met' ? '/apply/' : '/contact/';
  return (
    <div className={styles['answer']} data-verdict={answer.verdict} data-quiz-done="">
      <h3>{overall(answer, program.title, t)}</h3>
      <ul role="list" className={styles['criteria']}>
        {answer.criteria.map((criterion) => (
          <li key={criterion.name} data-verdict={criterion.verdict}>
            <p>
              {messages.criteria[criterion.name]} <strong>{messages[criterion.verdict]}</strong>
            </p>
            <p>{criterionReason(criterion, answer, applicant, lang, t)}</p>
          </li>
        ))}
      </ul>
      {secondWay && <p>{secondWay}</p>}
      <p className={styles['intake']}>{intakeSentence(answer, lang, t)}</p>
      <div className={styles['send']}>
        <Action href={siteLink(`${page}?${query}#form`, lang)}>{messages.send}</Action>
        <p className={styles['small']}>
          {messages.sendNote} {messages.disclaimer}
        </p>
      </div>
    </div>
  );
}

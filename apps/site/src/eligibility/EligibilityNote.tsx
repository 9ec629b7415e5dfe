import type { EligibilityQuery } from '../content/eligibilityQuery.ts';
import { ownWords } from '../content/ownWords.ts';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import styles from './Eligibility.module.css';
import { countryName, intakeSentence, levelName, overall } from './words.ts';

/** Above a form: what goes along with the enquiry, so that nobody sends what they haven't seen. */
export function EligibilityNote({
  query,
  context,
}: {
  readonly query: EligibilityQuery;
  readonly context: PageContext;
}) {
  const { lang, t } = context;
  const { title, applicant, answer } = query;
  const { eligibility: messages } = t;
  const said = [
    countryName(applicant.country, lang),
    messages.qualifications[applicant.qualification],
    levelName(applicant.level, t),
    `${messages.criteria.age} ${applicant.age}`,
  ];
  return (
    <div className={styles['note']} data-eligibility-note="" {...ownWords(context)}>
      <p>
        <strong>{format(messages.noteTitle, { title })}</strong>
      </p>
      <p>
        {overall(answer, title, t)} {intakeSentence(answer, lang, t)}
      </p>
      <p>{said.join(' · ')}</p>
      <p className={styles['small']}>{messages.sendNote}</p>
    </div>
  );
}

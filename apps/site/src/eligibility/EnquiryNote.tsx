import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import styles from './Eligibility.module.css';
import type { Enquiry } from './enquiryOf.ts';
import { countryName, intakeSentence, levelName, overall } from './words.ts';

/** Above a form: what goes along with the enquiry, so that nobody sends what they haven't seen. */
export function EnquiryNote({ enquiry, context: { lang, t } }: { readonly enquiry: Enquiry; readonly context: PageContext }) {
  const { title, applicant, answer } = enquiry;
  const { eligibility: words } = t;
  const said = [
    countryName(applicant.country, lang),
    words.qualifications[applicant.qualification],
    levelName(applicant.level, t),
    `${words.criteria.age} ${applicant.age}`,
  ];
  return (
    <div className={styles['note']} data-enquiry="">
      <p>
        <strong>{format(words.noteTitle, { title })}</strong>
      </p>
      <p>
        {overall(answer, title, t)} {intakeSentence(answer, lang, t)}
      </p>
      <p>{said.join(' · ')}</p>
      <p className={styles['small']}>{words.sendNote}</p>
    </div>
  );
}

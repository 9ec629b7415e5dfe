import type { ProgramFacts } from '@concierge/contract/program';
import { format } from '../../i18n/format.ts';
import type { Strings } from '../../i18n/types.ts';
import styles from './Requirements.module.css';

interface Props {
  facts: ProgramFacts;
  prerequisites: string | undefined;
  t: Strings['program'];
}

/** Ways into a programme, numbered: each one qualification with what comes with it. */
export const Requirements = ({ facts, prerequisites, t }: Props) => (
  <>
    {prerequisites ? <p className={styles['lead']}>{prerequisites}</p> : null}
    <ol role="list" className={styles['ways']}>
      {facts.requirements.map(({ qualification, language_level, minimum_age, note }) => (
        <li key={qualification}>
          <p>{qualification}</p>
          <p className={styles['more']}>
            {[
              language_level && `${t.languageLevel}: ${language_level}`,
              minimum_age !== undefined && format(t.minimumAge, { n: minimum_age }),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  </>
);

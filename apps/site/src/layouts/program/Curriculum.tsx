import type { ProgramFacts } from '@concierge/contract/program';
import { format } from '../../i18n/format.ts';
import type { Strings } from '../../i18n/types.ts';
import styles from './Curriculum.module.css';

interface Props {
  terms: ProgramFacts['curriculum'];
  t: Strings['program'];
}

/** The curriculum by term: what the term is called, its modules, its credits. */
export const Curriculum = ({ terms, t }: Props) => (
  <ol role="list" className={styles['terms']}>
    {terms.map(({ term, modules, credits }) => (
      <li key={term}>
        <h3>{term}</h3>
        <ul role="list">
          {modules.map((module) => (
            <li key={module}>{module}</li>
          ))}
        </ul>
        {credits === undefined ? null : <p>{format(t.credits, { n: credits })}</p>}
      </li>
    ))}
  </ol>
);

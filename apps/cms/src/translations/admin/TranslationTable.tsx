import type { Lang } from '@concierge/contract/lang';
import { ActionButton } from '../../admin/ActionButton.tsx';
import frame from '../../admin/screens/OwnScreen.module.css';
import { languageNames } from '../../i18n/locales.ts';
import { type Say, sayIn } from '../../i18n/say.ts';
import type { Covered } from '../coverage/coverage.ts';
import type { TranslationCount, TranslationState } from '../coverage/states.ts';
import { stateNames } from './stateNames.ts';
import styles from './TranslationMap.module.css';

/** A row a page, a column a language; each cell leads to the page in its language. */
export function TranslationTable({
  pages,
  langs,
  language,
}: {
  readonly pages: readonly Covered[];
  /** Languages that the person may open. */
  readonly langs: readonly Lang[];
  readonly language: string;
}) {
  const say = sayIn(language);
  if (pages.length === 0) return <p>{say('No page stands so.')}</p>;
  return (
    <table className={frame['table']} data-translations="pages">
      <thead>
        <tr>
          <th scope="col">{say('Page')}</th>
          <th scope="col">{say('Brand')}</th>
          {langs.map((lang) => (
            <th scope="col" key={lang}>
              {languageNames[lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({ id, title, alias, brands, states, counts }) => (
          <tr key={id}>
            <th scope="row">
              {title}{' '}
              <span className={styles['alias']}>
                <bdi>{alias}</bdi>
              </span>
            </th>
            <td>{brands.join(' ')}</td>
            {langs.map((lang) => (
              <TranslationCell
                key={lang}
                page={id}
                lang={lang}
                state={states[lang]}
                count={counts[lang]}
                say={say}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly page: number;
  readonly lang: Lang;
  /** None where the page is on no site of that language. */
  readonly state: TranslationState | undefined;
  readonly count: TranslationCount | undefined;
  readonly say: Say;
}

const TranslationCell = ({ page, lang, state, count, say }: CellProps) => (
  <td>
    {state && (
      <a className={styles[state]} href={`/admin/collections/pages/${page}?locale=${lang}`}>
        {say(stateNames[state])}
      </a>
    )}
    {state && count && count.translated > 0 && count.translated < count.texts && (
      <span className={styles['count']}>
        {say('{n} of {m} texts', { n: count.translated, m: count.texts })}
      </span>
    )}
    {state === 'outdated' && (
      <ActionButton
        label={say('Still right')}
        url={`/api/pages/${page}/still-right/${lang}`}
        done={say('This translation counts as done.')}
      />
    )}
  </td>
);

import { langs } from '@concierge/contract/lang';
import { ActionButton } from '../../admin/ActionButton.tsx';
import frame from '../../admin/screens/OwnScreen.module.css';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Covered } from '../coverage.ts';
import { stateNames } from './stateNames.ts';
import styles from './TranslationMap.module.css';

/** A row a page, a column a language; each cell leads to the page in its language. */
export function TranslationTable({
  pages,
  language,
}: {
  readonly pages: readonly Covered[];
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
        {pages.map(({ id, title, alias, brands, states }) => (
          <tr key={id}>
            <th scope="row">
              {title}{' '}
              <span className={styles['alias']}>
                <bdi>{alias}</bdi>
              </span>
            </th>
            <td>{brands.join(' ')}</td>
            {langs.map((lang) => (
              <td key={lang}>
                <a
                  className={styles[states[lang]]}
                  href={`/admin/collections/pages/${id}?locale=${lang}`}
                >
                  {say(stateNames[states[lang]])}
                </a>
                {states[lang] === 'outdated' && (
                  <ActionButton
                    label={say('Still right')}
                    url={`/api/pages/${id}/still-right/${lang}`}
                    done={say('This translation counts as done.')}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

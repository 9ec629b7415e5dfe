import { registry } from '@concierge/brands/registry';
import type { AdminViewServerProps } from 'payload';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { chosen, countOf, coverageFor } from '../coverage.ts';
import { translationStates } from '../progress.ts';
import { spokenLangs } from '../spokenLangs.ts';
import { stateNames } from './stateNames.ts';
import styles from './TranslationMap.module.css';
import { TranslationTable } from './TranslationTable.tsx';

const here = '/admin/translations';

/**
 * Page × language × brand: what isn't translated, what changed in English since, what is done.
 * Editors see their brands.
 */
export async function TranslationMap(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { searchParams = {} } = view;
  const say = sayIn(req.i18n.language);
  const user = req.user as User | null;
  const covered = user ? await coverageFor(req.payload, user) : [];
  const text = (name: string) =>
    typeof searchParams[name] === 'string' ? searchParams[name] : undefined;
  const [brand, state, lang] = [text('brand'), text('state'), text('lang')];
  const brands = registry.filter(({ code }) => covered.some((page) => page.brands.includes(code)));
  const link = (asked: Record<string, string | undefined>) =>
    `${here}?${new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
  return (
    <OwnScreen view={view} path={here} title={say('Translations')}>
      <p>
        {say(
          'A language is missing where a page has no title in it; outdated where the English changed after it.',
        )}
      </p>
      <div className={frame['wide']}>
        <table className={frame['table']} data-translations="brands">
          <thead>
            <tr>
              <th scope="col">{say('Brand')}</th>
              {spokenLangs().map((column) => (
                <th scope="col" key={column}>
                  {languageNames[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {brands.map(({ code }) => (
              <tr key={code}>
                <th scope="row">
                  <a href={link({ brand: code })}>{code}</a>
                </th>
                {spokenLangs().map((column) => (
                  <td key={column}>
                    {translationStates.map((one) => {
                      const count = countOf(covered, code, column, one);
                      return count > 0 ? (
                        <a
                          key={one}
                          className={styles[one]}
                          href={link({ brand: code, state: one, lang: column })}
                        >
                          {say(stateNames[one])} {count}
                        </a>
                      ) : null;
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav className={frame['states']} aria-label={say('State')}>
        {[undefined, ...translationStates].map((one) => (
          <a
            key={one ?? ''}
            href={link({ brand, state: one, lang })}
            aria-current={one === state ? 'true' : undefined}
          >
            {one ? say(stateNames[one]) : say('All pages')}
          </a>
        ))}
      </nav>
      <div className={frame['wide']}>
        <TranslationTable
          pages={chosen(covered, { brand, state, lang })}
          language={req.i18n.language}
        />
      </div>
    </OwnScreen>
  );
}

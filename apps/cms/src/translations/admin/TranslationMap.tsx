import { registry } from '@concierge/brands/registry';
import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { pageNumber } from '../../admin/screens/pageNumber.ts';
import { addressWith, parameter } from '../../admin/screens/parameters.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { availableLangs } from '../availableLocales.ts';
import { countCoverage, countCovered, findCovered } from '../coverage/coverage.ts';
import { translationStates } from '../coverage/states.ts';
import { stateNames } from './stateNames.ts';
import styles from './TranslationMap.module.css';
import { TranslationTable } from './TranslationTable.tsx';

const here = '/admin/translations';
/** Pages of one list. */
const limit = 100;

/**
 * Page × language × brand: what isn't translated, or in part, what changed in English since, what
 * is done. People see their brands, in the languages that they may open.
 */
export async function TranslationMap(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const say = sayIn(req.i18n.language);
  const user = req.user as User | null;
  const [brand, lang] = [parameter(view, 'brand'), parameter(view, 'lang')];
  const state = translationStates.find((one) => one === parameter(view, 'state'));
  const part = pageNumber(parameter(view, 'page'));
  const langs = availableLangs(req);
  const chosen = langs.filter((one) => lang?.split(',').includes(one));
  const query = { brand, state, lang: (chosen.length > 0 ? chosen : langs).join() };
  const [counts, count, pages] = user
    ? await Promise.all([
        countCoverage(req.payload, user),
        countCovered(req.payload, user, query),
        findCovered(req.payload, user, { ...query, limit, offset: (part - 1) * limit }),
      ])
    : [[], 0, []];
  const brands = registry.filter(({ code }) => counts.some((one) => one.brand === code));
  const link = (params: Record<string, string | undefined>) => addressWith(here, params);
  return (
    <OwnScreen
      view={view}
      isOwn={hasRight(user?.role, 'read')}
      path={here}
      title={say('Translations')}
    >
      <p>
        {say(
          'A language is missing where a page has no title in it; partly translated where some of its texts are shown in English; outdated where the English changed after it.',
        )}
      </p>
      <div className={frame['wide']}>
        <table className={frame['table']} data-translations="brands">
          <thead>
            <tr>
              <th scope="col">{say('Brand')}</th>
              {langs.map((column) => (
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
                {langs.map((column) => (
                  <td key={column}>
                    {counts
                      .filter((one) => one.brand === code && one.lang === column && one.count > 0)
                      .map((one) => (
                        <a
                          key={one.state}
                          className={styles[one.state]}
                          href={link({ brand: code, state: one.state, lang: column })}
                        >
                          {say(stateNames[one.state])} {one.count}
                        </a>
                      ))}
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
      <p role="status" data-list-count={count}>
        {say('Pages: {n}', { n: count })}
      </p>
      <div className={frame['wide']}>
        <TranslationTable pages={pages} langs={langs} language={req.i18n.language} />
      </div>
      <nav className={frame['states']} aria-label={say('Pages of the list')}>
        {part > 1 && (
          <a href={link({ brand, state, lang, page: String(part - 1) })}>{say('Previous page')}</a>
        )}
        {part * limit < count && (
          <a href={link({ brand, state, lang, page: String(part + 1) })}>{say('Next page')}</a>
        )}
      </nav>
    </OwnScreen>
  );
}

import type { FacetName, FinderAnswer } from '@concierge/contract/finder';
import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../i18n/types.ts';
import { SchoolName } from '../ui/text/SchoolName.tsx';
import styles from './Finder.module.css';
import { facetLabel } from './facetLabel.ts';

/** Facets open at first; the others wait folded. */
const prominent: ReadonlySet<FacetName> = new Set(['school', 'level', 'subject']);

/**
 * The filters with their counts, as check boxes of the finder's form. A facet with a single value
 * tells nothing and isn't shown.
 */
export function Facets({
  facets,
  lang,
  t,
}: {
  facets: FinderAnswer['facets'];
  lang: Lang;
  t: Strings;
}) {
  return facets
    .filter(({ values }) => values.length > 1 || values.some((value) => value.chosen))
    .map(({ name, values }) => (
      <details
        key={name}
        className={styles['facet']}
        open={prominent.has(name) || values.some((value) => value.chosen)}
      >
        <summary>{t.finder[name]}</summary>
        <ul>
          {values.map(({ value, count, chosen }) => (
            <li key={value}>
              <label>
                <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
                <span>
                  {name === 'school' ? (
                    <SchoolName school={value} lang={lang} />
                  ) : (
                    facetLabel(name, value, lang, t)
                  )}
                </span>
                <span className={styles['number']}>{count}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    ));
}

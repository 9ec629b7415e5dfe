import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';
import { siteLink } from '../routing/link.ts';
import { Button } from '../ui/Button.tsx';
import { LinkList } from './LinkList.tsx';
import styles from './Search.module.css';

export interface NoResultsProps {
  readonly t: Strings;
  readonly lang: Lang;
  readonly keyword: string;
  /** Words of the index near to the query. */
  readonly near: readonly string[];
  readonly popular: readonly MenuItem[];
}

/**
 * Ways on from a search that found nothing: near matches, popular links, and admissions with the
 * query filled in.
 */
export function NoResults({ t, lang, keyword, near, popular }: NoResultsProps) {
  return (
    <section className={styles['none']}>
      <h2>{format(t.search.noResults, { keyword })}</h2>
      <p>{t.search.noResultsHint}</p>
      {near.length > 0 && (
        <p>
          {t.search.nearMatches}{' '}
          {near.map((word) => (
            <a
              key={word}
              href={siteLink(
                `/search/?${new URLSearchParams({ search_api_fulltext: word })}`,
                lang,
              )}
            >
              {word}
            </a>
          ))}
        </p>
      )}
      <p>
        <Button
          link={admissionsLink(format(t.search.askAdmissions, { keyword }), keyword)}
          lang={lang}
        />
      </p>
      <LinkList title={t.search.recommended} items={popular} lang={lang} />
    </section>
  );
}

const admissionsLink = (title: string, question: string) => ({
  title,
  url: `/contact/?${new URLSearchParams({ question })}`,
});

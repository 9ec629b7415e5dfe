import type { NewsArchive as Archive, NewsQuery } from '@concierge/contract/newsArchive';
import { newsAddress } from '@concierge/contract/newsArchive';
import { Stories } from '../blocks/NewsList/Stories.tsx';
import { Section } from '../blocks/Section.tsx';
import { ownWords } from '../content/ownWords.ts';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import { plural } from '../i18n/plural.ts';
import { siteLink } from '../routing/link.ts';
import { Pages } from '../ui/Pages.tsx';
import styles from './NewsArchive.module.css';

interface Props {
  readonly context: PageContext;
  readonly query: NewsQuery;
  readonly archive: Archive;
}

/**
 * A brand's news: categories with their numbers, a page of articles by date, and links to the
 * others; no scripts needed.
 */
export function NewsArchive({
  context,
  query,
  archive: { items, total, pages, categories },
}: Props) {
  const { lang, t } = context;
  const address = (part: Partial<NewsQuery>) =>
    siteLink(`/news/${newsAddress({ ...query, page: 1, ...part })}`, lang);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ value: undefined, count: all }, ...categories];
  return (
    <Section block={{ type: 'news_archive', lang: ownWords(context).lang }}>
      {categories.length > 1 && (
        <nav aria-label={t.news.category}>
          <ul role="list" className={styles['categories']}>
            {choices.map(({ value, count }) => (
              <li key={value ?? 'all'}>
                <a
                  href={address({ category: value })}
                  aria-current={value === query.category ? 'page' : undefined}
                >
                  {value ? t.news.categories[value] : t.news.allCategories} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className={styles['count']}>{plural(lang, t.news.count, total)}</h2>
      {items.length > 0 && <Stories items={items} variant="archive" context={context} level={3} />}
      {total === 0 && <p role="status">{t.news.empty}</p>}
      {total > 0 && items.length === 0 && (
        <p role="status">
          {format(t.pagination.beyond, { n: query.page })}{' '}
          <a href={address({})}>{t.pagination.first}</a>
        </p>
      )}
      <div className={styles['more']}>
        <Pages t={t} page={query.page} total={pages} address={(page) => address({ page })} />
        <a href={`/${lang}/feed/news.xml`}>{t.news.rss}</a>
      </div>
    </Section>
  );
}

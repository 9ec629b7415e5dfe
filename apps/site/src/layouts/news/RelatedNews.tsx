import type { NewsTeaser } from '@concierge/contract/news';
import { swissZone } from '@concierge/contract/swissZone';
import type { PageContext } from '../../content/pageContext.ts';
import { dayFormat } from '../../i18n/formats.ts';
import { siteLink } from '../../routing/link.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';
import styles from './RelatedNews.module.css';

/** News to read on with: the first large, the others beside it; nothing where there is none. */
export function RelatedNews({
  news,
  context,
}: {
  news: readonly NewsTeaser[];
  context: PageContext;
}) {
  if (news.length === 0) return null;
  const { lang, t } = context;
  const day = dayFormat(lang, swissZone);
  return (
    <section className={styles['related']} data-tone="tint" data-noprint>
      <div className="wrap">
        <h2>{t.news.related}</h2>
        <ul role="list" className={styles['list']}>
          {news.slice(0, 3).map(({ title, alias, image, facts, field_lead, lang: own }) => (
            <li key={alias}>
              {image ? (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="(width >= 768px) 40vw, 100vw"
                  className={styles['picture']}
                />
              ) : null}
              <h3>
                <a href={siteLink(alias, lang)}>
                  <TextIn lang={own}>{title}</TextIn>
                </a>
              </h3>
              <p>
                <time dateTime={facts.date}>{day.format(new Date(facts.date))}</time>
              </p>
              {field_lead ? (
                <p className={styles['lead']}>
                  <TextIn lang={own}>{field_lead}</TextIn>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

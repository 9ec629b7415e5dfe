import { swissZone } from '@concierge/contract/swissZone';
import { format } from '../../i18n/format.ts';
import { dayFormat } from '../../i18n/formats.ts';
import { plural } from '../../i18n/plural.ts';
import { openingSizes } from '../../ui/media/openingSizes.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PageText } from '../parts/PageText.tsx';
import { pageLine } from '../parts/pageLine.tsx';
import styles from './NewsLayout.module.css';
import { RelatedNews } from './RelatedNews.tsx';

/**
 * A news article: date and author in the margin, the text in a reading column, the picture across
 * both.
 */
export function NewsLayout({ context, node, tone, children }: LayoutProps) {
  const { lang, t } = context;
  const facts = node.news;
  const lead = pageLine(node, 'field_lead');
  const day = dayFormat(lang, swissZone);
  return (
    <>
      <article className={styles['article']} data-tone={tone}>
        <div className={`wrap grid ${styles['body']}`}>
          <header
            className={styles['head']}
            {...(opensWithHero(node) ? {} : { 'data-menu-background': '' })}
          >
            <Breadcrumbs trail={node.breadcrumbs} lang={lang} label={t.common.breadcrumbs} />
            {opensWithHero(node) ? null : <h1>{node.title}</h1>}
            {lead ? <p className={styles['lead']}>{lead}</p> : null}
          </header>
          {node.field_hero_image && !opensWithHero(node) ? (
            <figure className={styles['figure']}>
              <Picture
                image={node.field_hero_image}
                sizes={openingSizes.news}
                priority
                quality={90}
                className={styles['picture']}
              />
            </figure>
          ) : null}
          {facts ? (
            <div className={styles['meta']}>
              <p className="mark">{t.news.categories[facts.category]}</p>
              <p>
                <time dateTime={facts.date}>{day.format(new Date(facts.date))}</time>
              </p>
              {facts.author ? <p>{format(t.news.by, { author: facts.author })}</p> : null}
              {facts.reading_time === undefined ? null : (
                <p>{plural(lang, t.news.readingTime, facts.reading_time)}</p>
              )}
            </div>
          ) : null}
          {node.body ? (
            <div className={styles['text']}>
              <PageText node={node} field="body" lang={lang} />
            </div>
          ) : null}
        </div>
      </article>
      {children}
      <RelatedNews news={node.related_news} context={context} />
    </>
  );
}

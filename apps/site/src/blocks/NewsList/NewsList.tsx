import type { NewsTeaser } from '@concierge/contract/news';
import { localeOf } from '../../i18n/locale.ts';
import { cx } from '../../ui/cx.ts';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BlockContext, BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './NewsList.module.css';

/** Latest news. `lead`: one large story and a column of others; `grid`: three to a row; `archive`: lines by date. */
export function NewsList({ block, context, level }: BlockProps<'news_list'>) {
  const { items, field_pretitle, field_title, field_link, field_variant } = block;
  const itemLevel = field_title ? below(level) : level;
  return (
    <Section block={block}>
      <SectionHead pretitle={field_pretitle} title={field_title} link={field_link} lang={context.lang} level={level} />
      {items.length === 0 && <p className={styles['empty']}>{context.t.news.empty}</p>}
      {items.length > 0 && (
        <ul role="list" className={cx(styles['list'], styles[field_variant])}>
          {items.map((item, index) => (
            <li key={item.alias + String(index)}>
              <Story
                item={item}
                context={context}
                level={itemLevel}
                pictured={field_variant === 'grid' || (field_variant === 'lead' && index === 0)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface StoryProps {
  item: NewsTeaser;
  context: BlockContext;
  level: HeadingLevel;
  pictured: boolean;
}

function Story({ item: { title, alias, field_lead, image, facts }, context: { lang, t }, level, pictured }: StoryProps) {
  const date = new Intl.DateTimeFormat(localeOf[lang], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Zurich' });
  return (
    <article className={styles['story']}>
      {pictured &&
        (image ? (
          <Picture image={{ ...image, alt: '' }} sizes="(width >= 768px) 60vw, 100vw" className={styles['picture']} />
        ) : (
          <Placeholder className={styles['picture']} />
        ))}
      <p className={styles['meta']}>
        <time dateTime={facts.date}>{date.format(new Date(facts.date))}</time>
        <b>{t.news.categories[facts.category]}</b>
      </p>
      <Heading level={level} className={styles['title']}>
        <Link link={{ url: alias }} lang={lang} className={styles['link']}>
          {title}
        </Link>
      </Heading>
      {field_lead && <p className={styles['words']}>{field_lead}</p>}
    </article>
  );
}

import type { BlockOf } from '@concierge/contract/block';
import type { NewsTeaser } from '@concierge/contract/news';
import { swissZone } from '@concierge/contract/swissZone';
import { dayFormat } from '../../i18n/formats.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/Link.tsx';
import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';
import type { BlockContext } from '../blockProps.ts';
import styles from './NewsList.module.css';

interface Props {
  readonly items: readonly NewsTeaser[];
  readonly variant: BlockOf<'news_list'>['field_variant'];
  readonly context: Pick<BlockContext, 'lang' | 't'>;
  readonly level: HeadingLevel;
}

/** Articles in one of the arrangements of a news list. */
export const Stories = ({ items, variant, context, level }: Props) => (
  <ul role="list" className={cx(styles['list'], styles[variant])}>
    {items.map((item, index) => (
      <li key={item.alias + String(index)}>
        <Story
          item={item}
          context={context}
          level={level}
          pictured={variant === 'grid' || (variant === 'lead' && index === 0)}
        />
      </li>
    ))}
  </ul>
);

interface StoryProps {
  item: NewsTeaser;
  context: Props['context'];
  level: HeadingLevel;
  pictured: boolean;
}

function Story({
  item: { title, alias, field_lead, image, facts, lang: own },
  context: { lang, t },
  level,
  pictured,
}: StoryProps) {
  const date = dayFormat(lang, swissZone);
  return (
    <article className={styles['story']}>
      {pictured && (
        <TeaserPicture
          image={image}
          sizes="(width >= 768px) 60vw, 100vw"
          className={styles['picture']}
        />
      )}
      <p className={styles['meta']}>
        <time dateTime={facts.date}>{date.format(new Date(facts.date))}</time>
        <b>{t.news.categories[facts.category]}</b>
      </p>
      <Heading level={level} className={styles['title']}>
        <Link link={{ url: alias }} lang={lang} className={styles['link']}>
          <TextIn lang={own}>{title}</TextIn>
        </Link>
      </Heading>
      {field_lead && (
        <p className={styles['words']}>
          <TextIn lang={own}>{field_lead}</TextIn>
        </p>
      )}
    </article>
  );
}

import type { BlockOf } from '@concierge/contract/block';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { linkText } from '../../ui/linkText.ts';
import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockContext, BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Cards.module.css';

/**
 * Linked teasers. `grid`: wide and narrow by turns; `rail`: a row to push; `index`: a numbered list
 * in large type.
 */
export function Cards({ block, context, level }: BlockProps<'cards'>) {
  const { field_title, field_text, field_items, field_variant } = block;
  const pictured = field_items.some(({ image }) => image);
  const itemLevel = field_title ? below(level) : level;
  return (
    <Section block={block}>
      <SectionHead block={block} text={field_text} lang={context.lang} level={level} />
      <ul
        role="list"
        className={cx(
          styles[field_variant],
          field_variant === 'grid' && !pictured && styles['bare'],
        )}
        tabIndex={field_variant === 'rail' ? 0 : undefined}
        aria-label={field_variant === 'rail' ? (field_title ?? context.t.a11y.slider) : undefined}
      >
        {field_items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other identity.
          <li key={index} className={styles['item']}>
            <Card
              item={item}
              pictured={pictured && field_variant !== 'index'}
              {...{ context, level: itemLevel }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CardProps {
  item: BlockOf<'cards'>['field_items'][number];
  pictured: boolean;
  context: BlockContext;
  level: HeadingLevel;
}

function Card({
  item: { field_title, field_text, image, link },
  pictured,
  context: { lang },
  level,
}: CardProps) {
  return (
    <article className={styles['card']}>
      {pictured && (
        <TeaserPicture
          image={image}
          sizes="(width >= 768px) 50vw, 100vw"
          className={styles['picture']}
        />
      )}
      <div className={styles['words']}>
        <Heading level={level} className={styles['title']}>
          {link ? (
            <Link link={link} lang={lang} className={styles['link']}>
              {field_title}
            </Link>
          ) : (
            field_title
          )}
        </Heading>
        {field_text && <p>{field_text}</p>}
        {link && (
          <span className={styles['more']} aria-hidden="true">
            {linkText(link, lang)} <Icon name="arrowRight" />
          </span>
        )}
      </div>
    </article>
  );
}

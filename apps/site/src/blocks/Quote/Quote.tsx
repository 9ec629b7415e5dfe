import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Quote.module.css';

/** Somebody said it: large, with its quotation mark hung into the margin. */
export function Quote({ block }: BlockProps<'quote'>) {
  const { field_text, field_author, field_role, image } = block;
  return (
    <Section block={block}>
      <figure
        className={cx(
          'grid',
          styles['figure'],
          image && styles['pictured'],
          field_text.length > 160 && styles['long'],
        )}
      >
        {image && (
          <Picture
            image={image}
            sizes="(width >= 992px) 25vw, 60vw"
            className={styles['picture']}
          />
        )}
        <blockquote className={styles['quote']}>
          <p>{field_text}</p>
        </blockquote>
        {field_author && (
          <figcaption className={styles['by']}>
            <b>{field_author}</b>
            {field_role && <span>{field_role}</span>}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

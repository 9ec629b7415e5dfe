import { Buttons } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Pretitle } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Cta.module.css';

/**
 * Call to action across the page: a flat field of the brand's colour, the question in large type,
 * the picture cut by the gesture.
 */
export function Cta({ block, context: { lang }, level }: BlockProps<'cta'>) {
  const { field_pretitle, field_title, field_text, field_links, image } = block;
  return (
    <Section block={block} tone="brand" className={styles['section']}>
      <div className={cx('grid', styles['body'], image && styles['pictured'])}>
        <div className={styles['words']}>
          <Pretitle text={field_pretitle} />
          {field_title && (
            <Heading level={level} className={styles['title']}>
              {field_title}
            </Heading>
          )}
        </div>
        <div className={styles['aside']}>
          {field_text && <p className={styles['text']}>{field_text}</p>}
          <Buttons links={field_links} lang={lang} />
        </div>
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            sizes="(width >= 992px) 50vw, 100vw"
            className={styles['picture']}
          />
        )}
      </div>
    </Section>
  );
}

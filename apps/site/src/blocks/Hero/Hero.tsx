import { Buttons } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Media } from '../../ui/media/Media.tsx';
import { openingSizes } from '../../ui/media/openingSizes.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Pretitle } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Hero.module.css';

/**
 * Opening of a page (spec §2). `poster`: giant title, picture cut by the brand's gesture and
 * running out of the page; `split`: text and picture side by side; `stage`: a film or picture from
 * edge to edge above the title; `plain`: type only.
 */
export function Hero({ block, context: { lang, players }, level, index }: BlockProps<'hero'>) {
  const { field_pretitle, field_title, field_text, field_media, field_links, field_variant } =
    block;
  const variant = field_media ? field_variant : 'plain';
  const long = (field_title ?? '').length > 60;
  return (
    <Section block={block} bare className={cx(styles['hero'], styles[variant])}>
      <div className={cx('wrap', 'grid', styles['body'])}>
        <Pretitle text={field_pretitle} className={styles['pretitle']} />
        {field_title && (
          <div className={cx(styles['title'], long && styles['long'])}>
            <Heading level={level}>{field_title}</Heading>
          </div>
        )}
        <div className={styles['aside']}>
          {field_text && <p className={styles['lead']}>{field_text}</p>}
          <Buttons links={field_links} lang={lang} />
        </div>
        {field_media && (
          <div className={styles['stageArea']}>
            <Media
              item={field_media}
              lang={lang}
              players={players}
              sizes={variant === 'split' ? openingSizes.split : openingSizes.hero}
              priority={index === 0}
              className={styles['media']}
              title={field_title}
            />
          </div>
        )}
      </div>
    </Section>
  );
}

import { Buttons } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Media } from '../../ui/media/Media.tsx';
import { Transcript } from '../../ui/media/video/Transcript.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Pretitle } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './TextMedia.module.css';

/**
 * Text beside a media item; the picture runs out of the page on its side (spec §1, media blocks).
 */
export function TextMedia({
  block,
  context: { lang, players },
  level,
  index,
}: BlockProps<'text_media'>) {
  const { field_pretitle, field_title, field_text, field_media, field_links, field_side } = block;
  return (
    <Section block={block}>
      <div className={cx('grid', styles['body'], field_side === 'start' && styles['start'])}>
        <div className={styles['text']}>
          <Pretitle text={field_pretitle} />
          {field_title && <Heading level={level}>{field_title}</Heading>}
          <RichText text={field_text} lang={lang} level={field_title ? below(level) : level} />
          <Buttons links={field_links} lang={lang} />
        </div>
        <figure className={styles['figure']}>
          <Media
            item={field_media}
            lang={lang}
            players={players}
            sizes="(width >= 992px) 60vw, 100vw"
            priority={index === 0}
            className={styles['media']}
            title={field_title}
          />
          {field_media.field_caption && <figcaption>{field_media.field_caption}</figcaption>}
          <Transcript item={field_media} lang={lang} className={styles['transcript']} />
        </figure>
      </div>
    </Section>
  );
}

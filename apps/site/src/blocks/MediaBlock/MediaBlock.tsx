import { cx } from '../../ui/cx.ts';
import { Media, mediaImage } from '../../ui/media/Media.tsx';
import { Transcript } from '../../ui/media/video/Transcript.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './MediaBlock.module.css';

/**
 * One media item across the page (spec §1); what is higher than wide stands in half of it, its
 * caption beside it.
 */
export function MediaBlock({
  block,
  context: { lang, players },
  level,
  index,
}: BlockProps<'media'>) {
  const { field_media, field_title } = block;
  const image = field_media.type.media_type === 'image' ? mediaImage(field_media) : undefined;
  const upright = (image?.height ?? 0) > (image?.width ?? 0);
  const logo = image?.type === 'logo';
  return (
    <Section block={block}>
      <SectionHead block={block} lang={lang} level={level} />
      <figure
        className={cx(
          'grid',
          styles['figure'],
          upright && styles['upright'],
          logo && styles['logo'],
        )}
      >
        <Media
          item={field_media}
          lang={lang}
          players={players}
          sizes={upright ? '(width >= 992px) 50vw, 100vw' : '100vw'}
          priority={index === 0}
          natural={upright || logo}
          className={styles['media']}
          title={field_title}
        />
        {field_media.field_caption && <figcaption>{field_media.field_caption}</figcaption>}
        <Transcript item={field_media} lang={lang} className={styles['transcript']} />
      </figure>
    </Section>
  );
}

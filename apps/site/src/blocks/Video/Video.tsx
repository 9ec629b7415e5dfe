import { cx } from '../../ui/cx.ts';
import { Media } from '../../ui/media/Media.tsx';
import { Transcript } from '../../ui/media/video/Transcript.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Video.module.css';

/**
 * A film with a title: on the dark ground unless the editor chose another, ten columns wide (spec
 * §3, §9).
 */
export function Video({ block, context: { lang, players }, level, index }: BlockProps<'video'>) {
  const { field_media, field_title, field_text } = block;
  return (
    <Section block={block} tone="ink">
      <SectionHead block={block} text={field_text} lang={lang} level={level} />
      <figure className={cx('grid', styles['figure'])}>
        <Media
          item={field_media}
          lang={lang}
          players={players}
          sizes="(width >= 992px) 80vw, 100vw"
          priority={index === 0}
          title={field_title}
          className={styles['film']}
        />
        {field_media.field_caption && <figcaption>{field_media.field_caption}</figcaption>}
        <Transcript item={field_media} lang={lang} className={styles['transcript']} />
      </figure>
    </Section>
  );
}

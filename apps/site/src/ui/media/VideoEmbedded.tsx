import type { Image } from '@concierge/contract/image';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import { stringsOf } from '../../i18n/strings.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import styles from './Media.module.css';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { videoEmbed } from './videoEmbed.ts';

interface Props {
  url: string;
  poster: Image | undefined;
  lang: Lang;
  sizes: string;
  priority?: boolean;
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * A film at YouTube or Vimeo behind our own poster (spec §9): nothing of theirs is loaded before a
 * click, and without scripts the link leads to the film's page. An address of neither is a plain
 * link.
 */
export function VideoEmbedded({
  url,
  poster,
  lang,
  sizes,
  priority = false,
  title,
  className,
}: Props) {
  const { media } = stringsOf(lang);
  const embed = videoEmbed(url);
  const host = embed?.provider === 'vimeo' ? 'Vimeo' : 'YouTube';
  return (
    <span className={cx(styles['player'], className)}>
      <a
        className={styles['facade']}
        href={embed?.watch ?? url}
        rel="noopener"
        data-embed={embed?.src}
        data-title={title}
      >
        {poster ? (
          <Picture
            image={{ ...poster, alt: '' }}
            sizes={sizes}
            quality={90}
            priority={priority}
            className={styles['poster']}
          />
        ) : (
          <Placeholder className={styles['poster']} />
        )}
        <span className={styles['play']}>
          <Icon name="play" />
          <span>
            {media.playVideo}
            {title && <span className="visually-hidden">: {title}</span>}
            {embed && (
              <span className={styles['notice']}> {format(media.embedNotice, { host })}</span>
            )}
          </span>
        </span>
      </a>
    </span>
  );
}

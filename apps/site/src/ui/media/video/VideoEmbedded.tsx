import type { Image } from '@concierge/contract/image';
import type { Lang } from '@concierge/contract/lang';
import type { Vendor } from '@concierge/contract/vendors';
import { format } from '../../../i18n/format.ts';
import { interfaceStrings } from '../../../i18n/strings.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../Icon.tsx';
import styles from '../Media.module.css';
import { Picture } from '../Picture.tsx';
import { Placeholder } from '../Placeholder.tsx';
import { videoEmbed } from './videoEmbed.ts';

interface Props {
  url: string;
  poster: Image | undefined;
  lang: Lang;
  players: readonly Vendor[];
  sizes: string;
  priority?: boolean;
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * A film at YouTube or Vimeo behind our own poster (spec §9): nothing of theirs is loaded before a
 * click, and without scripts the link leads to the film's page. Where the brand has not chosen the
 * host, and for an address of neither, it is that link alone.
 */
export function VideoEmbedded({
  url,
  poster,
  lang,
  players,
  sizes,
  priority = false,
  title,
  className,
}: Props) {
  const { media } = interfaceStrings(lang);
  const embed = videoEmbed(url);
  const host = embed?.provider === 'vimeo' ? 'Vimeo' : 'YouTube';
  const plays = embed !== undefined && players.includes(embed.provider);
  return (
    <span className={cx(styles['player'], className)}>
      <a
        className={styles['facade']}
        href={embed?.watch ?? url}
        rel="noopener"
        data-embed={plays ? embed.src : undefined}
        data-title={plays ? title || format(media.frameTitle, { host }) : undefined}
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
            {embed && !plays ? format(media.watchAt, { host }) : media.playVideo}
            {title && <span className="visually-hidden">: {title}</span>}
            {plays && (
              <span className={styles['notice']}> {format(media.embedNotice, { host })}</span>
            )}
          </span>
        </span>
      </a>
    </span>
  );
}

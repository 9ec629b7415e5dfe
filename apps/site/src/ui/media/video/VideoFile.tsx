import type { Lang } from '@concierge/contract/lang';
import type { MediaItem } from '@concierge/contract/media';
import { interfaceStrings } from '../../../i18n/strings.ts';
import { imageUrl, mediaUrl } from '../../../routing/imageUrl.ts';
import { cx } from '../../cx.ts';
import styles from '../Media.module.css';
import { captionTracks } from './captionTracks.tsx';

interface Props {
  item: MediaItem;
  lang: Lang;
  /** Whether it opens the page: its poster then comes with the page. */
  priority?: boolean;
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * An uploaded film: its mobile file at 992 px and less (spec §4, §9), its poster and captions, and
 * nothing of the film loaded before it is played. Without scripts it stands there with its poster
 * at once.
 */
export function VideoFile({ item, lang, priority = false, title, className }: Props) {
  const { media } = interfaceStrings(lang);
  const [desktop] = item.field_media_video_file;
  const [mobile] = item.field_video_responsive;
  // One size serves all, so a phone's.
  const poster = item.field_poster && imageUrl(item.field_poster.url, 828, 75, 'webp');
  const film = (
    shown: { poster: string | undefined } | { 'data-frame': ''; 'data-poster': string },
  ) => (
    <video
      className={cx(styles['film'], className)}
      controls
      playsInline
      preload="none"
      {...shown}
      aria-label={title}
    >
      {mobile && (
        <source
          media="(max-width: 992px)"
          src={mediaUrl(mobile.url)}
          type={videoMediaType(mobile.url)}
        />
      )}
      {desktop && <source src={mediaUrl(desktop.url)} type={videoMediaType(desktop.url)} />}
      {captionTracks(item, lang)}
      {media.noVideo}
    </video>
  );
  if (priority || !poster) return film({ poster });
  return (
    <>
      {/* Its poster waits for the frame to come near (lazy.client.ts). */}
      {film({ 'data-frame': '', 'data-poster': poster })}
      <noscript className={styles['plain']}>{film({ poster })}</noscript>
    </>
  );
}

/** Media type by the file's ending; MP4 where it is unknown. */
const videoMediaType = (url: string) => (/\.webm($|\?)/i.test(url) ? 'video/webm' : 'video/mp4');

import type { Image } from '@concierge/contract/image';
import type { Lang } from '@concierge/contract/lang';
import type { MediaItem } from '@concierge/contract/media';
import type { Vendor } from '@concierge/contract/vendors';
import { cx } from '../cx.ts';
import { Link } from '../Link.tsx';
import styles from './Media.module.css';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';
import { VideoEmbedded } from './video/VideoEmbedded.tsx';
import { VideoFile } from './video/VideoFile.tsx';

interface Props {
  item: MediaItem;
  lang: Lang;
  /** Whose films play within the page; others are links. */
  players: readonly Vendor[];
  sizes: string;
  priority?: boolean;
  natural?: boolean;
  className?: string | undefined;
  /** What a film is called, where the item has no caption. */
  title?: string | undefined;
}

/**
 * A media item of spec §3: a picture at quality 90 (§9), an uploaded film, or an embedded one;
 * where it has nothing to show, the brand's mark.
 */
export function Media({
  item,
  lang,
  players,
  sizes,
  priority = false,
  natural = false,
  className,
  title,
}: Props) {
  const name = cx(styles['media'], className);
  const [embed] = item.field_media_oembed_video;
  const filmTitle = item.field_caption ?? title ?? item.field_poster?.alt;
  switch (item.type.media_type) {
    case 'remote_video':
      if (embed)
        return (
          <VideoEmbedded
            url={embed}
            poster={mediaPoster(item)}
            {...{ lang, players, sizes, priority, title: filmTitle, className: name }}
          />
        );
      break;
    case 'video':
      if (item.field_media_video_file[0])
        return <VideoFile {...{ item, lang, priority, title: filmTitle, className: name }} />;
      break;
    case 'image':
  }
  const image = mediaImage(item);
  if (!image) return <Placeholder className={name} />;
  const picture = (
    <Picture {...{ image, sizes, priority, natural, className: name }} quality={90} />
  );
  return item.field_url ? (
    <Link link={{ url: item.field_url.url }} lang={lang} className={styles['link']}>
      {picture}
      {!image.alt && (
        <span className="visually-hidden">{item.field_caption ?? title ?? item.field_url.url}</span>
      )}
    </Link>
  ) : (
    picture
  );
}

/**
 * The picture of an item: the first of the list, else the single one (a logo: spec §3), else a
 * film's poster.
 */
export const mediaImage = (item: MediaItem): Image | undefined =>
  item.field_media_image[0] ?? item.field_media_image_1 ?? item.field_poster;

const mediaPoster = (item: MediaItem): Image | undefined =>
  item.field_poster ?? item.field_media_image[0] ?? item.field_media_image_1;

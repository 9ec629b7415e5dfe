import type { Image } from '@concierge/contract/image';
import { styledImageUrl } from '../../../routing/imageUrl.ts';
import styles from './MenuPicture.module.css';

/**
 * A picture of a submenu in the menu image style, 290 by 260 (spec §9); fetched when its menu
 * opens.
 */
export const MenuPicture = ({ image }: { image: Image }) => (
  <picture className={styles['picture']}>
    <source type="image/avif" srcSet={styledImageUrl(image.url, '290x260', 'avif', image)} />
    <img
      src={styledImageUrl(image.url, '290x260', 'webp', image)}
      alt=""
      width={290}
      height={260}
      loading="lazy"
      decoding="async"
    />
  </picture>
);

import type { Lang } from '@concierge/contract/lang';
import type { Link } from '@concierge/contract/link';
import { siteLink } from '../../routing/link.ts';
import { linkClasses } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Floating.module.css';

interface Props {
  items: readonly Link[];
  lang: Lang;
  label: string;
}

/**
 * Floating calls to action (spec §3): they slide out past 400 px (§4, thresholds.client.ts);
 * without scripts they stand there always.
 */
export function FloatingCtas({ items, lang, label }: Props) {
  if (items.length === 0) return null;
  return (
    <nav className={styles['ctas']} aria-label={label} data-chrome data-floating-ctas>
      {items.map((item) => (
        <a
          key={item.url}
          href={siteLink(item.url, lang)}
          target={item.options?.attributes?.target}
          rel={item.options?.attributes?.target === '_blank' ? 'noopener' : undefined}
          className={linkClasses(item).join(' ') || undefined}
        >
          {item.title}
          <Icon name="arrowRight" />
        </a>
      ))}
    </nav>
  );
}

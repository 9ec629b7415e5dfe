import type { Lang } from '@concierge/contract/lang';
import type { Link } from '@concierge/contract/link';
import { siteLink } from '../../routing/link.ts';
import { linkClasses } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HeaderButtons.module.css';

/** The header's buttons once more, as large lines with an arrow (spec §2, footer). */
export const HeaderButtons = ({ links, lang }: { links: readonly Link[]; lang: Lang }) => (
  <ul role="list" className={styles['buttons']}>
    {links.map((link) => (
      <li key={link.url}>
        <a
          href={siteLink(link.url, lang)}
          className={linkClasses(link).join(' ') || undefined}
          target={link.options?.attributes?.target}
        >
          {link.title}
          <Icon name="arrowRight" />
        </a>
      </li>
    ))}
  </ul>
);

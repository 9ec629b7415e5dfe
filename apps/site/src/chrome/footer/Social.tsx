import type { Link } from '@concierge/contract/link';
import { linkClasses } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isIconName } from '../../ui/icons.ts';
import styles from './Social.module.css';

/** Social icons (spec §2, footer); the class names the icon, a link without one shows its title. */
export const Social = ({ links, label }: { links: readonly Link[]; label: string }) => (
  <ul role="list" className={styles['social']} aria-label={label}>
    {links.map((link) => {
      const icon = linkClasses(link).find(isIconName);
      return (
        <li key={link.url}>
          <a href={link.url} rel="noopener" target={link.options?.attributes?.target}>
            {icon ? <Icon name={icon} label={link.title} /> : link.title}
          </a>
        </li>
      );
    })}
  </ul>
);

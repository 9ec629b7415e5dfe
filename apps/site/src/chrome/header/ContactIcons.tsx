import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { linkClasses, menuHref, shown } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import styles from './ContactIcons.module.css';

/** Icon by the class that editors give the item (contract, `headertopmost`). */
const iconByClass: Record<string, IconName> = {
  wechat: 'wechat',
  whatsapp: 'whatsapp',
  'student-portal': 'studentPortal',
  search: 'search',
};

/**
 * The contact icons of the top bar: wechat, whatsapp, student portal, search (spec §2). The search
 * link is the panel's hook.
 */
export const ContactIcons = ({ items, lang }: { items: readonly MenuItem[]; lang: Lang }) => (
  <ul role="list" className={styles['icons']}>
    {shown(items).map((item) => {
      const name = linkClasses(item).find((candidate) => Object.hasOwn(iconByClass, candidate));
      const href = menuHref(item, lang);
      if (href === undefined) return null;
      const icon = name === undefined ? undefined : iconByClass[name];
      return (
        <li key={item.title}>
          <a
            href={href}
            data-search-open={name === 'search' ? '' : undefined}
            rel={item.external ? 'noopener' : undefined}
          >
            {icon ? <Icon name={icon} /> : null}
            <span className={icon ? styles['label'] : undefined}>{item.title}</span>
          </a>
        </li>
      );
    })}
  </ul>
);

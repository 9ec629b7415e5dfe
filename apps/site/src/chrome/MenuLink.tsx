import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import type { ReactNode } from 'react';
import { linkClasses, menuHref } from '../routing/menuLink.ts';

interface Props {
  item: MenuItem;
  lang: Lang;
  /** Path of this page; the link to it is marked as the current one. */
  path?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Link of a menu item with the editors' class names (spec §3); plain text where the item has no
 * address.
 */
export function MenuLink({ item, lang, path, className, children = item.title }: Props) {
  const href = menuHref(item, lang);
  const classes = [className, ...linkClasses(item)].filter(Boolean).join(' ') || undefined;
  if (href === undefined) return <span className={classes}>{children}</span>;
  return (
    <a
      href={href}
      className={classes}
      aria-current={href === path ? 'page' : undefined}
      rel={item.external ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}

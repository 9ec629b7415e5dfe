import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { shown } from '../routing/menuLink.ts';
import { MenuLink } from './MenuLink.tsx';

interface Props {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
}

/** Entries of a list: the links of these menu items, if they are switched on. */
export const MenuItems = ({ items, lang, path }: Props) =>
  shown(items).map((item) => (
    <li key={item.title}>
      <MenuLink item={item} lang={lang} path={path} />
    </li>
  ));

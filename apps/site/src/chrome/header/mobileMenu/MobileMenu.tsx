import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import type { MenuItem, Menus } from '@concierge/contract/menu';
import type { ReactNode } from 'react';
import { format } from '../../../i18n/format.ts';
import type { Strings } from '../../../i18n/types.ts';
import { applyItems, isApply, shown } from '../../../routing/menuLink.ts';
import { SearchPanel } from '../../../search/SearchPanel.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuItems } from '../../MenuItems.tsx';
import { MenuLink } from '../../MenuLink.tsx';
import { ContactIcons } from '../ContactIcons.tsx';
import { LanguageList } from '../languages/LanguageList.tsx';
import styles from './MobileMenu.module.css';

interface Props {
  brand: BrandDefinition;
  menus: Menus;
  languageLinks: ReactNode;
  lang: Lang;
  path: string;
  t: Strings;
}

/**
 * The mobile menu up to 991 px (spec §2, §9): a full-screen sheet; children open as a second sheet
 * above the first. Works without scripts.
 */
export const MobileMenu = ({ brand, menus, languageLinks, lang, path, t }: Props) => (
  <details className={styles['menu']} data-mobile-menu>
    <summary className={styles['toggle']}>
      <span className={styles['closed']}>{t.nav.menu}</span>
      <span className={styles['opened']}>{t.common.close}</span>
      <span className={styles['sign']} aria-hidden="true" />
    </summary>
    <div className={styles['sheet']}>
      <LanguageList links={languageLinks} label={t.header.chooseLanguage} />
      <nav aria-label={t.nav.main}>
        <ul role="list" className={styles['list']}>
          {shown(menus.main)
            .filter((item) => !isApply(item))
            .map((item) => (
              <li key={item.title}>
                <SheetItem item={item} lang={lang} path={path} t={t.nav} />
              </li>
            ))}
        </ul>
      </nav>
      <ul role="list" className={styles['apply']}>
        {applyItems(menus.headersecondary, menus.main).map((item) => (
          <li key={item.title}>
            <MenuLink item={item} lang={lang} path={path}>
              {item.title}
              <Icon name="arrowRight" />
            </MenuLink>
          </li>
        ))}
      </ul>
      <SearchPanel lang={lang} t={t} menus={menus} brand={brand} id="sheet-search" />
      <ul role="list" className={styles['secondary']}>
        <MenuItems
          items={menus.headersecondary.filter((item) => !isApply(item))}
          lang={lang}
          path={path}
        />
      </ul>
      <div className={styles['foot']}>
        <ContactIcons items={menus.headertopmost} lang={lang} />
      </div>
    </div>
  </details>
);

function SheetItem({
  item,
  lang,
  path,
  t,
}: {
  item: MenuItem;
  lang: Lang;
  path: string;
  t: Strings['nav'];
}) {
  const children = shown(item.below);
  if (children.length === 0)
    return <MenuLink item={item} lang={lang} path={path} className={styles['link']} />;
  return (
    <details className={styles['deeper']} name="sheet">
      <summary className={styles['link']}>
        <Icon name="arrowLeft" className={styles['back']} />
        <span className={styles['name']}>{item.title}</span>
        <Icon name="arrowRight" className={styles['forth']} />
      </summary>
      <ul role="list" className={styles['sub']}>
        <li>
          <MenuLink item={item} lang={lang} path={path}>
            {format(t.overview, { title: item.title })}
          </MenuLink>
        </li>
        {children.map((child) => (
          <li key={child.title}>
            <MenuLink item={child} lang={lang} path={path}>
              {child.title}
              {child.description ? (
                <small className={child.field_description_class}>{child.description}</small>
              ) : null}
            </MenuLink>
            {child.below.length > 0 ? (
              <ul role="list">
                <MenuItems items={child.below} lang={lang} path={path} />
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

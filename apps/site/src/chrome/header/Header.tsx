import { brandTokens } from '@concierge/brands/brandTokens';
import type { ReactNode } from 'react';
import type { PageContext } from '../../content/pageContext.ts';
import { format } from '../../i18n/format.ts';
import { applyItems, isApply, linkClasses } from '../../routing/menuLink.ts';
import { MenuItems } from '../MenuItems.tsx';
import { ApplyMenu } from './ApplyMenu.tsx';
import { ContactIcons } from './ContactIcons.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { LanguageList } from './languages/LanguageList.tsx';
import { MainMenu } from './mainMenu/MainMenu.tsx';
import { MobileMenu } from './mobileMenu/MobileMenu.tsx';

interface Props {
  context: PageContext;
  /** Entries of both language selectors. */
  languageLinks: ReactNode;
  /**
   * Tone of what the page begins with, which the header lies upon until it gains its own background
   * (spec §4).
   */
  tone: 'paper' | 'tint' | 'ink' | 'brand';
}

/**
 * The header (spec §2): top bar with languages, quick links and contact icons; logo, main menu,
 * apply-now menu, mobile toggle.
 */
export function Header({ context, languageLinks, tone }: Props) {
  const { brand, lang, path, t } = context;
  const { menus } = context.shell;
  const apply = applyItems(menus.headersecondary, menus.main);
  return (
    <header className={styles['header']} data-header data-chrome data-tone={tone}>
      <div
        className={styles['top']}
        data-top-bar
        data-tone={brandTokens(brand.code).chrome?.topBar ?? 'paper'}
      >
        <LanguageList links={languageLinks} label={t.header.chooseLanguage} />
        <ul role="list" className={styles['secondary']}>
          <MenuItems
            items={menus.headersecondary.filter((item) => !isApply(item))}
            lang={lang}
            path={path}
          />
        </ul>
        <ContactIcons
          items={menus.headertopmost.filter(
            (item) => lang === 'en' || !linkClasses(item).includes('search'),
          )}
          lang={lang}
        />
      </div>
      <div className={styles['bar']}>
        <Logo code={brand.code} lang={lang} label={format(t.header.logo, { brand: brand.name })} />
        <MainMenu items={menus.main} lang={lang} path={path} t={t.nav} />
        {apply.length > 0 ? (
          <div className={styles['apply']}>
            <ApplyMenu items={apply} lang={lang} path={path} label={t.nav.applyNow} />
          </div>
        ) : null}
        <MobileMenu
          brand={brand}
          menus={menus}
          languageLinks={languageLinks}
          lang={lang}
          path={path}
          t={t}
        />
      </div>
    </header>
  );
}

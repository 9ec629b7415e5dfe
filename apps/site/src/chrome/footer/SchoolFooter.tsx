import { brandTokens } from '@concierge/brands/brandTokens';
import type { PageContext } from '../../content/pageContext.ts';
import { Colophon } from './Colophon.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import styles from './Footer.module.css';
import { FooterMenus } from './FooterMenus.tsx';
import { HeaderButtons } from './HeaderButtons.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SchoolLogos } from './SchoolLogos.tsx';

/**
 * A school's footer: where it is and how to reach it first, then menus and newsletter, then the
 * group it belongs to (spec §2).
 */
export function SchoolFooter({ context }: { context: PageContext }) {
  const { lang, t, shell } = context;
  const { blocks } = shell;
  const logos = blocks.block_school_logos?.field_logos ?? [];
  return (
    <footer className={styles['footer']} data-chrome data-layout="school" id="footer" tabIndex={-1}>
      <div className={styles['reach']} data-tone="tint">
        <div className={`wrap grid ${styles['rows']}`}>
          {blocks.block_contact_info ? (
            <ContactBlock block={blocks.block_contact_info} lang={lang} t={t.footer} />
          ) : null}
          {blocks.block_header_buttons ? (
            <div className={styles['schoolButtons']}>
              <HeaderButtons links={blocks.block_header_buttons.links} lang={lang} />
            </div>
          ) : null}
        </div>
      </div>
      <div
        className={styles['body']}
        data-tone={brandTokens(context.brand.code).chrome?.footer ?? 'ink'}
      >
        <div className={`wrap grid ${styles['rows']}`}>
          <div className={styles['schoolMenus']}>
            <FooterMenus context={context} />
          </div>
          {blocks.block_newsletter ? (
            <div className={styles['schoolNewsletter']}>
              <Newsletter block={blocks.block_newsletter} context={context} />
            </div>
          ) : null}
        </div>
        <div className={styles['group']}>
          {logos.length > 0 ? (
            <div className="wrap">
              <h2 className={styles['small']}>{t.footer.ourSchools}</h2>
              <SchoolLogos logos={logos} lang={lang} size="small" />
            </div>
          ) : null}
          <Colophon context={context} />
        </div>
      </div>
    </footer>
  );
}

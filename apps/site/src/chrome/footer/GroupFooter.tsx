import { brandTokens } from '@concierge/brands/brandTokens';
import type { PageContext } from '../../content/pageContext.ts';
import { Colophon } from './Colophon.tsx';
import styles from './Footer.module.css';
import { FooterMenus } from './FooterMenus.tsx';
import { HeaderButtons } from './HeaderButtons.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SchoolLogos } from './SchoolLogos.tsx';

/** The group's footer: the schools first and large, then the way to them (spec §2). */
export function GroupFooter({ context }: { context: PageContext }) {
  const { lang, t, shell } = context;
  const { blocks } = shell;
  const logos = blocks.block_school_logos?.field_logos ?? [];
  return (
    <footer className={styles['footer']} data-chrome data-layout="group" id="footer" tabIndex={-1}>
      {logos.length > 0 ? (
        <div className={styles['schools']} data-tone="tint">
          <h2 className="visually-hidden">{t.footer.ourSchools}</h2>
          <SchoolLogos logos={logos} lang={lang} size="large" />
        </div>
      ) : null}
      <div
        className={styles['body']}
        data-tone={brandTokens(context.brand.code).chrome?.footer ?? 'ink'}
      >
        <div className={`wrap grid ${styles['rows']}`}>
          {blocks.block_newsletter ? (
            <div className={styles['groupNewsletter']}>
              <Newsletter block={blocks.block_newsletter} context={context} />
            </div>
          ) : null}
          <div className={styles['groupMenus']}>
            <FooterMenus context={context} />
          </div>
          {blocks.block_header_buttons ? (
            <div className={styles['buttons']}>
              <HeaderButtons links={blocks.block_header_buttons.links} lang={lang} />
            </div>
          ) : null}
        </div>
        <div className={styles['group']}>
          <Colophon context={context} />
        </div>
      </div>
    </footer>
  );
}

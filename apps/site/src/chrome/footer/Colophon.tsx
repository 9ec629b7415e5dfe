import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../../content/pageContext.ts';
import { format } from '../../i18n/format.ts';
import { siteLink } from '../../routing/link.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import styles from './Colophon.module.css';
import { GroupLogo } from './GroupLogo.tsx';
import { Social } from './Social.tsx';

/**
 * The last lines of the footer (spec §2): group logo, social icons, copyright, legal links and the
 * way back to the consent choice.
 */
export function Colophon({ context }: { context: PageContext }) {
  const { brand, lang, t, shell } = context;
  const { block_group_logos, block_social, block_copyright, block_legal } = shell.blocks;
  return (
    <div className={`wrap ${styles['colophon']}`}>
      <div className={styles['row']}>
        <GroupLogo block={block_group_logos} brand={brand} label={t.footer.groupOf} lang={lang} />
        {block_social ? <Social links={block_social.links} label={t.footer.followUs} /> : null}
      </div>
      <div className={styles['row']}>
        {block_copyright ? (
          <RichText text={block_copyright.body} lang={lang} />
        ) : (
          <p>{format(t.footer.copyright, { brand: brand.name, year: swissDay().slice(0, 4) })}</p>
        )}
        <ul role="list" className={styles['legal']} aria-label={t.nav.legal}>
          {block_legal?.links.map((link) => (
            <li key={link.url}>
              <a href={siteLink(link.url, lang)}>{link.title}</a>
            </li>
          ))}
          <li>
            <button type="button" data-consent-open hidden>
              {t.footer.cookieSettings}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

import { brandTokens } from '@concierge/brands/brandTokens';
import { logoAddress, logoSvg } from '@concierge/brands/logoSvg';
import type { Lang } from '@concierge/contract/lang';
import { LogoDrawing } from '../../ui/LogoDrawing.tsx';
import styles from './Logo.module.css';

interface Props {
  code: string;
  lang: Lang;
  /** What a screen reader says, e.g. 'College Rigi, to the home page'. */
  label: string;
}

/** The brand's drawn logo; leads to the home page of the current language, `/{lang}/` (spec §2). */
export const Logo = ({ code, lang, label }: Props) => (
  <a className={styles['logo']} href={`/${lang}/`} aria-label={label}>
    <span className={styles['full']}>
      <LogoDrawing code={code}>
        <path className="logo-mark" d={brandTokens(code).gesture.mark} />
      </LogoDrawing>
    </span>
    {logoAddress(code) ? (
      <span className={styles['compact']}>
        <LogoDrawing code={code} />
      </span>
    ) : (
      <span
        className={styles['compact']}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of the brand table
        dangerouslySetInnerHTML={{ __html: logoSvg(code, 'compact') }}
      />
    )}
  </a>
);

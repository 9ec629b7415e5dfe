import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../../i18n/types.ts';
import { siteLink } from '../../routing/link.ts';
import styles from './TranslationNotice.module.css';

interface Props {
  /** Language that the text is in. */
  lang: Lang;
  /** Path of the original without language, where it is known. */
  original: string | undefined;
  t: Strings;
}

/** Says in the page's language that the text below isn't. */
export const TranslationNotice = ({ lang, original, t }: Props) => (
  <aside className={styles['notice']} data-tone="tint" data-noprint>
    <p className="wrap">
      {t.translation.notice}{' '}
      {original ? (
        <a href={siteLink(original, lang)} hrefLang={lang}>
          {t.translation.switchBack}
        </a>
      ) : null}
    </p>
  </aside>
);

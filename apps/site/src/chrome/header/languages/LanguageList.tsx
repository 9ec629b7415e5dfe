import type { Lang } from '@concierge/contract/lang';
import type { LanguageEntry } from '@concierge/contract/menu';
import type { ReactNode } from 'react';
import styles from './LanguageList.module.css';

interface Props {
  languages: readonly LanguageEntry[];
  /** Language of this page. */
  lang: Lang;
  /** Canonical origin of the brand; addresses on it become site-relative. */
  origin: string;
}

/**
 * The language selector (spec §2): plain links to the same document in the other languages. Entries
 * that the visitor's country excludes (§6) are hidden by countries.client.ts.
 */
export const LanguageList = ({ links, label }: { links: ReactNode; label: string }) => (
  <nav className={styles['languages']} aria-label={label} data-languages>
    <ul role="list">{links}</ul>
  </nav>
);

/** The selector's entries. */
export const LanguageLinks = ({ languages, lang, origin }: Props) =>
  languages.map((entry) => (
    <li key={entry.lang} data-exclude={entry.exclude_countries.join(' ') || undefined}>
      <a
        href={localAddress(entry.absolute, origin)}
        lang={entry.lang}
        hrefLang={entry.lang}
        aria-current={entry.lang === lang ? 'true' : undefined}
      >
        {entry.title}
      </a>
    </li>
  ));

const localAddress = (absolute: string, origin: string) =>
  absolute.startsWith(`${origin}/`) ? absolute.slice(origin.length) : absolute;

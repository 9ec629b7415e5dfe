import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import { siteLink } from '../../routing/link.ts';
import styles from './Breadcrumbs.module.css';

interface Props {
  trail: PageNode['breadcrumbs'];
  lang: Lang;
  label: string;
}

/** The way from the home page to this page's parent. */
export const Breadcrumbs = ({ trail, lang, label }: Props) =>
  trail.length === 0 ? null : (
    <nav className={styles['trail']} aria-label={label} data-noprint>
      <ol role="list">
        {trail.map(({ title, alias }) => (
          <li key={alias}>
            <a href={siteLink(alias, lang)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );

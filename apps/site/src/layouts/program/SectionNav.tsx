import { Icon } from '../../ui/Icon.tsx';
import styles from './SectionNav.module.css';
import type { PageSection } from './sections.ts';

interface Props {
  sections: readonly PageSection[];
  label: string;
  /** Where one applies. */
  apply: string;
  applyLabel: string;
}

/**
 * In-page navigation that stays at the top while the page scrolls; it scrolls sideways where it is
 * too long.
 */
export const SectionNav = ({ sections, label, apply, applyLabel }: Props) => (
  <div className={styles['bar']} data-tone="paper" data-noprint>
    <div className={`wrap ${styles['row']}`}>
      <nav aria-label={label}>
        <ul role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles['apply']} href={apply}>
        {applyLabel}
        <Icon name="arrowRight" />
      </a>
    </div>
  </div>
);

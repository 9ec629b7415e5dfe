import { Icon } from '../../ui/Icon.tsx';
import styles from './Floating.module.css';

/** The way back to the top; fades in past 1340 px (spec §4, thresholds.client.ts). */
export const ScrollToTop = ({ label }: { label: string }) => (
  <nav className={styles['back']} aria-label={label}>
    <a className={styles['top']} href="#top" aria-label={label} data-chrome data-scroll-top>
      <Icon name="arrowUp" />
    </a>
  </nav>
);
